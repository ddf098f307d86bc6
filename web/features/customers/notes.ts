/** What the two columns of a customer's notes are called: of a farmer crops, of a dealer details of the shop. */
export const noteLabels = {
  FARMER: { name: 'customers.crop', value: 'customers.cropNote' },
  DEALER: { name: 'customers.detail', value: 'person.value' },
} as const;
