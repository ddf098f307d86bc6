/** IPC messages from the embedded REST API's process to its parent process. */

/** An account that exists in demo mode only. */
export interface DemoAccount {
  readonly role: 'admin' | 'moderator' | 'user';
  readonly username: string;
  readonly password: string;
}

export type ProcessMessage =
  | { readonly kind: 'ready'; readonly port: number; readonly demoAccounts: readonly DemoAccount[] }
  /** The process refuses to run. The reason is one sentence for the person who started it. */
  | { readonly kind: 'refused'; readonly reason: string };
