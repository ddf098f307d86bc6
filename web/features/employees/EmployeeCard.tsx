/** Renders the right card of the workspace: the employee's details and an admin's actions. On narrow screens, a strip above the sheet. */
import type { FragmentType } from '@apollo/client';
import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDates } from '../../calendar/use-dates.ts';
import { OutcomeMessage } from '../../data/OutcomeMessage.tsx';
import { joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { ActiveBadge } from '../../people/ActiveBadge.tsx';
import { Phone } from '../../people/Phone.tsx';
import { peopleTexts } from '../../people/texts/texts.ts';
import { Caption } from '../../ui/Caption.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Secret } from '../../ui/Secret.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { type EmployeeCard_EmployeeFragment, useEmployeeCard_EmployeeFragment, useMakePasswordLinkMutation } from './employees.generated.ts';
import { employeesTexts } from './texts/texts.ts';

interface Props {
  employee: FragmentType<EmployeeCard_EmployeeFragment>;
  /** Buttons in one column. */
  actions?: ReactNode;
}

/** Reserves the height of the card, so the page does not move when the employee loads. */
export function EmployeeCardRoom({ withActions }: { withActions: boolean }) {
  return <chakra.div w={{ xl: '256px' }} h={{ base: withActions ? '117px' : '69px', md: '69px', xl: 'auto' }} flexShrink="0" _print={{ display: 'none' }} />;
}

export function EmployeeCard({ employee, actions }: Props) {
  const text = useText(employeesTexts, peopleTexts);
  const [open, setOpen] = useState(false);
  const Chevron = open ? ChevronUp : ChevronDown;
  const person = useEmployeeCard_EmployeeFragment(employee);
  if (person === undefined) return null;
  const { id, firstName, middleName, lastName, phoneNumber, active, pictures } = person;
  const none = text('value.none');
  const fact = { css: { '& > dt': { color: 'fg.muted', fontSize: '13px', lineHeight: '18px' } }, mb: { xl: '2' }, overflowWrap: 'anywhere' } as const;
  return (
    <chakra.aside
      aria-label={text('employees.card')}
      p={{ base: '2.5', xl: '4' }}
      px={{ base: '4', md: '5', xl: '4' }}
      w={{ xl: '256px' }}
      flexShrink="0"
      borderInlineStartWidth={{ md: '1px', xl: '0' }}
      borderBottomWidth={{ base: '1px', xl: '0' }}
      position={{ base: 'relative', xl: 'static' }}
      _print={{ display: 'none' }}
    >
      <chakra.div
        display={{ base: 'flex', xl: 'block' }}
        flexWrap="wrap"
        alignItems="center"
        columnGap="6"
        rowGap="2"
        px={{ xl: '3.5' }}
        py={{ xl: '3' }}
        bg={{ xl: 'bg' }}
        borderWidth={{ xl: '1px' }}
        borderRadius={{ xl: 'l3' }}
        position={{ xl: 'sticky' }}
        top={{ xl: '64px' }}
      >
        <chakra.div display="flex" alignItems="center" gap="2.5" minW="0" mb={{ xl: '3' }}>
          <Thumbnail url={pictures[0]?.url} size={48} />
          <chakra.div minW="0">
            <chakra.div fontWeight="600" overflowWrap="anywhere">
              {joinParts([firstName, lastName], ' ') || none}
            </chakra.div>
            <ActiveBadge active={active} />
          </chakra.div>
        </chakra.div>
        <chakra.dl display={{ base: 'flex', xl: 'block' }} gap="6" ms={{ mdDown: 'auto' }}>
          <chakra.div {...fact} hideBelow="md">
            <dt>{text('employees.id')}</dt>
            <dd>{id}</dd>
          </chakra.div>
          <chakra.div {...fact} hideBelow="xl">
            <dt>{text('employees.fullName')}</dt>
            <dd>{joinParts([firstName, middleName, lastName], ' ') || none}</dd>
          </chakra.div>
          <chakra.div {...fact}>
            <dt>{text('employees.phone')}</dt>
            <dd>
              <Phone number={phoneNumber} />
            </dd>
          </chakra.div>
        </chakra.dl>
        {actions !== undefined && (
          // On a phone, the actions fold behind a button so the panel below is visible.
          <Button hideFrom="md" w="full" h="40px" aria-expanded={open} onClick={() => setOpen(!open)}>
            {text('employees.actions')}
            <Chevron />
          </Button>
        )}
        {actions !== undefined && (
          <chakra.div
            display={{ base: open ? 'flex' : 'none', md: 'flex', xl: 'grid' }}
            flexWrap="wrap"
            gap="2"
            mt={{ xl: '1.5' }}
            ms={{ md: 'auto', xl: '0' }}
            w={{ mdDown: 'full' }}
            css={{ '& > button, & > a': { mdDown: { flex: '1 1 40%', h: '40px' } } }}
          >
            {actions}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.aside>
  );
}

/** Creates a link with which the employee sets a new password, and shows the link and its expiry once. For admins. */
export function MakePasswordLink({ userId, name }: { userId: string; name: string }) {
  const text = useText(employeesTexts);
  const dates = useDates();
  // A second link invalidates the first, so repeating is safe.
  const { run, busy, outcome, dismiss } = useMakePasswordLinkMutation({ harmless: true });
  const link = outcome?.kind === 'done' ? outcome.payload : undefined;
  return (
    <>
      <Button aria-busy={busy} onClick={() => void run({ userId })}>
        {busy ? <Spinner /> : <KeyRound />}
        <span>{text('employees.newLink')}</span>
      </Button>
      <Modal open={outcome !== undefined} onClose={dismiss} title={text('employees.newLink')} width="640px">
        {link?.setPasswordUrl ? (
          <>
            <Secret label={text('employees.setPasswordUrl')} value={link.setPasswordUrl} />
            <Caption as="p" mt="2">
              {text('employees.linkEnds', { name, end: dates.dateTime(link.expiresAt ?? '') })}
            </Caption>
          </>
        ) : (
          <OutcomeMessage outcome={outcome} onClose={dismiss} />
        )}
      </Modal>
    </>
  );
}
