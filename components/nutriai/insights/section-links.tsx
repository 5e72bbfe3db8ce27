import { showFocused } from '@/components/nutriai/ui/show-focused';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import styles from './section-links.module.css';

/** The ways down a long screen. */
export function SectionLinks({ found }: { found: InsightsAnswer }) {
  const hasLog = found.logged_days > 0;
  const links = [
    { id: 'intake', name: 'Intake', isThere: found.nutrients.length > 0 },
    { id: 'groups', name: 'Food groups', isThere: hasLog && found.who !== null },
    { id: 'allergens', name: 'Allergens', isThere: true },
    { id: 'water', name: 'Water', isThere: found.water !== null },
    { id: 'growth', name: 'Growth', isThere: true },
  ].filter(({ isThere }) => isThere);
  return (
    <nav aria-label="On this page" className={styles.links}>
      {links.map(({ id, name }) => (
        <a key={id} href={`#${id}`} onFocus={showFocused}>
          {name}
        </a>
      ))}
    </nav>
  );
}
