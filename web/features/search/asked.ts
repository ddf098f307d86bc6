/** Recent searches of this tab. They are kept only in memory, because the texts may contain names of people. */

const mostAsked = 5;
let recent: { readonly person: string; readonly texts: readonly string[] } = { person: '', texts: [] };

/** The latest first. @param person the id of who asks: nobody sees what another asked for */
export const askedBefore = (person: string): readonly string[] => (recent.person === person ? recent.texts : []);

export function rememberAsked(person: string, text: string): void {
  recent = { person, texts: [text, ...askedBefore(person).filter((one) => one !== text)].slice(0, mostAsked) };
}
