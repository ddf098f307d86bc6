/** The texts of approving many days, in English. */
export const en = {
  'approvals.approve': { one: 'Approve {count} day', other: 'Approve {count} days' },
  'approvals.complete': { one: '{count} complete day to approve.', other: '{count} complete days to approve.' },
  'approvals.done': { one: '{count} day approved.', other: '{count} days approved.' },
  'approvals.failures': 'Not approved',
  'approvals.none': 'Nothing is ticked.',
  'approvals.partly': '{approved} approved, {failed} not.',
  'approvals.reason': 'Reason',
  'approvals.retry': { one: 'Retry {count}', other: 'Retry {count}' },
  'approvals.retryOne': 'Retry: {name}',
  'approvals.sending': 'Approving {done} of {total}',
  'approvals.stop': 'Stop',
  'approvals.ticked': { one: '{count} complete day is ticked.', other: '{count} complete days are ticked.' },
  'approvals.toLook': { one: '{count} is to be looked at first.', other: '{count} are to be looked at first.' },
  'approvals.withdraw': 'Withdraw',
  'approvals.withdrawMissing': 'An approval cannot be withdrawn: not available from this provider.',
  'approvals.withdrawOf': 'Withdraw the approval: {name}',
} as const;
