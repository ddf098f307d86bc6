import { useText } from '../../i18n/text-context.ts';
import { useValues } from '../../people/use-values.ts';
import { qrTexts } from './texts/texts.ts';

/** Types of the embedded REST API. */
export const transactionTypes = ['EARN', 'REDEEM'] as const;

/** Returns the text of a transaction type; a type of another REST API is shown as it is. */
export function useTransactionType(): (type: string | null) => string {
  const text = useText(qrTexts);
  const write = useValues();
  return (type) => {
    const known = transactionTypes.find((each) => each === type);
    return known === undefined ? write.text(type) : text(`qr.type.${known}`);
  };
}
