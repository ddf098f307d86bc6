/** /profile: one's own fields, the roles to read only. Without the extension to update it says why Update is not there (decision 10). */
import { chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { outcomeOfError } from '../../data/attempt.ts';
import { useServerConfig } from '../../data/config.ts';
import { LookFirst } from '../../data/LookFirst.tsx';
import { answerOf, refusalOf } from '../../data/refusal.ts';
import type { Role } from '../../data/schema.generated.ts';
import { useServerWords } from '../../data/server-words/use-server-words.ts';
import { useText } from '../../i18n/text-context.ts';
import { AddressSection } from '../../people/AddressSection.tsx';
import { PersonSection } from '../../people/PersonSection.tsx';
import { addressLabels, checkAddress, checkName, nameLabels, type PersonValues, personInput, personValues } from '../../people/person-form.ts';
import { roles } from '../../people/roles.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { session } from '../../session/session.ts';
import { ChoicesField } from '../../ui/form/ChoicesField.tsx';
import { FormSheet } from '../../ui/form/FormSheet.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { Message } from '../../ui/Message.tsx';
import { useNotice } from '../../ui/NoticeArea.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { type ProfileQuery, useProfileQuery, useUpdateProfileMutation } from './profile.generated.ts';
import { sessionTexts } from './texts/texts.ts';

type Profile = NonNullable<ProfileQuery['profile']>;

interface ProfileValues extends PersonValues {
  roles: readonly Role[];
}

interface Props {
  /** This page. */
  lookTo: string;
  onCancel: () => void;
}

export function ProfilePage({ lookTo, onCancel }: Props) {
  const text = useText(sessionTexts);
  const inWords = useServerWords();
  const { data, error, refetch } = useProfileQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const profile = data?.profile;
  return (
    <Sheet title={text('session.profile')} place="profile">
      {profile ? (
        <ProfileForm key={profile.id} profile={profile} lookTo={lookTo} onCancel={onCancel} />
      ) : (
        error !== undefined && (
          <>
            {/* The server's own message, in the red banner. */}
            <chakra.div px="gutter">
              <Message kind="error">{inWords(refusalOf(outcomeOfError(error), text) ?? '')}</Message>
            </chakra.div>
            <StatePanel
              picture={<WifiOff />}
              title={text('session.profileFailed')}
              actions={<RetryButton onRetry={() => void refetch().catch(() => undefined)} />}
            />
          </>
        )
      )}
    </Sheet>
  );
}

function ProfileForm({ profile, lookTo, onCancel }: Props & { profile: Profile }) {
  const text = useText(sessionTexts, peopleTexts, formTexts);
  const tell = useNotice();
  const config = useServerConfig();
  const { run, busy, outcome } = useUpdateProfileMutation();
  const form = useForm<ProfileValues>({
    initial: { ...personValues(profile), roles: profile.roles },
    labels: { ...nameLabels(text), roles: text('person.roles'), ...addressLabels(text), village: text('person.address2') },
    draft: 'profile',
    check: (values) => ({ ...checkName(values, text), ...checkAddress(values, text) }),
  });

  const submit = async () => {
    const result = await run(personInput(form.values));
    if (result?.kind !== 'done') return;
    const { message, payload } = result;
    form.saved(payload.profile ? { ...personValues(payload.profile), roles: payload.profile.roles } : form.values);
    if (payload.profile) session.updatePerson(payload.profile);
    tell({ message: message ?? text('session.profileUpdated') });
  };

  return (
    <FormSheet
      form={form}
      {...answerOf(outcome, text, <LookFirst to={lookTo} />)}
      submit={text('session.update')}
      onSubmit={submit}
      onCancel={onCancel}
      busy={busy}
      closed={config?.extensions === false ? text('session.noUpdate') : undefined}
    >
      <PersonSection form={form} own>
        <ChoicesField field={form.field('roles')} readOnly wideOnPhone choices={roles.map((value) => ({ value, label: text(`role.${value}`) }))} />
      </PersonSection>
      <AddressSection form={form} own />
    </FormSheet>
  );
}
