/** What a person asked for in this tab, for as long as it is open: the texts may name people, so they are kept nowhere else. */

const mostAsked = 5;
let recent: { readonly person: string; readonly texts: readonly string[] } = { person: '', texts: [] };

/** The latest first. @param person the id of who asks: nobody sees what another asked for */
export const askedBefore = (person: string): readonly string[] => (recent.person === person ? recent.texts : []);

export function rememberAsked(person: string, text: string): void {
  recent = { person, texts: [text, ...askedBefore(person).filter((one) => one !== text)].slice(0, mostAsked) };
}
