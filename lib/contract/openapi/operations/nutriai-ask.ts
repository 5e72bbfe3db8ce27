import * as nutriai from '../../nutriai-ask';
import type { Operation } from '../operation';

export const nutriaiAskOperations: readonly Operation[] = [
  {
    id: 'askNutriai',
    method: 'post',
    path: '/api/nutriai/ask',
    tag: 'NutriAI',
    summary: 'Ask a question in plain English',
    description:
      'About one of the caller’s babies (the one that the question names, else `baby`), about an age, or about neither. Allergies, diet and age that the question tells count as if they were on record. Answered from rules, foods, needs, recipes, what is written to common questions and our articles, with sources, and from the baby’s log, plan and measurements where the question asks for them; signs of an emergency come first, and what is medical is refused with whom to ask. Nothing of it is stored. With `Accept: text/event-stream` it answers with `emergency` where there is one, `sources`, `text` for each part as soon as it stands, then `done` with the whole answer, or `error` with the body of a refusal and its `status`. Closing the connection ends the work.',
    access: 'member',
    body: { schema: nutriai.askRequest },
    answers: {
      200: { description: 'The answer, its sources, and how it was made.', schema: nutriai.askAnswer },
    },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
];
