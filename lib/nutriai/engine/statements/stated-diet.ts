import type { Diet } from '../child';
import { expressionInLines } from '../text/expression-in-lines';

/** Who follows a diet: a question may name the diet of a food or of somebody else, a request is for a dish. */
interface DietWords {
  diet: Diet;
  pattern: RegExp;
  /** Whole statements of a family, which need no look at what they are said of. */
  isStatement?: boolean;
}

/** Words for a diet, the strictest first. */
export const dietWords: readonly DietWords[] = [
  { diet: 'vegan', pattern: /\b(?:vegans?|plant[- ]?based|no animal products?|vegetalien(?:ne)?)\b/g },
  {
    diet: 'pescatarian',
    pattern: expressionInLines('g')`
      \bpesc[ae]tarians?\b|\b(?:eat|eats|have) fish,? but (?:no|not any|don'?t eat|never eat) meat\b
      |\bfish,? (?:but )?(?:no|not) meat\b
      |\bveg(?:etarians?|gies?|gy)\b[^.;]{0,12}\b(?:but|and|who|that|plus) (?:also |we |she |he |they |do |does ){0,2}
      (?:eats? |has |have |allows? )?(?:some )?fish\b(?! free)
    `,
  },
  {
    diet: 'vegetarian',
    pattern: expressionInLines('g')`
      \b(?<!\b(?:not|isn'?t|non|without) (?:a |an )?)
      (?:veg[ei]t[ae]rian[soa]?|vegetarisch|meat[- ]?(?:free|less))\b(?! (?:not|isnt|isn't) )|\bvegg(?:ie|y)
      \b(?! ?(?:sticks?|fingers?|straws?|crisps?|pur[eé]es?|mash|pouch\w*|soup|bake|patch|garden))
    `,
  },
  {
    diet: 'vegetarian',
    isStatement: true,
    pattern: expressionInLines('g')`
      \bno meat,? (?:(?:or|and|nor) )?(?:no )?fish\b|\b(?:we|our family|us|family|i)
      (?: all| both)? (?:don'?t|dont|do not|never) eat (?:any )?meat\b
    `,
  },
];

/** Returns the diet that a request for a recipe names, with the words for it; null for none. */
export function dietOfRequest(plain: string): { diet: Diet; words: string } | null {
  for (const { diet, pattern } of dietWords) {
    const [words] = plain.match(pattern) ?? [];
    if (words !== undefined) return { diet, words };
  }
  return null;
}
