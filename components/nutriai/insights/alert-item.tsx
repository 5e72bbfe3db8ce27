import { Eye, Lightbulb, Siren, Stethoscope, TriangleAlert } from 'lucide-react';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { severityNames } from './insight-words';
import styles from './alert-item.module.css';

type Alert = InsightsAnswer['alerts'][number];

const icons = { urgent: TriangleAlert, see_someone: Stethoscope, watch: Eye, tip: Lightbulb } as const;

/** An alert with what to do and who says so. */
export function AlertItem({ alert }: { alert: Alert }) {
  const { severity, title, advice, emergency, source } = alert;
  const Icon = emergency ? Siren : icons[severity];
  return (
    <li className={`${styles.item} ${styles[severity]}`}>
      <Icon size={22} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.severity}>{emergency ? 'Emergency' : severityNames[severity]}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.advice}>{advice}</p>
        <p className={styles.source}>
          {source.org},{' '}
          <a href={source.url} rel="noopener noreferrer">
            {source.title}
          </a>
          , {source.year}
        </p>
      </div>
    </li>
  );
}
