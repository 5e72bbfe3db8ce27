import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * One page, one number: what a parent acts on is the same figure in articles, stories, questions, answers and
 * rules. The groups of `says` are the figures, and each must be among `agreed`.
 */
const root = path.resolve(__dirname, '..');
const places = [
  'lib/content/cms/seed/posts',
  'lib/content/cms/seed/stories',
  'lib/content/cms/seed/pages',
  'knowledge/answers',
  'knowledge/rules',
  'knowledge/handling',
  'knowledge/foods',
  'knowledge/red-flags',
];

interface Line {
  file: string;
  text: string;
}

function linesOf(folder: string): Line[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, folder, file), 'utf8')
        .split('\n')
        .filter((text) => !text.includes('\\b'))
        .map((text) => ({ file, text: text.replace(/\[\^[\w-]+\]|\*\*/g, '') })),
    );
}

const lines = places.flatMap(linesOf);

function wrongIn(among: readonly Line[], { says, agreed }: { says: RegExp; agreed: readonly string[] }) {
  return among.flatMap(({ file, text }) =>
    [...text.matchAll(says)]
      .filter(([, ...figures]) => !agreed.includes(figures.filter(Boolean).join(' ')))
      .map(([words]) => `${file}: ${words}`),
  );
}

const figures = [
  {
    name: 'wet nappies of a baby who drinks enough',
    says: /\b(six|five|6|5) or more (?:heavy )?wet napp/gi,
    agreed: ['six', '6'],
    wrong: 'From day 5, five or more wet nappies a day.',
  },
  {
    name: 'the day from which there are six of them',
    says: /day (5|7|five|seven),? (?:\| )?(?:six|6) or more/gi,
    agreed: ['5', 'five'],
    wrong: 'From day 7, six or more heavy wet nappies.',
  },
  {
    name: 'water a day from 6 to 12 months',
    says: /\b(\d{2,3})(?:–| to )(240) ml\b/gi,
    agreed: ['120 240'],
    wrong: 'Offer 60–240 ml a day.',
  },
  {
    name: 'water a day from 12 months',
    says: /\b(240)(?:–| to )(\d{3,4}) ml\b/gi,
    agreed: ['240 960'],
    wrong: 'From one year 240 to 900 ml.',
  },
  {
    name: 'milk a day from 12 months',
    says: /\b(3\d0)(?:–| to )(\d{3}) ml\b/gi,
    agreed: ['300 400'],
    wrong: 'About 350–500 ml of milk a day.',
  },
  {
    name: 'most juice',
    says: /\bjuice[^.|]{0,90}? at most (\d{2,3}) ml/gi,
    agreed: ['120'],
    wrong: 'If you give juice, at most 150 ml a day.',
  },
  {
    name: 'honey',
    says: /honey[^.|]{0,30} (?:before|until|under) (\d+|one|two|three) (?:months|years?)/gi,
    agreed: ['12', '1', 'one'],
    wrong: 'No honey before 6 months.',
  },
  {
    name: 'rice drinks',
    says: /rice drinks?[^.|]{0,60}(?:before|under) (\d+|\w+) years/gi,
    agreed: ['5', 'five'],
    wrong: 'No rice drink before four years.',
  },
  {
    name: 'salt of a day under 12 months',
    says: /(?:below|less than) (\d(?:\.\d)?) g of salt/gi,
    agreed: ['1'],
    wrong: 'Babies need less than 2 g of salt.',
  },
  {
    name: 'cooked food in the fridge',
    says: /(?:for|within|up to) (?:at most )?(one|two|three|\d) days?,? (?:even )?(?:in|from) the fridge/gi,
    agreed: ['two', '2'],
    wrong: 'It lasts for three days in the fridge.',
  },
  {
    name: 'cooling of rice',
    says: /\brice[^.|]{0,12} within (an?|one|two|\d+) hours?/gi,
    agreed: ['a', 'an', 'one', '1'],
    wrong: 'Cool rice within two hours.',
  },
  {
    name: 'minutes for dried beans',
    says: /boil(?:ed)? hard[^.|]{0,25} at least (\d+) minutes/gi,
    agreed: ['10'],
    wrong: 'Boil hard for at least 5 minutes.',
  },
  {
    name: 'water for powdered formula',
    says: /(?:still|at least|so that it stays at|water of) (\d\d) °C/gi,
    agreed: ['70'],
    wrong: 'Use water of 60 °C.',
  },
  {
    name: 'days between new allergens',
    says: /\b(\w+) clear days before the next new allergen/gi,
    agreed: ['three'],
    wrong: 'Leave seven clear days before the next new allergen.',
  },
  {
    name: 'formula that needs no vitamin drops (UK)',
    says: /(?:more than|over|under|less than) (\d{3}) ml (?:of )?(?:infant )?formula/gi,
    agreed: ['500'],
    wrong: 'Unless your baby drinks more than 600 ml of formula.',
  },
  {
    name: 'months in the freezer',
    says: /(?:within|for up to|use within) (?:one to )?(\w+) months?(?: for the best taste|[^.|]{0,20}freezer)/gi,
    agreed: ['two'],
    wrong: 'Use them within one to three months for the best taste.',
  },
  {
    name: 'what is left of a begun bottle',
    says: /throw away what is left[^.|]{0,20}?(an|one|two|\d+) hours? after the feed began/gi,
    agreed: ['an', 'one', '1'],
    wrong: 'Throw away what is left two hours after the feed began.',
  },
  {
    name: 'sleep in 24 hours from 4 to 12 months',
    says: /\b(12)(?: to |–)(1\d) h(?:ours?)?\b/gi,
    agreed: ['12 16'],
    wrong: 'Babies sleep 12 to 15 hours.',
  },
  {
    name: 'degrees where a baby sleeps',
    says: /\b(1\d)(?: to |–)(2\d) °C/g,
    agreed: ['16 20'],
    wrong: 'Keep the room at 18–21 °C.',
  },
  {
    name: 'whole nuts',
    says: /whole nuts (?:before|until|under) (\d|\w+)/gi,
    agreed: ['5', 'five'],
    wrong: 'No whole nuts before four.',
  },
];

it.each(figures)('is one number everywhere: $name', (figure) => {
  expect(lines.some(({ text }) => text.match(figure.says))).toBe(true);
  expect(wrongIn(lines, figure)).toEqual([]);
});

it.each(figures)('would find another number: $name', (figure) => {
  expect(wrongIn([{ file: 'planted.md', text: figure.wrong }], figure)).toHaveLength(1);
});
