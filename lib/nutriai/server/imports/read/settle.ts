import type { ImportChoices, ImportQuestion } from './import-row';
import { dateOrderOf } from './read-moment';
import type { RawRow, Settled, SourceChild } from './raw-row';

interface Settlement {
  settled: Settled;
  /** The child whose rows are taken; null where the file names none. */
  child: string | null;
  questions: ImportQuestion[];
}

/** No baby drinks more fluid ounces than this at once. */
const ouncesAtMost = 20;
const poundsAtMost = 150;
/**
 * Lengths over this are centimetres: no child under five is 50 inches tall, and none is born under 30 cm that is
 * measured at home.
 */
const inchesAtMost = 50;
const centimetresAtLeast = 30;
const headInchesAtMost = 23;

const unitNames = {
  ml: 'Metric (ml)',
  oz: 'Fluid ounces (fl oz)',
  kg: 'Kilograms (kg)',
  g: 'Grams (g)',
  lb: 'Pounds (lb)',
  cm: 'Metric (cm)',
  in: 'Inches (in)',
};
const orderNames = { dmy: 'Day first: 5 April is 5/4', mdy: 'Month first: 5 April is 4/5' };

const choicesOf = (names: Readonly<Record<string, string>>, values: readonly string[]) =>
  values.map((value) => ({ value, name: names[value] ?? value }));

/**
 * Finds out what rows are meant by, from the file where it says so without doubt, else from the member; what is
 * left are questions.
 */
export function settle(rows: readonly RawRow[], choices: ImportChoices): Settlement {
  const questions: ImportQuestion[] = [];
  const child = settleChild(rows, choices.child, questions);
  const numbers = (...measures: string[]) =>
    rows.flatMap(({ bare }) =>
      bare.filter(({ measure }) => measures.includes(measure)).map(({ value }) => value),
    );
  const found = dateOrderOf(rows.flatMap(({ dates }) => dates));
  const dateOrder = choices.dateOrder ?? (found === 'none' ? 'dmy' : found);
  const volumeUnit = choices.volumeUnit ?? guessedVolume(numbers('volume'));
  const weightUnit = choices.weightUnit ?? guessedWeight(numbers('weight'));
  const lengthUnit = choices.lengthUnit ?? guessedLength(numbers('length'), numbers('head'));
  if (dateOrder === 'ask')
    questions.push({ id: 'date_order', choices: choicesOf(orderNames, ['dmy', 'mdy']) });
  if (volumeUnit === 'ask')
    questions.push({ id: 'volume_unit', choices: choicesOf(unitNames, ['ml', 'oz']) });
  if (weightUnit === 'ask')
    questions.push({ id: 'weight_unit', choices: choicesOf(unitNames, ['kg', 'lb']) });
  if (lengthUnit === 'ask')
    questions.push({ id: 'length_unit', choices: choicesOf(unitNames, ['cm', 'in']) });
  return {
    child,
    questions,
    settled: {
      timeZone: choices.timeZone,
      dateOrder: dateOrder === 'ask' ? 'dmy' : dateOrder,
      volumeUnit: volumeUnit === 'ask' ? 'ml' : volumeUnit,
      weightUnit: weightUnit === 'ask' ? 'kg' : weightUnit,
      lengthUnit: lengthUnit === 'ask' ? 'cm' : lengthUnit,
    },
  };
}

function settleChild(
  rows: readonly RawRow[],
  chosen: string | undefined,
  questions: ImportQuestion[],
): string | null {
  const children = new Map<string, SourceChild>();
  for (const { child } of rows) if (child) children.set(child.id, child);
  if (chosen !== undefined && children.has(chosen)) return chosen;
  const [only, ...others] = [...children.values()];
  if (only === undefined || others.length === 0) return only?.id ?? null;
  questions.push({
    id: 'child',
    choices: [...children.values()]
      .slice(0, 20)
      .map(({ id, name }) => ({ value: id, name: name || `Child ${id}` })),
  });
  return only.id;
}

function guessedVolume(values: readonly number[]): 'ml' | 'ask' {
  return values.length === 0 || largest(values) > ouncesAtMost ? 'ml' : 'ask';
}

function guessedWeight(values: readonly number[]): 'kg' | 'g' | 'ask' {
  if (values.length === 0) return 'kg';
  return largest(values) > poundsAtMost ? 'g' : 'ask';
}

function guessedLength(lengths: readonly number[], heads: readonly number[]): 'cm' | 'in' | 'ask' {
  if (lengths.length === 0 && heads.length === 0) return 'cm';
  if (largest(lengths) > inchesAtMost || largest(heads) > headInchesAtMost) return 'cm';
  if (heads.length > 0 || largest(lengths) < centimetresAtLeast) return 'in';
  return 'ask';
}

function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}
