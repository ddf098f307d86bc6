/** Full-text search of people, their meetings and their invoices. */
import { type TSchema, Type } from 'typebox';
import { named, read } from './call.ts';
import { Dealer } from './dealers.ts';
import { Employee } from './employees.ts';
import { Farmer } from './farmers.ts';
import { SearchText, Text } from './fields.ts';
import { Invoice } from './invoices.ts';
import { Meeting } from './meetings.ts';

/** Match quality: the row contains the words of the text, words that sound alike, or only one of the words. */
export const Likeness = Type.Union([Type.Literal('SAME'), Type.Literal('SOUNDS_ALIKE'), Type.Literal('ONE_WORD')], { title: 'Likeness' });

/** Returns the schema of the search results of one kind, best first. */
const hitsOf = <Row extends TSchema>(row: Row) =>
  Type.Object({
    /** Number of rows found. A lower bound when `cut` is true. */
    total: Type.Integer(),
    cut: Type.Boolean(),
    hits: Type.Array(
      Type.Object({
        row,
        likeness: Likeness,
        /** Words of the row's name that matched. */
        matchedWords: Type.Array(Type.String()),
        /** The name in Latin letters when it is written in Devanagari. */
        latinName: Text(),
      }),
    ),
  });

export const search = named({
  findAnything: read({
    summary: 'Find people, meetings and invoices by one text',
    description: '`size` is the maximum number of results per kind.',
    method: 'POST',
    path: '/api/search/findAnything',
    who: 'moderator',
    body: Type.Object({ text: SearchText, size: Type.Integer({ minimum: 1, maximum: 20 }) }),
    response: Type.Object({
      farmers: hitsOf(Farmer),
      dealers: hitsOf(Dealer),
      employees: hitsOf(Employee),
      meetings: hitsOf(Meeting),
      invoices: hitsOf(Invoice),
    }),
    extension: true,
  }),
});
