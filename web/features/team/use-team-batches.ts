/** Loads up to fifty people in tens, two at a time. Rows appear as they load. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsUnsaved } from '../../ui/form/unsaved.ts';
import { whenCalm } from '../../ui/when-calm.ts';

const tensOfBoard = 5;

/** Milliseconds between refreshes. */
const renewMs = 60_000;

/** Fields of every page of ten. */
export interface BatchPage<Person> {
  readonly people: readonly Person[];
  /** Null after the last page. */
  readonly nextPage: number | null;
  /** Null when the REST API does not count. */
  readonly totalCount: number | null;
}

/** A page while it loads. */
export interface TeamBatch<Person> {
  readonly page: BatchPage<Person> | undefined;
  readonly error: unknown;
  readonly renew: () => Promise<unknown>;
}

type WantedBatch<Person> = TeamBatch<Person> & { readonly isAsked: boolean };

const isThere = ({ page, error }: TeamBatch<unknown>) => page !== undefined || error !== undefined;
/** Returns true when a page follows; undefined while unknown. */
const goesOn = ({ page, error }: TeamBatch<unknown>) => (page ? page.nextPage !== null : error === undefined ? undefined : false);
/** Returns true when the next ten may load: at most one earlier ten is pending, and none is the last. */
const mayFollow = (before: readonly WantedBatch<unknown>[]) =>
  before.slice(0, -1).every((ten) => goesOn(ten) === true) && before.every((ten) => ten.isAsked && goesOn(ten) !== false);

export interface TeamBatches<Person> {
  readonly people: readonly Person[];
  /** Undefined when the REST API does not count. */
  readonly total: number | undefined;
  /** True while more pages are loading. */
  readonly reading: boolean;
  readonly hasNext: boolean;
  readonly error: unknown;
  readonly renew: () => Promise<void>;
}

/**
 * @param useBatch loads a page once it is wanted
 * @param board index of the fifty people, from 0
 */
export function useTeamBatches<Person>(useBatch: (page: number, isAsked: boolean) => TeamBatch<Person>, board: number): TeamBatches<Person> {
  const first = board * tensOfBoard;
  const useAsked = (page: number, isAsked: boolean): WantedBatch<Person> => ({ ...useBatch(page, isAsked), isAsked });
  const one = useAsked(first, true);
  const two = useAsked(first + 1, mayFollow([one]));
  const three = useAsked(first + 2, mayFollow([one, two]));
  const four = useAsked(first + 3, mayFollow([one, two, three]));
  const five = useAsked(first + 4, mayFollow([one, two, three, four]));
  const pages = [one, two, three, four, five].filter((ten) => ten.isAsked);
  const [renewing, setRenewing] = useState(false);

  const renew = async () => {
    if (renewing) return;
    setRenewing(true);
    for (let at = 0; at < pages.length; at += 2) {
      // The query itself reports its failure.
      await Promise.allSettled(pages.slice(at, at + 2).map((ten) => ten.renew()));
    }
    setRenewing(false);
  };

  const last = pages.at(-1);
  return {
    people: pages.flatMap(({ page }) => page?.people ?? []),
    total: pages.find(({ page }) => page)?.page?.totalCount ?? undefined,
    reading: !pages.every(isThere),
    hasNext: last !== undefined && goesOn(last) === true,
    error: pages.find(({ error }) => error !== undefined)?.error,
    renew,
  };
}

/** Runs an action each minute while the tab is visible, later while a person types or points. @param live false to pause */
export function useMinutes(action: () => Promise<unknown>, live: boolean): void {
  const isUnsaved = useIsUnsaved();
  const onTick = useEffectEvent(() => void action());
  const isLive = live && !isUnsaved;
  useEffect(() => {
    if (!isLive) return;
    let cancel = () => {};
    const timer = setInterval(() => {
      cancel();
      if (document.visibilityState === 'visible') cancel = whenCalm(() => onTick());
    }, renewMs);
    return () => {
      cancel();
      clearInterval(timer);
    };
  }, [isLive]);
}
