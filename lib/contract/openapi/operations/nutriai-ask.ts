import * as nutriai from '../../nutriai-ask';
import { operationsById } from '../operation';

export const nutriaiAskOperations = operationsById([
  {
    id: 'askNutriai',
    method: 'post',
    path: '/api/nutriai/ask',
    tag: 'NutriAI',
    summary: 'Ask a question in plain English',
    description:
      'About one of the caller’s babies (the one named in the question, otherwise `baby`), about an ' +
      'age, or about neither. An allergy, diet or age mentioned in the question counts as if it were ' +
      'on record. Answers come from our rules, foods, nutrient needs, recipes, answers to common ' +
      'questions and articles, with sources, and from the baby’s log, plan and measurements if the ' +
      'question asks about them. Signs of an emergency come first; medical questions are declined, ' +
      'with advice on who to ask. Nothing is stored. With `Accept: text/event-stream` the response ' +
      'is a stream: `emergency` if there is one, `sources`, `text` for each part as soon as it is ' +
      'ready, then `done` with the whole answer, or `error` with the body of a refusal and its ' +
      '`status`. Closing the connection stops the work.',
    access: 'member',
    body: { schema: nutriai.askRequest },
    answers: {
      200: {
        description: 'The answer, its sources and how it was made.',
        schema: nutriai.askAnswer,
        otherMediaTypes: ['text/event-stream'],
      },
    },
    refusals: ['fields', 'notFound', 'tooMany'],
  },
]);
