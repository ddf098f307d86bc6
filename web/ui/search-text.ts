/** When a typed text is searched for: above two characters, or when it is emptied (decision 5). */

/** The fewest characters a search takes. */
export const searchLength = 3;

/** What a box with this content searches for; undefined while it holds too little, and what was searched for before stays. */
export function searchText(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' || [...text].length >= searchLength ? text : undefined;
}
