import { askingOf } from '../../engine/asking/asking';

/**
 * `dose`: how much of a medicine; `medicine`: whether or which; `diagnosis`: what it is; `illness`: a child
 * who is not well; `injury`: hurt; `mother`: what she had before she feeds; `normality`: whether something of
 * a child who is well is as it should be.
 */
export type MedicalTopic = 'dose' | 'medicine' | 'diagnosis' | 'illness' | 'injury' | 'mother' | 'normality';

const medical = askingOf('medical', []);
const doseOfMedicine = medical.pattern('dose-of-medicine');
const anyMedicine = medical.pattern('any-medicine');
const mother = medical.pattern('mother');
const dose = medical.pattern('dose');
const eatenCream = medical.pattern('eaten-cream');
const diagnosis = medical.pattern('diagnosis');
const normality = medical.pattern('normality');
const illness = medical.pattern('illness');
const injury = medical.pattern('injury');
/** "For allergies" of the family at the table, and "hot" of food: no illness of the child's. */
const ordinary = medical.pattern('ordinary');
const cream = /\bcreams?\b/g;

/**
 * Whether a question asks for what only a clinician may say. Of several the one that must be refused first.
 * `plain` is corrected text.
 */
export function medicalTopic(plain: string): MedicalTopic | null {
  const text = eatenCream.test(plain) ? plain.replace(cream, ' ') : plain;
  if (doseOfMedicine.test(text) || dose.test(text)) return 'dose';
  if (anyMedicine.test(text)) return 'medicine';
  if (mother.test(text)) return 'mother';
  if (injury.test(text)) return 'injury';
  if (diagnosis.test(text)) return 'diagnosis';
  if (illness.test(ordinary.test(text) ? text.replace(ordinary, ' ') : text)) return 'illness';
  return normality.test(text) ? 'normality' : null;
}

/** Medicines in a text, for what must not name any. */
export function namesMedicine(plain: string): boolean {
  const text = eatenCream.test(plain) ? plain.replace(cream, ' ') : plain;
  return anyMedicine.test(text);
}

/** Words that tell what is wrong with a child, for what must not diagnose. */
export function readsAsDiagnosis(plain: string): boolean {
  return diagnosis.test(plain) || normality.test(plain) || illness.test(plain) || injury.test(plain);
}
