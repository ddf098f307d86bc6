/** One flood in a separate process, so it takes no time from the bystander's. It runs until it is killed. */
import { floods } from './floods.ts';

process.once('disconnect', () => process.exit());
await floods[Number(process.env['FLOOD'])]?.start(process.env['GATEWAY'] ?? '');
process.send?.(0);
