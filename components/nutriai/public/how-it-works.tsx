import { LifeBuoy, Lock, Ruler, Scale, ShieldCheck } from 'lucide-react';
import Link from 'next/link';
import { LandingSection } from './landing-section';
import styles from './how-it-works.module.css';

const principles = [
  {
    Icon: ShieldCheck,
    title: 'Rules check every suggestion',
    text:
      'Each rule names its source. Your child’s age and allergies always count, whatever a recipe or a ' +
      'question says.',
  },
  {
    Icon: Scale,
    title: 'The stricter rule comes first',
    text: 'Where the UK, the US and the WHO differ, you see the stricter one.',
  },
  {
    Icon: Ruler,
    title: 'A plan made for your baby',
    text: 'Meals are planned for your baby’s needs at this age.',
  },
  {
    Icon: LifeBuoy,
    title: 'Information, not a diagnosis',
    text: 'No diagnosis and no medicine doses. If you are worried, ask your doctor, nurse or pharmacist.',
  },
] as const;

export function HowItWorks() {
  return (
    <LandingSection id="how" title="How NutriAI works">
      <ul className={styles.grid}>
        {principles.map(({ Icon, title, text }) => (
          <li key={title} className={styles.principle}>
            <Icon size={28} aria-hidden className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
        <li className={styles.principle}>
          <Lock size={28} aria-hidden className={styles.icon} />
          <h3>What it stores</h3>
          <p>
            What you enter about your child, in your account and only with your consent. A nickname is enough.
            There are no visitor statistics on NutriAI pages. Read more in the{' '}
            <Link href="/privacy">privacy policy</Link>.
          </p>
        </li>
      </ul>
      <p className={styles.measured}>
        We publish how often the rules are wrong:{' '}
        <Link href="/nutriai/benchmark" prefetch={false}>
          the open benchmark of infant food safety
        </Link>
        .
      </p>
      <p className={styles.emergency}>
        <strong>In an emergency call 999, 112 or 911:</strong> trouble breathing, swelling of lips, face,
        tongue or throat, a floppy, very pale or blue child, or choking that does not clear.
      </p>
    </LandingSection>
  );
}
