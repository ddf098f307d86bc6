/** The limits of the rule that decides whether a day is ready, as screens name them. The gateway decides; a test keeps both the same. */
export const readyRule = { silenceHours: 2, kmPerHour: 150, dayHours: 12 } as const;
