/**
 * Runs the longest test files of a project first, so no worker is left with a long file at the end. The durations are committed, because a
 * fresh clone has no results of earlier runs. `npm run test:durations` updates the list.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Durations in seconds by file. */
export type Durations = Readonly<Record<string, number>>;

export const durationsFile = path.join(import.meta.dirname, 'durations.json');

export const readDurations = (): Durations => JSON.parse(readFileSync(durationsFile, 'utf8'));

export class DurationSequencer extends BaseSequencer {
  readonly #durations = readDurations();

  /** Keeps the order of projects. Files that are not in the list run before all others of their project. */
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => sorted.filter((each) => each.project === project).sort((one, other) => this.#secondsOf(other) - this.#secondsOf(one)));
  }

  #secondsOf({ moduleId }: TestSpecification): number {
    return this.#durations[path.relative(this.ctx.config.root, moduleId)] ?? Number.MAX_SAFE_INTEGER;
  }
}
