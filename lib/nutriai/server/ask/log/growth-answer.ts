import { growthInsight, type GrowthPoint } from '../../../engine/insights/growth-insight';
import type { Indicator } from '../../../engine/growth/standards';
import { answerOf, documentSource, pageSource, part, type RuleAnswer } from '../rule-answer';
import { ownDoctor } from '../../../engine/red-flags/emergency-numbers';
import { dayWords, monthAsked } from './days-asked';
import { gainedPart } from './gained-part';
import type { LogQuestion } from './logged-meals';
import { expressionInLines } from '@/lib/nutriai/engine/text/expression-in-lines';

const growthPage = pageSource('Insights', '/nutriai/insights');
const told: readonly Indicator[] = ['weightForAge', 'lengthForAge', 'headCircumferenceForAge'];
const whats: Partial<Record<Indicator, string>> = {
  weightForAge: 'weighed',
  lengthForAge: 'measured',
  headCircumferenceForAge: 'had a head of',
};

/** These ask for more than the last figure. */
const trendAsked = expressionInLines()`
  \b(?:gain\w*|put on|putting on|drop\w*|fall\w*|fell|lost|losing|trend|since|growing|grown|follow\w*|
  jump\w*|up|down)\b
`;

/** Answers how a baby grows, by the measurements of its profile: the figures, what they mean, and no judgement. */
export function growthAnswer({ question, name, log }: LogQuestion): RuleAnswer {
  const { baby, today } = log.input;
  const { series, latest } = growthInsight(baby, today);
  const until = monthAsked(question.plain, today)?.to ?? today;
  const document = documentSource('who-2006-growth');
  const lines = inOrderAsked(question.plain).flatMap((indicator) => {
    const { points = [], unit } = series.find((each) => each.indicator === indicator) ?? {};
    const last = points.filter(({ date }) => date <= until).at(-1);
    if (last === undefined) return [];
    const before = earlierWords(points, last, { question, unit, today });
    return [
      part(
        `${name} ${whats[indicator] ?? ''} ${last.value} ${unit ?? ''} ` +
          `${dayWords(last.date, today)}, ${centileWords(last.centile)}. ${last.words}${before}`,
        [document, growthPage],
      ),
    ];
  });
  if (lines.length === 0)
    return answerOf('log', [
      part(
        `I cannot show a centile for ${name} yet: no weight or length is in ` +
          'the profile, or the chart’s sex is not set. Add one in the profile.',
        [growthPage],
      ),
    ]);
  const gained = gainedPart(question.plain, { name, birthDate: baby.birthDate, today, series });
  const flagged = latest.some(({ flag }) => flag !== undefined);
  return answerOf(
    'log',
    [
      ...(gained === null ? [] : [gained]),
      ...lines,
      part(
        (flagged
          ? 'One of these lies outside the usual range: show it to '
          : 'A single measurement says little. The trend over time matters more. ' +
            'If it falls across centile lines, ask ') + `${ownDoctor(baby.locale)}.`,
        [documentSource('nice-ng75')],
      ),
    ],
    ['What is a centile?', 'How much should my baby eat?'],
  );
}

/** The measurement before the last one, where a question asks for a trend; empty otherwise. */
function earlierWords(
  points: readonly GrowthPoint[],
  last: GrowthPoint,
  { question, unit, today }: { question: LogQuestion['question']; unit: string | undefined; today: string },
): string {
  if (!trendAsked.test(question.plain)) return '';
  const earlier = points.filter(({ date }) => date < last.date).at(-1);
  if (earlier === undefined) return '';
  return (
    ` Before that it was ${earlier.value} ${unit ?? ''} ` +
    `${dayWords(earlier.date, today)}, ${centileWords(earlier.centile)}.`
  );
}

/** To "how tall is she" the length comes first. */
function inOrderAsked(plain: string): readonly Indicator[] {
  const [first] = [
    ...(/\b(tall|long|length|height)\b/.test(plain) ? (['lengthForAge'] as const) : []),
    ...(/\bhead\b/.test(plain) ? (['headCircumferenceForAge'] as const) : []),
  ];
  return first === undefined ? told : [first, ...told.filter((each) => each !== first)];
}

function centileWords(centile: number): string {
  return centile < 1 ? 'below the 1st centile' : `on about the ${ordinal(Math.round(centile))} centile`;
}

function ordinal(value: number): string {
  const place = Math.min(99, Math.max(1, value));
  const ending =
    place % 100 >= 11 && place % 100 <= 13 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[place % 10] ?? 'th');
  return `${place}${ending}`;
}
