/** How a person or a shop is named in one line. */

interface Named {
  readonly firstName: string;
  readonly middleName?: string | null;
  readonly lastName: string;
}

export function fullName({ firstName, middleName, lastName }: Named): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}
