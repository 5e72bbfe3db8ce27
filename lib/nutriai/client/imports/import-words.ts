import type { ImportCounts, ImportPreview } from '../../../contract/nutriai-imports';
import type { ImportedFrom } from '../../../contract/nutriai-water';
import { dateText } from '../log/day-text';
import { dateOfMoment } from '../log/day-time';
import { inShownEnglish } from '../shown-english';

export type ImportColumnRole = NonNullable<ImportPreview['columns'][number]['role']>;

export const formatNames: Readonly<Record<ImportPreview['format'], string>> = {
  baby_buddy: 'Baby Buddy',
  sprout_track: 'Sprout Track',
  huckleberry: 'Huckleberry',
  little_pear: 'An export of this site',
  table: 'A table',
};

/** Where an entry comes from: "Imported from Baby Buddy on 30 Nov 2026, feeding.csv". */
export function importedText({ format, file, at }: ImportedFrom): string {
  const from = format === 'table' || format === 'little_pear' ? 'a file' : formatNames[format];
  return `Imported from ${from} on ${dateText(dateOfMoment(at))}, ${file}`;
}

export const roleNames: Readonly<Record<ImportColumnRole, string>> = {
  moment: 'Date and time',
  date: 'Date',
  time: 'Time',
  end: 'End',
  kind: 'What it was (feed, solids, water …)',
  food: 'Foods or notes',
  amount: 'Amount',
  unit: 'Unit of the amount',
  minutes: 'Minutes',
  weight: 'Weight',
  length: 'Length',
  head: 'Head circumference',
};

export const questionLabels: Readonly<Record<ImportPreview['questions'][number]['id'], string>> = {
  child: 'Which child is it?',
  date_order: 'How are dates written?',
  volume_unit: 'What are the amounts of milk?',
  weight_unit: 'What are the weights?',
  length_unit: 'What are the lengths?',
  columns: 'What are the columns?',
};

const nouns: readonly (readonly [keyof ImportCounts, string, string])[] = [
  ['babies', 'baby', 'babies'],
  ['meals', 'meal or feed', 'meals and feeds'],
  ['water', 'drink of water', 'drinks of water'],
  ['measurements', 'measurement', 'measurements'],
  ['meal_plans', 'meal plan', 'meal plans'],
  ['drops', 'entry for drops or a medicine', 'entries for drops and medicines'],
  ['given_drops', 'dose', 'doses'],
  ['appointments', 'appointment', 'appointments'],
  ['portions', 'batch in the fridge or freezer', 'batches in the fridge or freezer'],
  ['recipes', 'recipe', 'recipes'],
  ['favourites', 'favourite', 'favourites'],
];

/** "412 meals and feeds, 3 measurements"; "nothing" where there is nothing. */
export function countWords(counts: ImportCounts): string {
  const parts = nouns.flatMap(([name, one, many]) => {
    const count = counts[name];
    const noun = count === 1 ? one : many;
    return count === 0 ? [] : [`${count.toLocaleString('en-GB')} ${nounText(noun)}`];
  });
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

/** The word for recipes with a heart is the only one that is spelt otherwise in America. */
const nounText = (noun: string) => inShownEnglish(noun, noun.replace('favourite', 'favorite'));

export function countOf(counts: ImportCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** "1 row", "3 rows". */
export function rowWords(rows: number): string {
  return `${rows.toLocaleString('en-GB')} ${rows === 1 ? 'row' : 'rows'}`;
}

export const stateNames: Readonly<Record<ImportPreview['sample'][number]['state'], string>> = {
  new: 'New',
  already: 'Imported before',
  problem: 'Not understood',
  left_out: 'Left out',
};
