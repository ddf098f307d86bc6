/** Renders sheets of labels in real millimetres, one per page of paper. */
import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { Label, type LabelContent } from './Label.tsx';
import { a4, type LabelTemplate, type Sheet } from './label-sheet.ts';
import { qrTexts } from './texts/texts.ts';

export function LabelSheets({ sheets, template }: { sheets: readonly Sheet<LabelContent>[]; template: LabelTemplate }) {
  const text = useText(qrTexts);
  return (
    <chakra.section
      data-print-only
      // Wider than a phone, so it must scroll by keyboard too.
      tabIndex={0}
      aria-label={text('qr.labels')}
      focusVisibleRing="inside"
      position="relative"
      overflowX="auto"
      flex="1"
      px="gutter"
      pb="4"
      bg="bg.canvas"
      css={{ page: 'labels', _print: { p: '0', overflow: 'visible', bg: 'white' } }}
    >
      {sheets.map((sheet) => (
        <LabelSheet key={sheet.number} sheet={sheet} template={template} />
      ))}
    </chakra.section>
  );
}

interface SheetProps {
  sheet: Sheet<LabelContent>;
  template: LabelTemplate;
}

/** Memoised, because a part of a batch has dozens of sheets that are added one after the other. */
const LabelSheet = memo(function LabelSheet({ sheet: { labels }, template }: SheetProps) {
  return (
    <chakra.div
      position="relative"
      w={`${a4.width}mm`}
      h={`${a4.height}mm`}
      mt="4"
      bg="white"
      borderWidth="1px"
      css={{ contentVisibility: 'auto', _print: { contentVisibility: 'visible', m: '0', border: '0', breakAfter: 'page', _last: { breakAfter: 'auto' } } }}
    >
      {labels.map(({ label, place }) => (
        <div key={label.code} style={{ position: 'absolute', left: `${place.left}mm`, top: `${place.top}mm` }}>
          <Label content={label} template={template} unit="1mm" />
        </div>
      ))}
    </chakra.div>
  );
});
