import type { PhrasedSentence, PhrasingFact } from '../../model/phrase-answer';
import type { AskedChild } from './asked-child';
import { withFacts } from './asked-with-facts';
import { phrasingProblem, type PhrasingProblem } from './phrasing-problem';
import { readQuestion } from './read-question';

interface Wording {
  /** The question that is answered. */
  text: string;
  asked: AskedChild;
  sentences: readonly PhrasedSentence[];
  facts: readonly PhrasingFact[];
}

/**
 * Returns why a model's wording must not be shown to whoever asked this, by what the question says of the
 * child too; null when nothing speaks against it.
 */
export function checkWording({ text, asked, sentences, facts }: Wording): PhrasingProblem | null {
  const question = readQuestion(text, asked.name);
  const { child } = withFacts(asked, question.facts);
  return phrasingProblem(sentences, facts, {
    ...child,
    ageMonths: question.statedMonths ?? child.ageMonths,
  });
}
