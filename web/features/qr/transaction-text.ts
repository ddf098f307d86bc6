/** Returns the text of a transaction type; a type of another REST API is returned unchanged. */
export const transactionText = (type: string | null, text: (key: 'qr.EARN' | 'qr.REDEEM') => string): string | null =>
  type === 'EARN' || type === 'REDEEM' ? text(`qr.${type}`) : type;
