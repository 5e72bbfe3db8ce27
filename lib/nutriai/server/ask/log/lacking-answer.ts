import { intakeInsights } from '../../../engine/insights/intake-insights';
import { ownDoctor } from '../../../engine/red-flags/emergency-numbers';
import { answerOf, inWords, pageSource, part, type RuleAnswer } from '../rule-answer';
import type { AskedLog } from './asked-log';
import type { LogQuestion } from './logged-meals';

const insightsPage = pageSource('Insights', '/nutriai/insights');
const days = 7;
const shownAtMost = 5;

/** "Vitamin D" within a sentence. */
const beginningSmall = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** What the log of the last seven days clearly falls short of. */
export function lowNutrients({ input }: AskedLog): string[] {
  const { nutrients } = intakeInsights({ ...input, days });
  return nutrients.filter(({ status }) => status === 'low').map((each) => beginningSmall(each.name));
}

/** Answers which nutrients the log of the last seven days falls short of. */
export function lackingAnswer({ name, log }: LogQuestion): RuleAnswer {
  const { days: read } = intakeInsights({ ...log.input, days });
  const loggedDays = read.filter(({ isLogged }) => isLogged).length;
  const low = lowNutrients(log);
  const lead =
    loggedDays === 0
      ? `I cannot tell: nothing has been logged for ${name} in the last seven days.`
      : low.length === 0
        ? `According to the last seven days of the log, ${name} is not clearly short of anything.`
        : `According to the last seven days of the log, ${name} gets ` +
          `less than needed of ${inWords(low.slice(0, shownAtMost))}.`;
  return answerOf(
    'log',
    [
      part(lead, [insightsPage]),
      part(
        `The log has food on ${loggedDays} of these days, and anything not logged is not counted. Only ` +
          `a blood test shows a deficiency: ask ${ownDoctor(log.input.baby.locale)} if you are worried.`,
      ),
    ],
    ['How much iron does my baby need?', 'What is missing today?'],
  );
}
