/** `npm run fake-rest`: serves the sample REST API on a port, for trying `REST_API_URL` manually and for the browser tests. */
import { startFakeRest } from './fake-rest.ts';
import { answerWithSample } from './sample-answers.ts';

const fake = await startFakeRest({ port: Number(process.env['PORT'] ?? 4100) });
answerWithSample(fake);
process.stdout.write(`ready ${fake.url.origin}\n`);
process.once('SIGTERM', () => fake.close().then(() => process.exit(0)));
