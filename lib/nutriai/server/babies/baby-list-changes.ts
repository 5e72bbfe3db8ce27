import type { BabyPatch, BabyRequest } from '../../../contract/nutriai-babies';

type Measurement = BabyRequest['measurements'][number];
type MeasurementChange = NonNullable<BabyPatch['change_measurements']>;
type Introduced = BabyRequest['introduced_allergens'][number];
type IntroducedChange = NonNullable<BabyPatch['change_introduced_allergens']>;

/** A profile with what a patch changes: whole fields, then single entries of lists as they are stored now. */
export function patchedBaby(stored: BabyRequest, patch: BabyPatch): BabyRequest {
  const { change_measurements: measured, change_introduced_allergens: introduced, ...fields } = patch;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const baby: BabyRequest = { ...stored, ...given };
  return {
    ...baby,
    ...(measured && { measurements: changedMeasurements(baby.measurements, measured) }),
    ...(introduced && { introduced_allergens: changedIntroduced(baby.introduced_allergens, introduced) }),
  };
}

function changedMeasurements(all: readonly Measurement[], { remove, put }: MeasurementChange): Measurement[] {
  const kept = all.filter(({ date }) => !remove.includes(date));
  return put.reduce((list, entry) => {
    const sameDay = list.find(({ date }) => date === entry.date);
    const merged = {
      date: entry.date,
      weight_kg: entry.weight_kg ?? sameDay?.weight_kg ?? null,
      length_cm: entry.length_cm ?? sameDay?.length_cm ?? null,
      head_cm: entry.head_cm ?? sameDay?.head_cm ?? null,
    };
    return [...list.filter((each) => each !== sameDay), merged];
  }, kept);
}

const isSame = (one: Introduced) => (other: Introduced) =>
  one.code === other.code && one.date === other.date && one.reaction === other.reaction;

function changedIntroduced(all: readonly Introduced[], { remove, add }: IntroducedChange): Introduced[] {
  const kept = all.filter((entry) => !remove.some(isSame(entry)));
  return [...kept, ...add.filter((entry) => !kept.some(isSame(entry)))];
}
