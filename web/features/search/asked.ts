/** Recent searches of this tab, in memory only, because the texts may contain names of people. */

const mostAsked = 5;
let recent: { readonly person: string; readonly texts: readonly string[] } = { person: '', texts: [] };

/** Returns the recent searches, newest first. @param person id of the signed-in person, because searches of other people are not shown */
export const askedBefore = (person: string): readonly string[] => (recent.person === person ? recent.texts : []);

export function rememberAsked(person: string, text: string): void {
  recent = { person, texts: [text, ...askedBefore(person).filter((one) => one !== text)].slice(0, mostAsked) };
}
