/** Runs every property ten thousand times in a long run. The default of fast-check is a hundred. */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: 10_000 });
