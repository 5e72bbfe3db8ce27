import type { AskedChild } from '../asked-child';
import type { Question } from '../read-question';
import { answerOf, part, type RuleAnswer } from '../rule-answer';
import type { AskedLog } from './asked-log';
import { eatenAnswer } from './eaten-answer';
import { growthAnswer } from './growth-answer';
import { lastHadAnswer } from './last-had-answer';
import type { LogTopic } from './log-topic';
import { plannedAnswer } from './planned-answer';

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
      return growthAnswer({ name, log });
  }
}

/** Says that a baby must be chosen before its log can be read. */
export function chooseBabyAnswer(): RuleAnswer {
  return answerOf(
    'log',
    [
      part('I do not know which baby you mean: choose one above the question, or write the name.'),
      part(
        'Then I can tell what was eaten and drunk, when a food was last on the menu and how it went, what the plan says for a day, and how your baby grows.',
      ),
    ],
    ['What did my baby eat today?', 'What is for dinner tomorrow?'],
  );
}
