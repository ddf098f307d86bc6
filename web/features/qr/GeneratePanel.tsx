/** Renders Generate QR Code: the order at the left, the label as printed at the right. */
import { chakra } from '@chakra-ui/react';
import { FailedPanel } from '../../data/OutcomeMessage.tsx';
import { useText } from '../../i18n/text-context.ts';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useProductVariantsQuery } from './batches.generated.ts';
import { GenerateForm } from './GenerateForm.tsx';
import { qrTexts } from './texts/texts.ts';

interface Props {
  batchesTo: string;
  /** Returns the path of a batch's cards. */
  batchTo: (id: string) => string;
}

export function GeneratePanel({ batchesTo, batchTo }: Props) {
  const text = useText(qrTexts, listTexts);
  const { data, error, refetch } = useProductVariantsQuery();
  const variants = data?.productVariants;
  return (
    <Sheet title={text('qr.generate')} pageId="generate">
      {error !== undefined && !variants && <FailedPanel title={text('qr.productsFailed')} error={error} onRetry={() => void refetch()} />}
      <chakra.div
        display={error !== undefined && !variants ? 'none' : 'flex'}
        flexWrap="wrap"
        columnGap="10"
        rowGap="5"
        px="gutter"
        pt="5"
        borderTopWidth="1px"
        flex="1"
      >
        <GenerateForm variants={variants ?? []} batchesTo={batchesTo} batchTo={batchTo} />
      </chakra.div>
    </Sheet>
  );
}
