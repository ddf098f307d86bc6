/** Limits of the rule that decides whether a day is ready, for display. The gateway applies the rule, and a test keeps both equal. */
export const readyRule = { silenceHours: 2, kmPerHour: 150, dayHours: 12 } as const;
