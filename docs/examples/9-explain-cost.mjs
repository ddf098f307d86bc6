import { send } from './ask.mjs';

const { extensions, errors } = await send('{ me { id farmers { nodes { id } } meetings { nodes { id } } } }', {}, { 'x-explain': '1' });
if (!extensions?.explain) throw new Error(errors[0].message);
const { restCalls, budget, calls } = extensions.explain;
console.log(`${restCalls.least} to ${restCalls.most} of ${budget}`);
for (const { step, method, path, field } of calls) console.log(step, method, path, field);
