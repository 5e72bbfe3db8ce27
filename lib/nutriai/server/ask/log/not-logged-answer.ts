import { askingOf } from '../../../engine/asking/asking';
import { answerOf, documentSource, part, type RuleAnswer } from '../rule-answer';
import { type LogQuestion, logPage } from './logged-meals';

const followUps = ['What did my baby eat today?', 'How much did my baby drink today?'];
const details = askingOf('log-details', []);
const drynessAsked = details.pattern('dryness');

/** Says that the log cannot tell, and what it has instead. */
export function notLoggedAnswer({ name, question }: LogQuestion): RuleAnswer {
  return answerOf(
    'log',
    [
      part(
        `I cannot tell: nappies, sleep, temperatures and milestones are not in ${name}’s ` +
          'log. It has meals, milk, water, drops and medicines, reactions and measurements.',
        [logPage],
      ),
      ...(drynessAsked.test(question.plain)
        ? [
            part(
              'Fewer wet nappies than usual, a dry mouth or no tears ' +
                'can be signs of too little fluid: ask your doctor today.',
              [documentSource('nhs-dehydration')],
            ),
          ]
        : []),
    ],
    followUps,
  );
}
