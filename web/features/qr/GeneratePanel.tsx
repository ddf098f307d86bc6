/** Renders Generate QR Code: the order at the left, the label as printed at the right. */
import { Button, chakra } from '@chakra-ui/react';
import { QrCode as Icon } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { monthOf } from '../../calendar/months.ts';
import { indiaToday } from '../../calendar/server-clock.ts';
import type { Outcome } from '../../data/attempt.ts';
import { CheckFirstLink, FailedPanel } from '../../data/OutcomeMessage.tsx';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { Caption } from '../../ui/Caption.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FormBox } from '../../ui/form/FormBox.tsx';
import { InputField } from '../../ui/form/InputField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { formTexts } from '../../ui/form/texts/texts.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { listTexts } from '../../ui/list/texts/texts.ts';
import { Message } from '../../ui/Message.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { type ProductVariantsQuery, useGenerateQrCodesMutation, useMadeBatchesLazyQuery, useProductVariantsQuery } from './batches.generated.ts';
import {
  batchOf,
  confirmAbove,
  defaultOrder,
  type Order,
  type OrderField,
  type OrderTexts,
  orderFaults,
  orderFields,
  readNumber,
  readOrder,
  variantLabel,
} from './generate-order.ts';
import { LabelPreview } from './LabelPreview.tsx';
import { labelsPerSheet, labelTemplates, wholeSheetsFrom } from './label-sheet.ts';
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

interface GenerateFormProps {
  variants: NonNullable<ProductVariantsQuery['productVariants']>;
  batchesTo: string;
  batchTo: (id: string) => string;
}

/** Renders the order of a batch of QR codes: product, expiry, points, quantity. A large order needs a confirmation. */
function GenerateForm({ variants, batchesTo, batchTo }: GenerateFormProps) {
  const text = useText(qrTexts, formTexts);
  const [confirming, setConfirming] = useState<Order>();
  /** The last order, and its batch once it is found. */
  const [ordered, setOrdered] = useState<{ order: Order; batch?: string }>();
  const [findBatches] = useMadeBatchesLazyQuery({ fetchPolicy: 'no-cache' });
  const form = useForm({
    initial: defaultOrder,
    labels: { product: text('qr.product'), expiry: text('qr.expiryMonths'), points: text('qr.points'), quantity: text('qr.quantity') },
    check: errorsOf,
  });
  const { run, busy, outcome, lost, dismiss } = useGenerateQrCodesMutation();
  const variant = variants.find(({ id }) => id === form.values.product);

  function errorsOf(texts: OrderTexts): Partial<Record<OrderField, string>> {
    const faults = orderFaults(texts);
    const errors: Partial<Record<OrderField, string>> = {};
    for (const field of orderFields) {
      const fault = faults[field];
      if (fault === undefined) continue;
      errors[field] =
        fault.kind === 'missing' ? text('form.required') : text('qr.wholeNumber', { least: formatNumber(fault.least), most: formatNumber(fault.most) });
    }
    return errors;
  }

  const send = async (order: Order) => {
    setOrdered({ order });
    const result = await run(order);
    setConfirming(undefined);
    if (result?.kind !== 'done') return;
    form.saved(defaultOrder);
    const batch = result.payload.batch?.id ?? (await findMade(order));
    // A later order may have been sent in the meantime, and its link must not lead to this batch.
    if (batch !== undefined) setOrdered((last) => (last?.order === order ? { order, batch } : last));
  };
  /** Finds the batch of an order by its numbers, because the documented REST API does not return its id. */
  const findMade = async (order: Order) => {
    const today = indiaToday();
    const { data } = await findBatches({ variables: monthOf(today), context: { queryDeduplication: false } }).catch(() => ({ data: undefined }));
    return batchOf(order, data?.qrBatches?.nodes ?? [], today)?.id;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const order = readOrder(form.values);
    if (busy || !form.verify() || order === undefined) return;
    if (order.quantity > confirmAbove) setConfirming(order);
    else void send(order);
  };

  return (
    <>
      <chakra.form noValidate onSubmit={submit} w="440px" maxW="full" display="grid" gap="4" alignContent="start">
        {outcome !== undefined && <Answer outcome={outcome} onClose={dismiss} ordered={ordered} batchesTo={batchesTo} batchTo={batchTo} />}
        <FormBox form={form} refusal={undefined} />
        <SelectField
          field={form.field('product')}
          choices={[{ value: '', label: text('qr.chooseProduct') }, ...variants.map((variant) => ({ value: variant.id, label: variantLabel(variant) }))]}
        />
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap={{ base: '3', md: '4' }} alignItems="start">
          <InputField field={form.field('expiry')} inputMode="numeric" />
          <InputField field={form.field('points')} inputMode="numeric" />
          <InputField field={form.field('quantity')} inputMode="numeric" optional />
        </chakra.div>
        <WholeSheets quantity={readNumber(form.values, 'quantity')} onQuantity={(quantity) => form.change({ quantity: String(quantity) })} />
        <div>
          <Button type="submit" variant="solid" h="control" aria-busy={busy} aria-disabled={busy}>
            {busy ? <Spinner /> : <Icon />}
            <span>{text(lost ? 'form.sendAgain' : 'qr.generate')}</span>
          </Button>
        </div>
      </chakra.form>
      <LabelPreview texts={form.values} variant={variant} />
      <ConfirmDialog
        open={confirming !== undefined}
        onClose={() => setConfirming(undefined)}
        onConfirm={() => {
          if (confirming !== undefined) void send(confirming);
        }}
        busy={busy}
        confirm={text('qr.generateCount', { quantity: formatNumber(confirming?.quantity ?? 0) })}
        question={text('qr.confirmQuantity', { quantity: formatNumber(confirming?.quantity ?? 0) })}
        detail={variant === undefined ? '' : variantLabel(variant)}
      />
    </>
  );
}

