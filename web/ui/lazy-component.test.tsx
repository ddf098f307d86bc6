/** A preloaded part renders at once. */
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyComponent } from './lazy-component.ts';

const Word = ({ word }: { word: string }) => <p>{word}</p>;

it('renders a preloaded part at once, and another part when its script has loaded', async () => {
  const [Early, Late] = [lazyComponent(async () => Word), lazyComponent(async () => Word)];
  await Early.preload();
  render(
    <>
      <Suspense>
        <Early word="early" />
      </Suspense>
      <Suspense>
        <Late word="late" />
      </Suspense>
    </>,
  );
  expect([screen.queryByText('early') === null, screen.queryByText('late') === null]).toEqual([false, true]);
  await screen.findByText('late');
});

it('retries a script whose preload failed', async () => {
  let isThere = false;
  const Part = lazyComponent(async () => {
    if (!isThere) throw new Error('gone');
    return Word;
  });
  await Part.preload();
  isThere = true;
  await Part.preload();
  render(<Part word="there" />);
  screen.getByText('there');
});
