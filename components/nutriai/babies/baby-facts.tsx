import { Card } from '@/components/ui/card';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import {
  allergenName,
  dietChoices,
  feedingChoices,
  labelOf,
  localeChoices,
  sexChoices,
} from '@/lib/nutriai/client/babies/baby-words';
import { dateInWords } from '@/lib/nutriai/client/local-date';
import styles from './baby-facts.module.css';

/** The profile for a carer, to read. */
export function BabyFacts({ baby }: { baby: BabyAnswer }) {
  const allergies = [...baby.allergies.map(allergenName), ...baby.other_allergies];
  const facts: readonly [string, string][] = [
    ['Born', dateInWords(baby.birth_date)],
    ...(baby.due_date === null ? [] : [['Due', dateInWords(baby.due_date)] satisfies [string, string]]),
    ['Girl or boy', labelOf(sexChoices, baby.sex)],
    ['Milk', labelOf(feedingChoices, baby.feeding)],
    ['The family eats', labelOf(dietChoices, baby.diet)],
    ['Allergies', wordsOr(allergies, 'None known')],
    ['Left out', wordsOr(baby.avoids, 'Nothing')],
    ['Doesn’t like yet', wordsOr(baby.dislikes, 'Nothing noted')],
    ['Advice to follow', labelOf(localeChoices, baby.locale ?? 'strictest')],
  ];
  return (
    <Card id="about" title={`About ${baby.name}`} lead="A parent can change this.">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function wordsOr(words: readonly string[], none: string): string {
  return words.length === 0 ? none : words.join(', ');
}
