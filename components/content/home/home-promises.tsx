import { BookCheck, CalendarCheck, ShieldCheck } from 'lucide-react';
import { HomeSection } from './home-section';
import styles from './home-promises.module.css';

const promises = [
  {
    Icon: BookCheck,
    title: 'Every claim has a source',
    text:
      'Small numbers in the text link to the guideline, study or public body behind it. Where ' +
      'countries differ, we give the stricter rule first.',
  },
  {
    Icon: CalendarCheck,
    title: 'Every post has a date',
    text: 'Each article shows the date its facts were last checked against those sources.',
  },
  {
    Icon: ShieldCheck,
    title: 'Nobody tracks you',
    text:
      'No advertising, no trackers, and no account needed to read. Nothing is loaded from other ' +
      'companies unless you agree.',
  },
] as const;

export function HomePromises() {
  return (
    <HomeSection
      id="promises"
      title="How we work"
      more={{ href: '/how-we-work', label: 'How we write, check and correct' }}
    >
      <ul className={styles.grid}>
        {promises.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon size={28} aria-hidden className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
