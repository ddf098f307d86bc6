/** Positions of labels on an A4 sheet of stickers, in millimetres from its top left corner. Pure. */

/** A commercial sheet of stickers. Lengths in millimetres. */
export interface LabelTemplate {
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Gap between two columns. */
  gap: number;
  /** Side of the code with its quiet zone; at least 15, because phones cannot read smaller codes. */
  code: number;
  /** Size of the text. */
  font: number;
}

export const labelTemplates = [
  { columns: 5, rows: 13, width: 38.1, height: 21.2, gap: 2.5, code: 17.5, font: 1.9 },
  { columns: 4, rows: 10, width: 52.5, height: 29.7, gap: 0, code: 25, font: 2.4 },
  { columns: 3, rows: 8, width: 63.5, height: 33.9, gap: 2.5, code: 29, font: 2.9 },
] as const satisfies readonly LabelTemplate[];

export const a4 = { width: 210, height: 297 } as const;

export const labelsPerSheet = ({ columns, rows }: LabelTemplate): number => columns * rows;

/** Returns the largest number of labels up to `most` that fills whole sheets. */
export const wholeSheetsWithin = (template: LabelTemplate, most: number): number => most - (most % labelsPerSheet(template));

/** Returns the smallest number of labels from `least` that fills whole sheets. */
export const wholeSheetsFrom = (template: LabelTemplate, least: number): number => Math.ceil(least / labelsPerSheet(template)) * labelsPerSheet(template);

export interface Place {
  /** Number of the sheet, from 0. */
  sheet: number;
  left: number;
  top: number;
}

/** Returns the position of a label, counted from 0 along the rows and across sheets. The labels are centred on the paper. */
export function placeOf(template: LabelTemplate, at: number): Place {
  const { columns, rows, width, height, gap } = template;
  const onSheet = at % labelsPerSheet(template);
  const step = width + gap;
  const left = (a4.width - (columns * step - gap)) / 2;
  const top = (a4.height - rows * height) / 2;
  return {
    sheet: Math.floor(at / labelsPerSheet(template)),
    left: left + (onSheet % columns) * step,
    top: top + Math.floor(onSheet / columns) * height,
  };
}

export interface Sheet<Label> {
  number: number;
  labels: readonly { label: Label; place: Place }[];
}

/** Puts labels on as few sheets as possible. @param start place of the first label, from 0, so a partly used sheet can be used up */
export function sheetsOf<Label>(template: LabelTemplate, labels: readonly Label[], start: number): readonly Sheet<Label>[] {
  const placed = labels.map((label, at) => ({ label, place: placeOf(template, start + at) }));
  const count = placed.length === 0 ? 0 : Math.ceil((start + placed.length) / labelsPerSheet(template));
  return Array.from({ length: count }, (_, number) => ({ number, labels: placed.filter(({ place }) => place.sheet === number) }));
}
