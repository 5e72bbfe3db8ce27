import { askingOf } from '../../../engine/asking/asking';
import type { AskedChild } from '../asked-child';
import type { Question } from '../read-question';
import { answerOf, part, type RuleAnswer } from '../rule-answer';
import type { AskedLog } from './asked-log';
import { eatenAnswer } from './eaten-answer';
import { growthAnswer } from './growth-answer';
import { foodsTriedAnswer } from './foods-tried-answer';
import { givenDropsAnswer } from './given-drops-answer';
import { lackingAnswer } from './lacking-answer';
import { lastHadAnswer, reactionsAnswer } from './last-had-answer';
import type { LogTopic } from './log-topics';
import { missingAnswer } from './missing-answer';
import { notLoggedAnswer } from './not-logged-answer';
import { plannedAnswer } from './planned-answer';
import { profileAnswer } from './profile-answer';
import { shoppingAnswer } from './shopping-answer';
import { comparedDrinksAnswer } from './compared-drinks-answer';
import { dietWeekAnswer } from './diet-week-answer';
import { comparedWeeksAnswer } from './compared-weeks-answer';
import { whatNextAnswer } from './what-next-answer';
import { whoLoggedAnswer } from './who-logged-answer';

const details = askingOf('log-details', []);
const drinksAsked = details.pattern('drinks-compared');

/** Answers from the log, the plan and the measurements of a baby. */
export function logAnswer(
  topic: LogTopic,
  { question, asked, log }: { question: Question; asked: AskedChild; log: AskedLog },
): RuleAnswer {
  const name = asked.name ?? 'Your baby';
  switch (topic) {
    case 'eaten-today':
      return eatenAnswer({ question, name, log });
    case 'last-had':
      return lastHadAnswer({ question, name, log });
    case 'planned-meals':
      return plannedAnswer({ question, name, log });
    case 'growth-and-weight':
      return growthAnswer({ question, name, log });
    case 'reactions':
      return reactionsAnswer({ question, name, log });
    case 'foods-tried':
      return foodsTriedAnswer({ question, name, log });
    case 'given-drops':
      return givenDropsAnswer({ question, name, log });
    case 'profile':
      return profileAnswer(question.wholePlain, asked);
    case 'missing-today':
      return missingAnswer({ question, name, log });
    case 'shopping':
      return shoppingAnswer({ question, name, log });
    case 'what-next':
      return whatNextAnswer({ question, name, log }, asked);
    case 'compared-weeks':
      return drinksAsked.test(question.plain)
        ? comparedDrinksAnswer({ question, name, log })
        : comparedWeeksAnswer({ question, name, log });
    case 'diet-week':
      return dietWeekAnswer({ question, name, log });
    case 'lacking':
      return lackingAnswer({ question, name, log });
    case 'who-logged':
      return whoLoggedAnswer({ question, name, log });
    case 'not-logged':
      return notLoggedAnswer({ question, name, log });
  }
}

/** Says that a baby must be chosen before its log can be read. */
export function chooseBabyAnswer(): RuleAnswer {
  return answerOf(
    'log',
    [
      part('I don’t know which baby you mean: choose one above the question, or write the name.'),
      part(
        'Then I can tell what was eaten and drunk, when a food was last on the menu ' +
          'and how it went, what the plan says for a day, and how your baby grows.',
      ),
    ],
    ['What did my baby eat today?', 'What is for dinner tomorrow?'],
  );
}
