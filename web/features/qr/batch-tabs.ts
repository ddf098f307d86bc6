export const batchTabs = ['cards', 'people', 'changes'] as const;
export type BatchTab = (typeof batchTabs)[number];
