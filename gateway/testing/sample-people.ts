/** The people of the sample REST API and their accounts. */
import type { roleWords } from '../../rest/contract/fields.ts';

export interface SampleEmployee {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly active: boolean;
  readonly roles: readonly (keyof typeof roleWords)[];
  readonly profilePicture: string | null;
  readonly addressDetails: { readonly taluka: string; readonly district: string; readonly state: string };
}

const people = (count: number, firstId: number, role: keyof typeof roleWords): SampleEmployee[] =>
  Array.from({ length: count }, (_, step) => {
    const id = firstId + step;
    return {
      id,
      firstName: `Sample${id}`,
      lastName: 'Patil',
      email: `sample${id}@example.in`,
      phoneNumber: String(9_800_000_000 + id),
      active: id % 7 !== 0,
      roles: [role],
      profilePicture: null,
      addressDetails: { taluka: 'Shirur', district: 'Pune', state: 'Maharashtra' },
    };
  });

export const sampleEmployees: readonly SampleEmployee[] = [...people(24, 100, 'ROLE_USER'), ...people(2, 20, 'ROLE_MODERATOR'), ...people(1, 1, 'ROLE_ADMIN')];

/** User names of the accounts, which are also their tokens, with the ids of their people. Every password is `password`. */
export const sampleAccounts = { admin: 1, moderator: 20, user: 100 } as const;
