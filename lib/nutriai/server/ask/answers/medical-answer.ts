import type { AskedChild } from '../asked-child';
import type { MedicalTopic } from '../medical-question';
import type { Question } from '../read-question';
import { ambulanceNumbers, adviceNumbers, ownDoctor } from '../../../engine/red-flags/emergency-numbers';
import {
  answerOf,
  articleSource,
  documentSource,
  type CitedPart,
  type FoundArticle,
  part,
  type RuleAnswer,
} from '../rule-answer';
import { foodWarning, isFoodBarred } from './food-answer';

const refusals: Readonly<Record<MedicalTopic, string>> = {
  dose:
    'I don’t give doses of medicines or supplements. Ask a pharmacist or ' +
    'your doctor, and follow the leaflet for your child’s age and weight.',
  medicine:
    'I cannot advise on medicines. A pharmacist or your doctor can, and knows what suits your child’s age.',
  diagnosis: 'I can’t tell what it is or whether it is normal: a professional needs to see your child.',
  normality: 'I have no reliable information on whether this is normal. Ask your health visitor or doctor.',
  illness: 'I can’t assess or treat an illness: a professional needs to see your child.',
  mother:
    'Someone who knows you needs to advise on what you can take or drink ' +
    'while breastfeeding: ask a pharmacist, your midwife or your doctor.',
  injury: 'I can’t assess an injury: a professional needs to see your child.',
};

const ofMedicines: ReadonlySet<MedicalTopic> = new Set(['dose', 'medicine', 'mother']);

function whomToAsk({ child: { locale } }: AskedChild): string {
  const ambulance = ambulanceNumbers(locale)
    .map(({ number }) => number)
    .join(', ');
  const [advice] = adviceNumbers(locale);
  const tonight = advice === undefined ? '' : ` Out of hours in the United Kingdom call ${advice.number}.`;
  return (
    `Ask ${ownDoctor(locale)}.${tonight} Trouble breathing, swelling of lips or ` +
    `tongue, floppiness or a child who is hard to wake: call ${ambulance} at once.`
  );
}

/** Says no, whom to ask, what must not be given all the same, and what an article of ours says in general. */
export function medicalAnswer(
  topic: MedicalTopic,
  { question, asked, articles }: { question: Question; asked: AskedChild; articles: readonly FoundArticle[] },
): RuleAnswer {
  const warnings = topic === 'dose' || topic === 'mother' ? [] : foodWarning(question, asked);
  // "Honey in a cough remedy" asks of the honey first, and that can be answered.
  const isOfFood = topic === 'medicine' && isFoodBarred(question, asked);
  const answer = answerOf('medical', [
    ...(isOfFood ? warnings : []),
    part(refusals[topic], [
      documentSource(
        topic === 'dose' || topic === 'medicine' ? 'nhs-medicines-children' : 'nhs-seriously-ill',
      ),
    ]),
    part(whomToAsk(asked), [documentSource('nhs-seriously-ill')]),
    ...(isOfFood ? [] : warnings),
    ...articleInGeneral(articles),
  ]);
  return { ...answer, said: [{ sentence: ofMedicines.has(topic) ? 'medicine' : 'clinician' }] };
}

/** The excerpt alone: passages of an article about medicines may hold figures. */
export function articleInGeneral([article]: readonly FoundArticle[]): CitedPart[] {
  if (article === undefined) return [];
  return [
    part(`What we have written in general: “${article.title}”. ${article.summary}`, [articleSource(article)]),
  ];
}
