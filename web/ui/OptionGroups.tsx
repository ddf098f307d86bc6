/** The entries of the option list, under the titles of their groups. With `narrow` a title is a line between 768 and 1199 pixels. */
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { OptionLink } from './OptionLink.tsx';
import type { Option } from './options.ts';

interface Props {
  options: readonly Option[];
  narrow?: boolean;
  onChosen?: () => void;
}

export function OptionGroups({ options, narrow = false, onChosen }: Props) {
  const id = useId();
  const titles = [...new Set(options.map(({ group }) => group))];
  return titles.map((title, at) => (
    <chakra.div key={title ?? ''} role={title === undefined ? undefined : 'group'} aria-labelledby={title === undefined ? undefined : `${id}${at}`}>
      {title !== undefined && (
        <chakra.div
          id={`${id}${at}`}
          px="9px"
          pt={at === 0 ? '1' : '3.5'}
          pb="1.5"
          textStyle="meta"
          fontWeight="600"
          color="fg.muted"
          css={narrow ? { mdToXl: { h: '1px', p: '0', mx: '2', my: '1.5', bg: 'border', fontSize: '0', color: 'transparent', overflow: 'hidden' } } : {}}
        >
          {title}
        </chakra.div>
      )}
      {options
        .filter(({ group }) => group === title)
        .map((option) => (
          <OptionLink key={option.key} option={option} narrow={narrow} onChosen={onChosen} />
        ))}
    </chakra.div>
  ));
}
