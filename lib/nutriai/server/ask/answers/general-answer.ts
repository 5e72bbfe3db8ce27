import { askingOf } from '../../../engine/asking/asking';
import { cuttingRules, ruleGroups } from '../../../../content/reading/nutriai/nutriai-landing';
import { landingSources, type LandingSourceKey } from '../../../../content/reading/nutriai/nutriai-sources';
import { checkPath } from '../../../../content/reading/foods/food-check-ages';
import { needsFor } from '../../../engine/needs/needs-for';
import { lastAgeMonths } from '../../../engine/needs/need-age';
import { phraseRules } from '../../../engine/safety/rules/phrases';
import { uncapitalised } from '../../../engine/uncapitalised';
import type { AskedChild } from '../asked-child';
import type { Question } from '../read-question';
import {
  ageWords,
  answerOf,
  articleSource,
  type CitedPart,
  type CitedSource,
  documentSource,
  type FoundArticle,
  pageSource,
  part,
  recipeSource,
  type RuleAnswer,
} from '../rule-answer';
import { foodWarning } from './food-answer';
import { recipesNamed } from './recipe-answer';

const checkPage = pageSource('Can my baby eat this?', checkPath);

function landingSource(key: LandingSourceKey): CitedSource[] {
  const found = landingSources.find((source) => source.key === key);
  if (!found) return [];
  const { org, title, year, url } = found;
  return [{ id: `document:landing-${key}`, kind: 'document', title, org, year, path: null, url }];
}

/** Until which age a group of the landing page's rules holds, in months. */
const untilMonths: Readonly<Record<string, number>> = {
  'Not before 6 months': 6,
  'Not before 12 months': 12,
  'Not before 2 years': 24,
  'Not before 5 years': 60,
};

/** The last group of the page, which holds at all ages. */
const lastGroup = 'Not for babies or toddlers';

const details = askingOf('answer-details', []);
const avoidAsked = details.pattern('avoiding');
const chokingAsked = details.pattern('choking');

/** Texture, cutting and what to leave out, by age. */
export function servingAnswer(
  { plain, statedMonths }: Question,
  asked: AskedChild,
  articles: readonly FoundArticle[],
): RuleAnswer {
  const months = statedMonths ?? asked.child.ageMonths;
  const more = articleParts(articles);
  if (chokingAsked.test(plain)) return answerOf('serving', [...cuttingParts(), ...more]);
  if (avoidAsked.test(plain)) return answerOf('serving', [...avoidParts(months), ...more]);
  return answerOf('serving', [textureParts(months, asked), ...cuttingParts().slice(0, 1), ...more]);
}

function textureParts(months: number, { name }: AskedChild): CitedPart {
  const { texture } = needsFor({ ageMonths: Math.min(months, lastAgeMonths) });
  const whom = name === null ? `At ${ageWords(months)}` : `${name} at ${ageWords(months)}`;
  return part(`${whom}: ${uncapitalised(texture.words)}`, texture.sources.map(documentSource));
}

function cuttingParts(): CitedPart[] {
  const documents = [...new Set(cuttingRules.flatMap(({ sources }) => sources))].flatMap(landingSource);
  return [
    part(
      'These need cutting or cooking before a young child has them:',
      [...documents, checkPage],
      cuttingRules.map(({ food, never, safe }) => ({
        text: food,
        path: null,
        note: `Never ${never}. ${safe}`,
      })),
    ),
    part('Always with your child upright and you watching. Any food in any form can be checked.', [
      checkPage,
    ]),
  ];
}

function avoidParts(months: number): CitedPart[] {
  const groups = ruleGroups.filter(({ until }) => months < (untilMonths[until] ?? Number.POSITIVE_INFINITY));
  return [
    part(`What to leave out at ${ageWords(months)}:`, [checkPage]),
    ...groups.map(({ until, rules }) =>
      part(
        `${until === lastGroup ? 'Not at all' : until}:`,
        [...new Set(rules.flatMap(({ sources }) => sources))].flatMap(landingSource),
        rules.map(({ food, text }) => ({ text: food, path: null, note: text })),
      ),
    ),
  ];
}

/** Rules of keeping food, by what was asked: the first holds for all. */
const keepingRules: readonly { id: string; when: RegExp | null }[] = [
  { id: 'H23-left-out', when: null },
  { id: 'H23-used-spoon-or-jar', when: /\b(jar|pouch|bowl|spoon|left ?overs?|finish\w*|half)\b/ },
  { id: 'H23-reheated-again', when: /\b(re ?heat\w*|warm\w*|twice|again)\b/ },
];

const milkAsked = details.pattern('milk-kept');

/** How food is kept, by the rules and by our article. Null where only an article may know: milk. */
export function storageAnswer(
  question: Question,
  asked: AskedChild,
  articles: readonly FoundArticle[],
): RuleAnswer | null {
  const { plain } = question;
  if (milkAsked.test(plain)) return null;
  const rules = keepingRules
    .filter(({ when }) => when === null || when.test(plain))
    .flatMap(({ id }) => phraseRules.find((rule) => rule.id === id) ?? [])
    .map(({ message, instead, sources }) => part(`${instead} ${message}`, sources.map(documentSource)));
  const dishes = recipesNamed(plain).map(({ recipe, keeps }) =>
    part(`${recipe.title}: ${keeps}`, [recipeSource(recipe)]),
  );
  const warnings = foodWarning(question, asked).filter(
    ({ part: { text } }) => !rules.some((rule) => rule.part.text.includes(text.split('. ')[0] ?? text)),
  );
  return answerOf('storage', [...dishes, ...rules, ...warnings, ...articleParts(articles, true)]);
}

function articleParts([article]: readonly FoundArticle[], isQuoted = false): CitedPart[] {
  if (article === undefined) return [];
  const quote = isQuoted && article.quote !== '' ? ` From it: “${article.quote}”` : '';
  return [part(`“${article.title}” says more. ${article.summary}${quote}`, [articleSource(article)])];
}
