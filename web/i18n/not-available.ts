/** Returns the single sentence for functions that the connected server lacks, with their names if given. */
export const notAvailable = (text: (key: 'failure.notSupported') => string, functions?: string): string =>
  [text('failure.notSupported'), functions].filter((part) => part !== undefined).join(': ');
