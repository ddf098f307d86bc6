/** Returns the one sentence for functions that the connected server lacks, with their names. */
export const notAvailable = (text: (key: 'failure.notSupported') => string, functions: string): string => `${text('failure.notSupported')}: ${functions}`;
