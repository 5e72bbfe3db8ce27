import { Ban, Check, Droplets } from 'lucide-react';
import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { useUnits } from '@/components/accounts/profile/use-units';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { BeforeSolidsAdvice as Advice } from '@/lib/contract/nutriai-before-solids';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import { type UnitSystem, volumeText } from '@/lib/nutriai/client/units';
import { SourceNote } from './source-note';
import styles from './before-solids-advice.module.css';

interface BeforeSolidsAdviceProps {
  baby: BabyAnswer;
  advice: Advice;
}

export function BeforeSolidsAdvice({ baby, advice }: BeforeSolidsAdviceProps) {
  return (
    <>
      <MilkCard baby={baby} advice={advice} />
      {advice.readiness.length > 0 && <ReadinessCard advice={advice} />}
      {advice.supplements.length > 0 && <DropsCard supplements={advice.supplements} />}
      <GrowthCard baby={baby} />
      <NeverCard never={advice.never} />
    </>
  );
}

const milkNames = {
  breast: 'Breast milk',
  formula: 'First infant formula',
  mixed: 'Breast milk and formula',
  cow: 'Milk',
  none: 'Milk',
} as const;

function MilkCard({ baby, advice: { milk, water } }: BeforeSolidsAdviceProps) {
  const units = useUnits();
  return (
    <Card title="Milk" lead={milkNames[milk.kind]}>
      <p className={styles.figure}>
        <strong>{amountOf(milk, units)}</strong> a day
      </p>
      <p className={styles.text}>
        {milk.range_ml === null
          ? `Breastfeed whenever ${baby.name} is hungry. This is the amount NutriAI assumes.`
          : `The usual range for ${baby.name}’s weight. It varies from day to day.`}
        {milk.is_weight_estimated && ' No weight has been entered yet, so this is an estimate for the age.'}
      </p>
      {milk.notes.map((note) => (
        <p key={note} className={styles.text}>
          {note}
        </p>
      ))}
      <p className={styles.water}>
        <Droplets size={20} aria-hidden />
        {water.advice}
      </p>
      <SourceNote sources={distinct([...milk.sources, ...water.sources])} />
    </Card>
  );
}

function amountOf({ range_ml: range, ml_per_day: ml }: Advice['milk'], units: UnitSystem): string {
  if (range === null) return `about ${volumeText(Math.round(ml / 10) * 10, units)}`;
  return `${volumeText(range.min, units)} to ${volumeText(range.max, units)}`;
}

function ReadinessCard({ advice: { readiness, sources } }: { advice: Advice }) {
  return (
    <Card title="Signs of readiness" lead="All three together, at about six months.">
      <ul className={styles.signs}>
        {readiness.map((sign) => (
          <li key={sign}>
            <Check size={20} aria-hidden />
            {capitalised(sign)}
          </li>
        ))}
      </ul>
      <SourceNote sources={sources} />
    </Card>
  );
}

function DropsCard({ supplements }: { supplements: Advice['supplements'] }) {
  return (
    <Card title="Drops and supplements">
      <ul className={styles.items}>
        {supplements.map(({ id, advice, source }) => (
          <li key={id}>
            <p className={styles.text}>{advice}</p>
            <SourceNote sources={[source]} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function GrowthCard({ baby }: { baby: BabyAnswer }) {
  const latest = baby.measurements.at(-1);
  return (
    <Card title="Growth">
      <p className={styles.text}>
        {latest
          ? 'Each new weight updates the amount of milk above and the growth charts.'
          : 'Enter a weight so that we can estimate the amount of milk and start the growth charts.'}
      </p>
      <p className={styles.links}>
        <Link href={`/nutriai/babies/${baby.id}#measurements`} prefetch={false}>
          {latest ? 'Enter a new weight or length' : 'Enter the first weight or length'}
        </Link>
        <Link href="/nutriai/insights" prefetch={false}>
          See the growth charts
        </Link>
      </p>
    </Card>
  );
}

function NeverCard({ never }: { never: Advice['never'] }) {
  return (
    <Card
      title="Foods that have to wait longer"
      lead="Not now, and not with first solids."
      className={styles.wide}
    >
      <ul className={styles.never}>
        {never.map(({ about, message, instead, until_months: until, sources }) => (
          <li key={about} className={styles.rule}>
            <Ban size={20} aria-hidden className={styles.ban} />
            <div className={styles.ruleWords}>
              <p className={styles.ruleHead}>
                <strong>{capitalised(about)}</strong>
                <span>not before {ageInWords(until)}</span>
              </p>
              <p className={styles.text}>
                {message} {instead}
              </p>
              <SourceNote sources={sources} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function distinct(sources: Advice['sources']): Advice['sources'] {
  return sources.filter(({ url }, index) => sources.findIndex((each) => each.url === url) === index);
}
