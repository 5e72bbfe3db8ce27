import type { BeforeSolidsAnswer } from '../../../contract/nutriai-before-solids';
import { type AlertReader, sayTo } from '../insights/alerts-in-english';

/** Returns what a parent reads before the first spoon, in their English. */
export function beforeSolidsInEnglish(answer: BeforeSolidsAnswer, reader: AlertReader): BeforeSolidsAnswer {
  const { advice } = answer;
  if (reader.caller.english !== 'american' || advice === null) return answer;
  const say = sayTo(reader);
  return {
    ...answer,
    advice: {
      ...advice,
      why: say(advice.why),
      what_helps: advice.what_helps.map(say),
      readiness: advice.readiness.map(say),
      milk: { ...advice.milk, notes: advice.milk.notes.map(say) },
      water: { ...advice.water, advice: say(advice.water.advice) },
      supplements: advice.supplements.map((each) => ({ ...each, advice: say(each.advice) })),
      never: advice.never.map((each) => ({
        ...each,
        about: say(each.about),
        message: say(each.message),
        instead: say(each.instead),
      })),
    },
  };
}
