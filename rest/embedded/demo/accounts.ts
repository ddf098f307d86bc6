/** Accounts for sign-in in demo mode. No other person of the demo data has a password. */
import type { DemoAccount } from '../../contract/process.ts';

export const demoAccounts: readonly DemoAccount[] = [
  { role: 'admin', username: 'asha.patil', password: 'turmeric-field' },
  { role: 'moderator', username: 'sanjay.kulkarni', password: 'monsoon-ledger' },
  { role: 'user', username: 'ganesh.shinde', password: 'bullock-cart' },
];
