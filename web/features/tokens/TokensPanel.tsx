/** Renders the tokens with which programs act on behalf of an administrator, to create and revoke. For administrators. */
import { Button } from '@chakra-ui/react';
import { CircleSlash, Plug, Plus } from 'lucide-react';
import { useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { AttemptDialog } from '../../data/AttemptDialog.tsx';
import { answerOf } from '../../data/attempt.ts';
import { useServerConfig } from '../../data/config.ts';
import { useListPage } from '../../data/list-page.ts';
import { PagedList } from '../../data/PagedList.tsx';
import { visibleText } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { roles } from '../../session/permissions.ts';
import { Caption } from '../../ui/Caption.tsx';
import { InputField } from '../../ui/form/InputField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SmallForm } from '../../ui/form/SmallForm.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { Unsaved } from '../../ui/form/unsaved.ts';
import { useForm } from '../../ui/form/use-form.ts';
import type { RowColumn } from '../../ui/list/columns.ts';
import { Modal } from '../../ui/Modal.tsx';
import { NotAvailable } from '../../ui/NotAvailable.tsx';
import { useNotice } from '../../ui/NoticeArea.tsx';
import { Secret } from '../../ui/Secret.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Badge, StateBadge } from '../../ui/StateBadge.tsx';
import { TruncatedText } from '../../ui/TruncatedText.tsx';
import { tokensTexts } from './texts/texts.ts';
import { type TokenRow_TokenFragment, useAccessTokensQuery, useCreateAccessTokenMutation, useRevokeAccessTokenMutation } from './tokens.generated.ts';

interface Props {
  pageId: string;
  page: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
}

export function TokensPanel(props: Props) {
  const text = useText(tokensTexts);
  if (useServerConfig()?.extensions !== false) return <TokensList {...props} />;
  return (
    <Sheet title={text('tokens.title')} pageId={props.pageId}>
      <NotAvailable icon={Plug} detail={text('tokens.unavailableDetail')} />
    </Sheet>
  );
}

function TokensList({ pageId, page, onPage }: Props) {
  const text = useText(tokensTexts, peopleTexts);
  const write = useValues();
  const tell = useNotice();
  const [makes, setMakes] = useState(false);
  const [ends, setEnds] = useState<TokenRow_TokenFragment>();
  const revocation = useRevokeAccessTokenMutation({ harmless: true });
  const list = useListPage({
    useQuery: useAccessTokensQuery,
    variables: (number) => ({ page: number }),
    connection: ({ accessTokens }) => accessTokens,
    page,
    onPage,
  });
  const stateOf = ({ active, revokedAt }: TokenRow_TokenFragment) => {
    if (active) return <Badge colorPalette="green">{text('person.active')}</Badge>;
    return <StateBadge state="plain">{text(revokedAt === null ? 'tokens.over' : 'tokens.revoked')}</StateBadge>;
  };
  const columns: readonly RowColumn<TokenRow_TokenFragment>[] = [
    { key: 'name', label: text('tokens.name'), kind: 'main', strong: true, cell: ({ name }) => <TruncatedText lines={2}>{write.text(name)}</TruncatedText> },
    { key: 'roles', label: text('person.roles'), kind: 'sub', width: '13%', cell: ({ roles }) => roles.map((role) => text(`role.${role}`)).join(', ') },
    { key: 'maker', label: text('tokens.maker'), kind: 'drop', width: '17%', cell: ({ createdByName }) => write.text(createdByName) },
    { key: 'used', label: text('tokens.used'), kind: 'drop', width: '17%', cell: ({ lastUsedAt }) => write.dateTime(lastUsedAt) },
    { key: 'end', label: text('tokens.end'), kind: 'sub', width: '17%', cell: ({ expiresAt }) => write.dateTime(expiresAt) },
    { key: 'state', label: text('person.status'), kind: 'state', width: '11%', cell: stateOf },
    {
      key: 'revoke',
      label: text('tokens.revoke'),
      kind: 'action',
      width: '12%',
      screenOnly: true,
      cell: (token) =>
        token.active && (
          <Button
            size="sm"
            color="fg.error"
            aria-label={text('tokens.revokeNamed', { name: token.name ?? '' })}
            onClick={() => {
              revocation.dismiss();
              setEnds(token);
            }}
          >
            <CircleSlash />
            {text('tokens.revoke')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <PagedList
        title={text('tokens.title')}
        emptyHint={text('tokens.emptyHint')}
        pageId={pageId}
        actions={
          <Button variant="solid" onClick={() => setMakes(true)}>
            <Plus />
            {text('tokens.make')}
          </Button>
        }
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
      />
      {makes && <MakeToken onClose={() => setMakes(false)} />}
      <AttemptDialog
        open={ends !== undefined}
        attempt={revocation}
        send={async () => ends && revocation.run({ tokenId: ends.id })}
        onDone={(message) => tell({ message: message ?? text('tokens.revoked') })}
        onClose={() => setEnds(undefined)}
        danger
        question={text('tokens.revokeQuestion', { name: ends?.name ?? '' })}
        detail={text('tokens.revokeDetail')}
        confirm={text('tokens.revoke')}
      />
    </>
  );
}

const lengths: readonly number[] = [7, 30, 90, 180, 366];
const longestName = 60;

/** Creates a token for a tool, and shows it once. */
function MakeToken({ onClose }: { onClose: () => void }) {
  const text = useText(tokensTexts, peopleTexts, formTexts);
  const dates = useDates();
  const { run, busy, outcome } = useCreateAccessTokenMutation();
  const made = outcome?.kind === 'done' ? outcome.payload : undefined;
  const form = useForm({
    initial: { name: '', role: 'MODERATOR', days: '90' },
    labels: { name: text('tokens.name'), role: text('person.roles'), days: text('tokens.days') },
    check: ({ name }) => ({
      name: visibleText(name) === '' ? text('form.required') : visibleText(name).length > longestName ? text('tokens.nameTooLong') : undefined,
    }),
  });
  const send = async () => {
    const { name, role, days } = form.values;
    const result = await run({ name: visibleText(name), roles: roles.filter((each) => each === role), days: Number(days) });
    if (result?.kind === 'done') form.saved();
  };
  return (
    <Modal open onClose={onClose} title={text('tokens.make')} width="640px" initialFocus={() => document.getElementById(form.field('name').id)}>
      {made?.token ? (
        <>
          <Secret label={text('tokens.once')} value={made.token} />
          <Caption as="p" mt="2">
            {text('tokens.howToSend')} {text('tokens.endsAt', { end: dates.dateTime(made.accessToken?.expiresAt ?? '') })}
          </Caption>
        </>
      ) : (
        <SmallForm form={form} {...answerOf(outcome, text, <p>{text('tokens.lost')}</p>)} submit={text('tokens.make')} onSubmit={send} busy={busy}>
          <Unsaved changed={form.changed && !busy} />
          <InputField field={form.field('name')} />
          <SelectField field={form.field('role')} choices={roles.map((value) => ({ value, label: text(`role.${value}`) }))} />
          <SelectField field={form.field('days')} choices={lengths.map((count) => ({ value: String(count), label: text('tokens.length', { count }) }))} />
        </SmallForm>
      )}
    </Modal>
  );
}
