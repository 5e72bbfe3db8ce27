import type { Allergen } from '../../../engine/child';
import { allergenNames } from '../../../engine/safety/rules/allergens';
import type { AskedChild } from '../asked-child';
import { ambulanceNumbers, ownDoctor } from '../../../engine/red-flags/emergency-numbers';
import {
  answerOf,
  articleSource,
  type CitedPart,
  documentSource,
  type FoundArticle,
  inWords,
  part,
  type RuleAnswer,
} from '../rule-answer';
import type { StatedFacts } from '../../../engine/statements/stated-facts';

/** Where each allergen may be hidden, for reading labels. */
const hidingPlaces: Readonly<Record<Allergen, string>> = {
  milk:
    'butter, cheese, yoghurt, ghee, whey, casein, custard, batter and ' +
    'many rusks and biscuits; goat’s and sheep’s milk cause reactions too',
  egg: 'cakes, pancakes, mayonnaise, meringue, fresh pasta, noodles, Quorn and glazed pastry',
  peanut: 'satay, groundnut oil, monkey nuts, peanut puffs and some cakes and chocolate',
  tree_nuts: 'pesto, marzipan, frangipane, nougat, praline, muesli, korma and nut drinks',
  wheat: 'bread, pasta, couscous, semolina, bulgur, biscuits, breadcrumbs and soy sauce',
  gluten:
    'bread, pasta, couscous, barley, rye, malt, many breakfast ' +
    'cereals and soy sauce; oats only where labelled gluten-free',
  soy: 'tofu, edamame, miso, soy sauce, textured protein and many breads and ready meals',
  sesame: 'tahini, hummus, halva, za’atar, bagels and breadsticks',
  fish: 'fish sauce, Worcestershire sauce, Caesar dressing, surimi and fish stock',
  crustaceans: 'prawn crackers, shrimp paste and fish soups',
  molluscs: 'oyster sauce, paella and squid ink',
  celery: 'celeriac, stock cubes, soups and stews',
  mustard: 'dressings, piccalilli, curry mixes and sausages',
  lupin: 'some breads, pastries and gluten-free flours',
  sulphites: 'orange dried apricots, raisins, wine and some sausages',
};
const hidingAtMost = 3;

function nameOf({ allergies, otherAllergies, unreadAllergies, outgrown }: StatedFacts): string {
  const named = [...new Set([...otherAllergies, ...allergies.map((code) => allergenNames[code])])];
  const all = [...named, ...unreadAllergies];
  return inWords(all.length === 0 ? outgrown : all);
}

/** What counts before any food of a question that tells of a reaction: not again, and when to call for help. */
export function reactionPart(facts: StatedFacts, { child: { locale } }: AskedChild): CitedPart {
  const ambulances = ambulanceNumbers(locale)
    .map(({ number }) => number)
    .join(', ');
  return part(
    `Don’t give ${nameOf(facts)} again until ${ownDoctor(locale)} has said what is safe. Trouble breathing, ` +
      `swelling of lips or tongue, floppiness or repeated vomiting: call ${ambulances} at once.`,
    [documentSource('nhs-food-allergies'), documentSource('nhs-anaphylaxis')],
  );
}

/** What to do about an allergy that the question tells of and asks no more about. */
export function statedAllergyAnswer(
  facts: StatedFacts,
  { child: { locale }, name }: AskedChild,
  articles: readonly FoundArticle[],
): RuleAnswer {
  const whom = name ?? 'your child';
  const doctor = ownDoctor(locale);
  const names = nameOf(facts);
  const documents = ['nhs-food-allergies', 'eu-1169-2011'] as const;
  const hiding = facts.allergies
    .slice(0, hidingAtMost)
    .map((code) => `${allergenNames[code]}: ${hidingPlaces[code]}`);
  const lead =
    facts.outgrown.length > 0
      ? `Don’t bring back ${names} by yourself, even if ${whom} seems to ` +
        `have outgrown the allergy: ask ${doctor} how and where to test it.`
      : `Don’t give ${names} to ${whom}, or anything made with it, until ${doctor} has said what is safe.`;
  const cited = documents.map(documentSource);
  const places = hiding.length === 0 ? [] : [part(`Look for it on labels. ${hiding.join('. ')}.`, cited)];
  const [article] = articles;
  const ambulances = ambulanceNumbers(locale)
    .map(({ number }) => number)
    .join(', ');
  const answer = answerOf(
    'medical',
    [
      part(lead, cited),
      ...places,
      part(
        'A reaction of the skin or tummy: stop the food, write down what was eaten and when, take a photo, ' +
          `and ask ${doctor} this week. Trouble breathing, swelling of lips or tongue, floppiness or ` +
          `repeated vomiting: call ${ambulances} at once.`,
        [documentSource('nhs-anaphylaxis')],
      ),
      recordPart(whom),
      ...(article === undefined
        ? []
        : [part(`“${article.title}” says more. ${article.summary}`, [articleSource(article)])]),
    ],
    ['What can I make for dinner?', 'Which allergens are due next?'],
  );
  return { ...answer, said: [{ sentence: 'avoid' }] };
}

/** What was said in a question is forgotten with it. */
export function recordPart(whom: string): CitedPart {
  return part(
    `This answer uses what you wrote here. Add it to ${whom}’s profile so that the log, plans and recipes use it too.`,
  );
}
