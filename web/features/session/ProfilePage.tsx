/** Renders /profile: the person's own fields, with read-only roles. Without the update extension it explains why there is no Update button. */
import { chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { outcomeOfError, refusalOf } from '../../data/attempt.ts';
import { useServerConfig } from '../../data/config.ts';
import type { Role } from '../../data/schema.generated.ts';
import { notAvailable } from '../../i18n/not-available.ts';
import { useText } from '../../i18n/text-context.ts';
import { AddressSection } from '../../people/AddressSection.tsx';
import { PersonSection } from '../../people/PersonSection.tsx';
import { addressLabels, checkAddress, checkName, nameLabels, type PersonValues, personChange, personValues } from '../../people/person-form.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { type SavedRecord, useRecordForm } from '../../people/use-record-form.tsx';
import { roles } from '../../session/permissions.ts';
import { session } from '../../session/session.ts';
import { ChoicesField } from '../../ui/form/ChoicesField.tsx';
import { FormSheet } from '../../ui/form/FormSheet.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { Message } from '../../ui/Message.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { type ProfileQuery, useProfileQuery, useUpdateProfileMutation } from './account.generated.ts';
import { sessionTexts } from './texts/texts.ts';

type Profile = NonNullable<ProfileQuery['profile']>;

interface ProfileValues extends PersonValues {
  roles: readonly Role[];
}

type SavedProfile = SavedRecord<ProfileValues, number | null>;

const recordOf = ({ version, lastChange, ...profile }: Profile): SavedProfile => ({
  version,
  values: { ...personValues(profile), roles: profile.roles },
  by: lastChange?.employee?.name,
  at: lastChange?.at,
});

interface Props {
  /** Path of this page. */
  checkPath: string;
  onCancel: () => void;
}

export function ProfilePage({ checkPath, onCancel }: Props) {
  const text = useText(sessionTexts);
  const { data, error, refetch } = useProfileQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const profile = data?.profile;
  const readSaved = async () => {
    const latest = (await refetch().catch(() => undefined))?.data?.profile;
    return latest ? recordOf(latest) : undefined;
  };
  return (
    <Sheet title={text('session.profile')} pageId="profile">
      {profile ? (
        <ProfileForm key={profile.id} saved={recordOf(profile)} readSaved={readSaved} checkPath={checkPath} onCancel={onCancel} />
      ) : (
        error !== undefined && (
          <>
            {/* The server's own message, in the red banner. */}
            <chakra.div px="gutter">
              <Message kind="error">{refusalOf(outcomeOfError(error), text)}</Message>
            </chakra.div>
            <StatePanel picture={<WifiOff />} title={text('session.profileFailed')} actions={<RetryButton onRetry={() => void refetch()} />} />
          </>
        )
      )}
    </Sheet>
  );
}

interface FormProps extends Props {
  saved: SavedProfile;
  /** Refetches the saved profile. */
  readSaved: () => Promise<SavedProfile | undefined>;
}

function ProfileForm({ saved, readSaved, checkPath, onCancel }: FormProps) {
  const text = useText(sessionTexts, peopleTexts, formTexts);
  const config = useServerConfig();
  const { form, save, restart, conflict, sheet } = useRecordForm({
    pageId: 'profile',
    saved,
    labels: { ...nameLabels(text), roles: text('person.roles'), ...addressLabels(text), village: text('person.address2') },
    check: (values) => ({ ...checkName(values, text), ...checkAddress(values, text) }),
    readSaved,
    inWords: (values, field) => (field === 'roles' ? values.roles.map((role) => text(`role.${role}`)).join(', ') : undefined),
    attempt: useUpdateProfileMutation(),
    inputOf: ({ roles: _roles, ...person }, version) => ({ ...personChange(person), version }),
    checkPath,
  });

  const submit = async () => {
    const answer = await save();
    if (!answer?.profile) return;
    restart(recordOf(answer.profile));
    session.updatePerson(answer.profile);
  };

  return (
    <FormSheet
      {...sheet}
      submit={text('session.update')}
      onSubmit={submit}
      onCancel={onCancel}
      closed={config?.extensions === false ? notAvailable(text) : undefined}
    >
      {conflict}
      <PersonSection form={form} own>
        <ChoicesField field={form.field('roles')} readOnly wideOnPhone choices={roles.map((value) => ({ value, label: text(`role.${value}`) }))} />
      </PersonSection>
      <AddressSection form={form} own />
    </FormSheet>
  );
}