interface AnswerProps {
  outcome: Outcome<unknown>;
  onClose: () => void;
  ordered: { order: Order; batch?: string } | undefined;
  batchesTo: string;
  batchTo: (id: string) => string;
}

/** Shows the server message, or 'An error occurred' with the unknown outcome and where to check it. */
function Answer({ outcome, onClose, ordered, batchesTo, batchTo }: AnswerProps) {
  const text = useText(qrTexts, formTexts);
  switch (outcome.kind) {
    case 'done':
      return (
        <Message kind="success" onClose={onClose}>
          <p>{outcome.message ?? text('qr.generated', { quantity: formatNumber(ordered?.order.quantity ?? 0) })}</p>
          <chakra.p mt="1">
            <TextLink to={ordered?.batch === undefined ? batchesTo : batchTo(ordered.batch)} fontWeight="600">
              {ordered?.batch === undefined ? text('qr.viewBatches') : text('qr.openBatch', { id: ordered.batch })}
            </TextLink>
          </chakra.p>
        </Message>
      );
    case 'refused':
      return (
        <Message kind="error" onClose={onClose}>
          {outcome.message}
        </Message>
      );
    case 'failed':
    case 'lost':
      return (
        <Message kind="error" onClose={onClose}>
          <p>{text('qr.error')}</p>
          <chakra.p mt="0.5">{text(outcome.failure)}</chakra.p>
          {outcome.kind === 'lost' && <CheckFirstLink to={batchesTo} />}
        </Message>
      );
  }
}

/** Suggests a nearby quantity that leaves no sticker of a sheet unused. */
function WholeSheets({ quantity, onQuantity }: { quantity: number | undefined; onQuantity: (quantity: number) => void }) {
  const text = useText(qrTexts);
  const [template] = labelTemplates;
  const perSheet = labelsPerSheet(template);
  const count = wholeSheetsFrom(template, quantity ?? 1);
  return (
    <Caption as="p" minH="28px" display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
      {text('qr.wholeSheets', { count: formatNumber(count), each: String(perSheet) })}
      {count !== quantity && (
        <Button type="button" size="xs" variant="ghost" onClick={() => onQuantity(count)}>
          {text('qr.useCount', { count: formatNumber(count) })}
        </Button>
      )}
    </Caption>
  );
}
