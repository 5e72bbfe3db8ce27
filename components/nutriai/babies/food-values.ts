import type { BabyAnswer, BabyPatch } from '@/lib/contract/nutriai-babies';
import { type AllergenCode, commonAvoids, type localeChoices } from '@/lib/nutriai/client/babies/baby-words';
import { wordsIn } from '@/lib/nutriai/client/babies/new-baby';

type Place = (typeof localeChoices)[number]['value'];
type CommonAvoid = (typeof commonAvoids)[number];

/** What a baby eats and does not, as the form's values. */
export interface Food extends Readonly<Record<string, string | readonly string[]>> {
  feeding: BabyAnswer['feeding'];
  diet: BabyAnswer['diet'];
  place: Place;
  commonAvoids: CommonAvoid[];
  otherAvoids: string;
  dislikes: string;
  allergies: AllergenCode[];
  otherAllergies: string;
}

/** Returns the form's values for what is stored. */
export function foodOf(baby: BabyAnswer): Food {
  const isCommon = (word: string): word is CommonAvoid => commonAvoids.some((common) => common === word);
  return {
    feeding: baby.feeding,
    diet: baby.diet,
    place: baby.locale ?? 'strictest',
    commonAvoids: baby.avoids.filter(isCommon),
    otherAvoids: baby.avoids.filter((word) => !isCommon(word)).join(', '),
    dislikes: baby.dislikes.join(', '),
    allergies: baby.allergies,
    otherAllergies: baby.other_allergies.join(', '),
  };
}

/** Returns what the server is to change: only fields that were changed in the form. */
export function foodChanges(
  values: Food,
  hasChanged: (...fields: (keyof Food & string)[]) => boolean,
): BabyPatch {
  return {
    ...(hasChanged('feeding') && { feeding: values.feeding }),
    ...(hasChanged('diet') && { diet: values.diet }),
    ...(hasChanged('place') && { locale: values.place === 'strictest' ? null : values.place }),
    ...(hasChanged('commonAvoids', 'otherAvoids') && {
      avoids: [...values.commonAvoids, ...wordsIn(values.otherAvoids)],
    }),
    ...(hasChanged('dislikes') && { dislikes: wordsIn(values.dislikes) }),
    ...(hasChanged('allergies') && { allergies: values.allergies }),
    ...(hasChanged('otherAllergies') && { other_allergies: wordsIn(values.otherAllergies) }),
  };
}
