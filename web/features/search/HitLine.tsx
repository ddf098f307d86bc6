/** Renders a line of Find anything: the result, its details, and why it matched. */
import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { Caption } from '../../ui/Caption.tsx';
import type { FoundLine } from './found-groups.ts';

const mark = { fontWeight: '600', bg: 'transparent', color: 'inherit', borderBottomWidth: '2px', borderColor: 'brand.solid' } as const;

interface Props {
  id: string;
  line: FoundLine;
  chosen: boolean;
  ref: Ref<HTMLAnchorElement> | undefined;
  onChoose: () => void;
  onOpen: () => void;
}

const OptionLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    minH: { base: '52px', md: '46px' },
    px: '4',
    py: '1',
    borderInlineStartWidth: '3px',
    borderColor: 'transparent',
    color: 'fg',
    cursor: 'pointer',
    _selected: { bg: 'bg.selected', borderColor: 'brand.solid' },
    '& > .lucide': { color: 'fg.muted', flexShrink: '0' },
  },
});

export function HitLine({ id, line: { href, icon: Icon, title, latin, detail, reason }, chosen, ref, onChoose, onOpen }: Props) {
  return (
    <OptionLink ref={ref} id={id} role="option" aria-selected={chosen} tabIndex={-1} to={href} onMouseMove={onChoose} onClick={onOpen}>
      <Icon />
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        <Marked words={title} />
        <Caption as="span" display="block">
          {latin.length > 0 && (
            <>
              <Marked words={latin} />
              {detail !== '' && ' · '}
            </>
          )}
          {detail}
        </Caption>
      </chakra.span>
      <Caption as="span" whiteSpace="nowrap">
        {reason}
      </Caption>
    </OptionLink>
  );
}

function Marked({ words }: { words: FoundLine['title'] }) {
  return words.map(({ text, marked, at }) => (
    <span key={at}>
      {at > 0 && ' '}
      {marked ? <chakra.mark css={mark}>{text}</chakra.mark> : text}
    </span>
  ));
}
