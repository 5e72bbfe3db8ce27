import { type Equipment } from './request-facts';
import { expressionInLines } from '../../text/expression-in-lines';

const lacks =
  '(?:no|not any|without(?: an?| the| using(?: an?| the)?)?|w o|dont (?:have|own|want to use)' +
  '(?: an?| the| any)?|do not have(?: an?| any)?|lack(?:s|ing)?(?: an?)?|cant use(?: the| an?)?|' +
  'havent got(?: an?)?|not using(?: the)?|nothing with the|nothing in the|sans|sin|ohne)';
const broken = '(?:is |s |are )?(?:broken|bust|not working|doesnt work|died|out of order)';
const only = '(?:only (?:have|got|own|use)?|just|all in the|have (?:only )?)';

const without = (things: string, ...more: readonly string[]) =>
  new RegExp(
    [
      `\\b${lacks} (?:[a-z]+ (?:or|and) (?:an? )?)?(?:${things})\\b`,
      `\\b(?:${things}) ${broken}\\b`,
      ...more,
    ].join('|'),
  );

const blenders =
  '(?:stick |hand |immersion )?blender|blending|food processor|mixer|processor|thermomix|mixeur|batidora';
const hobs = 'hob|stove|stovetop|cooker|rings?|burners?';
const microwaves = 'microwave';

const justAnOven = '\\b(?:just|only) (?:have |got |use )?(?:the |an? |our |my )oven\\b';

const patterns: readonly (readonly [RegExp, readonly Equipment[]])[] = [
  [
    expressionInLines()`
      \bkettle only\b|\bonly (the |our )?kettle\b|
      \b(no|without|w o|zero|any) (cook|cooking|heat|heating|cooker|oven or hob)\b|\bno ?cook\b|\b
      (dont|not|cant) (want to |have to )?cook\b|\buncooked meal\b|\bsomething raw\b|\braw food\b
      |\bassembly only\b|\bno (stove|gas|electricity|power|kitchen|pan)\b|\b
      (only|just) ((with|have|got|have got|own) )?an? (toaster and )?kettle\b(?! (and|or) (an? )?microwave)
      |\bonly have a toaster\b|\bpower ?cut\b|\bcold lunch ?box\b|\bno heating\b
    `,
    ['no_cooking'],
  ],
  [
    new RegExp(
      `\\b${only} (?:an? |the )?${microwaves}\\b|\\bmicrowave (?:only|and a bowl)\\b` +
        '|\\bin the microwave\\b|\\bmicrowav(?:e?able|ed)\\b|\\b(?:only|just)\\b.{0,20}\\b' +
        `(?:kettle|toaster) (?:and|or) (?:an? )?${microwaves}\\b|\\b(?:only|just)` +
        `\\b.{0,20}\\b${microwaves} (?:and|or) (?:an? )?(?:kettle|toaster)\\b`,
    ),
    ['no_oven', 'no_hob'],
  ],
  [
    without(
      'oven|ovens',
      '\\bno ?bake\\b',
      '\\bjust an? (?:hob|stove)\\b',
      `\\bone (?:burner|ring)\\b`,
      '\\bsingle (?:hob )?ring\\b',
      '\\bsteamer only\\b',
      '\\bcamping\\b',
    ),
    ['no_oven'],
  ],
  [without(hobs, `${justAnOven}`, '(?<!\\b(?:no|any|without|without an) )\\boven only\\b'), ['no_hob']],
  [new RegExp(`${justAnOven}|(?<!\\bno )\\boven only\\b`), ['no_microwave']],
  [without(blenders, '\\bonly a fork\\b', '\\bwith a fork\\b'), ['no_blender']],
  [without(microwaves, '\\bonly (?:an? )?(?:hob|oven|stove)\\b'), ['no_microwave']],
  [
    expressionInLines()`
      \b(one|1|single|just one|only one) ?(pan|pot|saucepan|skillet|tray|dish|sheet)\b|
      \bone ?pot\b|\b(single|one) (hob )?(ring|burner)\b
    `,
    ['one_pan'],
  ],
  [/\b(freez\w*|batch ?cook\w*|cook once|stash)\b/, ['freezer']],
  [/\bair ?fr(y|ier|yer)s?\b/, ['air_fryer']],
  [/\b(slow ?cooker|crock ?pot|instant ?pot|pressure cooker)\b/, ['slow_cooker']],
];

const lacking = new RegExp(
  `\\b(?:${lacks}|zero) (?:[a-z]+ (?:or|and) (?:an? )?)?` +
    `(?:cook|cooking|heat|heating|oven|ovens|${hobs}|${blenders}|${microwaves}|bake)\\b`,
  'g',
);

/** Returns a request without what it says the kitchen lacks: "no cooking chicken" leaves out no chicken. */
export function withoutLacking(plain: string): string {
  return plain.replace(lacking, ' . ');
}

/** "Turkey in the freezer" is at home, not to be frozen. */
const fromFreezer = /(?<!\b(?:go|goes|put|pop|store|keep) )\b(?:in|from|out of) (?:the |my |our )?freezer\b/g;

/** Returns what a request says of the kitchen. */
export function askedEquipment(plain: string): Equipment[] {
  const text = plain.replace(fromFreezer, ' ');
  const found = patterns.flatMap(([pattern, names]) => (pattern.test(text) ? names : []));
  return [...new Set(found)];
}
