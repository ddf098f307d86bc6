/** Why the embedded REST API will not run, in one sentence for the person who started it. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
