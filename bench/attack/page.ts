/** docs/reliability.md. */
import type { Felt } from './bystander.ts';
import { floods } from './floods.ts';
import { elsewhere, probes } from './probes.ts';

export interface Figures {
  /** Milliseconds: the bystander's p99 with nobody else about. */
  readonly quiet: number;
  readonly felt: Record<string, Felt>;
  readonly counted: Readonly<Record<string, number>>;
  /** What came of each attack that is tried once. */
  readonly tried: Readonly<Record<string, string>>;
}

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const feltAs = (felt: Felt | undefined) => (felt === undefined ? '' : `${felt.p99} ms${felt.failed > 0 ? `, ${felt.failed} of ${felt.asked} failed` : ''}`);
/** Three times quiet, or a tenth of a second where that is more. */
const goalOf = ({ quiet }: Figures) => Math.max(100, 3 * quiet);
const isReached = (felt: Felt | undefined, goal: number) => felt !== undefined && felt.failed === 0 && felt.p99 <= goal;

export function reliabilityPage(before: Figures, after: Figures): string {
  const goal = goalOf(after);
  return `# How it behaves under attack

Written by \`npm run attack\`, which attacks the built gateway in front of a REST API that is slow, endless, huge or broken. Numbers are those of the machine it ran on. Those from before are of the product of 2026-11-21, without any of this, attacked by the same command (\`npm run attack -- FOLDER\`).

## What a bystander feels

A signed-in person asks for a page of employees twenty times a second while the attack goes on; who waits 10 seconds has failed. With nobody else about, 99 of 100 are answered within ${after.quiet} ms (before: ${before.quiet} ms). The goal under attack is ${goal} ms: three times that, or 100 ms where that is more.

${line(['Attack', 'Before', 'Now', 'Goal', 'Shown by'])}
${line(['---', '---', '---', '---', '---'])}
${floods.map(({ name, test }) => line([name, feltAs(before.felt[name]), feltAs(after.felt[name]), isReached(after.felt[name], goal) ? 'reached' : 'missed', `\`${test}\``])).join('\n')}

## What is counted

${line(['What', 'Before', 'Now'])}
${line(['---', '---', '---'])}
${Object.entries(after.counted)
  .map(([what, count]) => line([what, before.counted[what] ?? '', count]))
  .join('\n')}

## What is tried once

Attacks and faults are numbered from S1 to S23. A flood above is one of them where it says more: bodies that drip in (S13), a call that fails for everybody (S16).

${line(['Attack or fault', 'Before', 'Now', 'Shown by'])}
${line(['---', '---', '---', '---'])}
${probes.map(({ attack, test }) => line([attack, before.tried[attack] ?? '', after.tried[attack] ?? '', `\`${test}\``])).join('\n')}

## What takes the product apart

Each is a test of its own; it passes or the checks fail. What runs for minutes is part of \`npm run test:long\`, with the time that it took when it was last run on two busy cores.

${line(['Attack or fault', 'What came of it', 'Shown by'])}
${line(['---', '---', '---'])}
${elsewhere.map(({ attack, result, test }) => line([attack, result, `\`${test}\``])).join('\n')}
`;
}
