/** Reason why the embedded REST API refuses to start, in one sentence for the operator. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
