/** Writes docs/reliability.md. */
import type { Felt } from './bystander.ts';
import { floods, signInGoalMs } from './floods.ts';
import { elsewhere, probes } from './probes.ts';

export interface Figures {
  /** The bystander's p99 in milliseconds without an attack. */
  readonly quiet: number;
  readonly felt: Record<string, Felt>;
  readonly counted: Readonly<Record<string, number>>;
  /** Results of the attacks that are tried once. */
  readonly tried: Readonly<Record<string, string>>;
}

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const feltAs = (felt: Felt | undefined) => (felt === undefined ? '' : `${felt.p99} ms${felt.failed > 0 ? `, ${felt.failed} of ${felt.asked} failed` : ''}`);
const goalOf = ({ quiet }: Figures) => Math.max(100, 3 * quiet);
const isReached = (felt: Felt | undefined, goal: number) => felt !== undefined && felt.failed === 0 && felt.p99 <= goal;

export function reliabilityPage(figures: Figures): string {
  const goal = goalOf(figures);
  return `# Behaviour under attack

\`npm run attack\` writes this page. It attacks the built gateway in front of a REST API that is slow, endless, huge or broken. Some attacks run against the whole product with demo data. The figures hold for the machine that the command ran on.

## What a bystander feels

During each attack a signed-in person reads a page of employees twenty times a second. A response that takes longer than 10 seconds counts as failed. Without an attack, 99 of 100 responses arrive within ${figures.quiet} ms. The goal under attack is ${goal} ms for 99 of 100: three times the quiet figure, but at least 100 ms. Where the bystander signs in during the attack, the goal is in the name of the row.

${line(['Attack', 'Result', 'Goal', 'Test'])}
${line(['---', '---', '---', '---'])}
${floods.map(({ name, test, signsIn }) => line([name, feltAs(figures.felt[name]), isReached(figures.felt[name], signsIn ? signInGoalMs : goal) ? 'reached' : 'missed', `\`${test}\``])).join('\n')}

## Counts

${line(['Count', 'Result'])}
${line(['---', '---'])}
${Object.entries(figures.counted).map(line).join('\n')}

## What is tried once

The attacks and faults have the numbers S1 to S23. Two of them are also floods above: bodies that arrive byte by byte (S13), and a call that fails for every caller (S16).

${line(['Attack or fault', 'Result', 'Test'])}
${line(['---', '---', '---'])}
${probes.map(({ attack, test }) => line([attack, figures.tried[attack] ?? '', `\`${test}\``])).join('\n')}

## Crashes, outages and long runs

Each row is a test. What takes minutes is part of \`npm run test:long\`, with the time of its last run on two busy cores.

${line(['Attack or fault', 'Result', 'Test'])}
${line(['---', '---', '---'])}
${elsewhere.map(({ attack, result, test }) => line([attack, result, `\`${test}\``])).join('\n')}
`;
}
