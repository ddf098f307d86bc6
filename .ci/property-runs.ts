/** In a long run every property is tried ten thousand times; fast-check's own number is a hundred. */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: 10_000 });
