/** Returns the one sentence for what the connected server lacks, with the names of functions if given. */
export const notAvailable = (text: (key: 'failure.notSupported') => string, functions?: string): string =>
  [text('failure.notSupported'), functions].filter((part) => part !== undefined).join(': ');
