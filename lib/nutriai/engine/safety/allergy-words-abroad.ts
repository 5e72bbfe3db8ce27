import type { Allergen } from '../child';
import { foodsNamed } from '../foods/find-foods';
import { foodNameKey } from '../foods/food-name-key';
import { foodsInEnglish } from '../said/foods-in-english';
import { allergyWords } from './rules/allergens';

/** Foods that are an allergen by themselves: whose name a form has, in any language, names the allergen. */
const wholeAllergens: Readonly<Record<string, readonly Allergen[]>> = {
  'whole-milk': ['milk'],
  'milk-protein': ['milk'],
  egg: ['egg'],
  peanut: ['peanut'],
  'soya-beans': ['soy'],
  'sesame-seeds': ['sesame'],
  celery: ['celery'],
  mustard: ['mustard'],
  'white-flour': ['wheat'],
};

const nuts = 'noix|fruits à coque|nueces|nuez|Nüsse|Nuss|Schalenfrüchte|noci|noce|frutta a guscio|nozes|noz';
/** Words for a whole kind of food, by which the list of foods knows a single one of it. */
const kinds: readonly (readonly [string, readonly Allergen[]])[] = [
  [`${nuts}|frutos de casca rija|orzechy|orzech|noten|noot|kuruyemiş|kabuklu yemiş`, ['tree_nuts']],
  ['frutos secos|frutta secca|fıstık', ['peanut', 'tree_nuts']],
  ['poisson|pescado|Fisch|pesce|peixe|ryba|ryby|vis|balık|السمك|سمك|मछली|machli|machhli', ['fish']],
  ['crustacés|crustáceos|Krebstiere|crostacei|skorupiaki|schaaldieren|gambas|camarones', ['crustaceans']],
  ['crevettes|Garnelen|gamberi|camarão|camarões|krewetki|garnalen|karides', ['crustaceans']],
  ['kabuklular|kabuklu deniz ürünleri', ['crustaceans', 'molluscs']],
  ['mariscos|marisco|fruits de mer|Meeresfrüchte|frutti di mare', ['crustaceans', 'molluscs', 'fish']],
  ['owoce morza|zeevruchten|deniz ürünleri', ['crustaceans', 'molluscs', 'fish']],
  ['mollusques|moluscos|Weichtiere|molluschi|mięczaki|weekdieren|yumuşakçalar', ['molluscs']],
  ['produits laitiers|lácteos|Milchprodukte|latticini|laticínios|nabiał|zuivel|süt ürünleri', ['milk']],
  ['koemelk|latte|latte vaccino|lactosa|lactose|Laktose|lattosio|laktoza|laktoz', ['milk']],
  ['leche de vaca|lait de vache|leite de vaca|Kuhmilch|mleko krowie|inek sütü', ['milk']],
  ['blé|trigo|Weizen|frumento|grano|pszenica|tarwe|buğday', ['wheat']],
];

const kindsByKey = new Map(
  kinds.flatMap(([words, allergens]) =>
    words.split('|').map((word) => [foodNameKey(word), allergens] as const),
  ),
);

/** In this order. What stands round the food where a form has "alergia a la leche" or "protéines de lait". */
const around = [
  /^(?:intol|al{1,2}[eé]rg|uczul|nadwra)\p{L}* (?:(?:à|a|al|auf|gegen|voor|na|op|ao|às|aux?|all[ae]?|ai) )?/u,
  /^(?:(?:la|le|les|el|los|las|lo|il|o|os|as|die|das|den|de|het) |l['’]|all['’])/u,
  /^(?:prot[eé][ií]n\p{L}*|bia[lł]k\p{L}*|eiwit\p{L}*) (?:(?:de|du|del|della|do|da|von|van) )?(?:la |l['’])?/u,
  /[- ]?(?:allergie|intoleranz|unverträglichkeit|intolerantie)$/u,
  /[- ]?(?:eiweiß|eiweiss|protein|eiwit)$/u,
  /(?:['’]?(?:y?[ea]))? (?:alerji\p{L}*|एलर्जी|allergy)$/u,
];

/** Languages whose foods have words of their own beside the names of the list of foods. */
const translatedFrom = ['tr', 'hi', 'ar', 'pl', 'nl'];

const known = new Map<string, readonly Allergen[]>();
const mostKnown = 500;

/** Returns the allergens that words of another language name; empty for a single food and for no food. */
export function allergensNamedAbroad(words: string): readonly Allergen[] {
  const cached = known.get(words);
  if (cached !== undefined) return cached;
  const found = readAbroad(words);
  if (known.size >= mostKnown) known.clear();
  known.set(words, found);
  return found;
}

function readAbroad(words: string): readonly Allergen[] {
  const typed = words.toLowerCase().trim();
  const bare = around.reduce((rest, each) => rest.replace(each, ''), typed).trim();
  const names = [typed, bare].flatMap((each) => [
    each,
    ...translatedFrom.map((language) => foodsInEnglish(each, language)),
  ]);
  for (const name of new Set(names)) {
    const key = foodNameKey(name);
    const found = kindsByKey.get(key) ?? (name === typed ? undefined : allergyWords[key]) ?? ofFood(name);
    if (key !== '' && found.length > 0) return found;
  }
  return [];
}

function ofFood(name: string): readonly Allergen[] {
  return [...new Set(foodsNamed(name).flatMap(({ id }) => wholeAllergens[id] ?? []))];
}
