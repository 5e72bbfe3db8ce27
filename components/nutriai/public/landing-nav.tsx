import container from '@/components/ui/container.module.css';
import styles from './landing-nav.module.css';

const parts = [
  { id: 'check', label: 'Can my baby eat this?' },
  { id: 'week', label: 'A week of food' },
  { id: 'by-age', label: 'By age' },
  { id: 'never', label: 'Not yet, and never' },
  { id: 'cut', label: 'Cut it like this' },
  { id: 'allergens', label: 'Allergens' },
  { id: 'how', label: 'How it works' },
  { id: 'sources', label: 'Sources' },
] as const;

export function LandingNav() {
  return (
    <nav className={`${container.container} ${styles.nav}`} aria-label="On this page" data-mdast="ignore">
      <ul className={styles.list}>
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
