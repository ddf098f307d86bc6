/** One flood in a process of its own, so that it takes no time from the bystander's; it goes on until it is killed. */
import { floods } from './floods.ts';

process.once('disconnect', () => process.exit());
await floods[Number(process.env['FLOOD'])]?.start(process.env['GATEWAY'] ?? '');
process.send?.(0);
