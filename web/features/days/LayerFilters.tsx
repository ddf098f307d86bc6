/** Renders toggles for the layers of the map, each with its marker and count. */
import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import type { MarkerKind } from '../../maps/marker.ts';
import { Swatch } from '../../maps/Swatch.tsx';
import { type DayLayer, dayLayers } from './day-layers.ts';
import { daysTexts } from './texts/texts.ts';

const swatches: Readonly<Record<DayLayer, MarkerKind>> = { dealers: 'dealer', farmers: 'farmer', meetings: 'meetingStart', travel: 'travel' };

interface Props {
  /** Null when unknown. */
  counts: Readonly<Record<DayLayer, number | null>>;
  hidden: readonly DayLayer[];
  onHidden: (hidden: readonly DayLayer[]) => void;
}

export const LayerFilters = memo(function LayerFilters({ counts, hidden, onHidden }: Props) {
  const text = useText(daysTexts);
  const set = (layer: DayLayer, visible: boolean) => onHidden(dayLayers.filter((other) => (other === layer ? !visible : hidden.includes(other))));
  return (
    <chakra.fieldset
      display="flex"
      flexWrap="wrap"
      gap="1.5"
      ms={{ md: 'auto' }}
      border="0"
      px={{ base: '4', md: '0' }}
      py={{ base: '2', md: '0' }}
      _print={{ display: 'none' }}
    >
      <chakra.legend srOnly>{text('days.show')}</chakra.legend>
      {dayLayers.map((layer) => {
        const visible = !hidden.includes(layer);
        const count = counts[layer];
        return (
          <chakra.label
            key={layer}
            position="relative"
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            minH={{ base: '36px', md: '30px' }}
            ps="2"
            pe="2"
            borderWidth="1px"
            borderColor="border.emphasized"
            borderRadius="l2"
            fontSize="13px"
            whiteSpace="nowrap"
            cursor="pointer"
            _hover={{ bg: 'bg.subtle' }}
            css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' } }}
          >
            <chakra.input
              type="checkbox"
              checked={visible}
              onChange={({ target }) => set(layer, target.checked)}
              position="absolute"
              opacity="0"
              inset="0"
              cursor="pointer"
            />
            <chakra.span
              display="grid"
              placeItems="center"
              boxSize="16px"
              borderWidth="1px"
              borderRadius="l1"
              {...(visible ? { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.solid' } : { bg: 'bg', borderColor: 'border.control' })}
            >
              {visible && <Check size={12} strokeWidth={2.5} />}
            </chakra.span>
            <Swatch kind={swatches[layer]} />
            {text(`days.${layer}`)}
            <chakra.span color="fg.muted" minW="3ch">
              {count === null ? '-' : formatNumber(count)}
            </chakra.span>
          </chakra.label>
        );
      })}
    </chakra.fieldset>
  );
});
