import { Ban, CircleCheck, CircleHelp, Info, Scale, Utensils } from 'lucide-react';
import {
  findingGroups,
  severityWords,
  type VerdictLook,
  verdictLook,
} from '@/components/nutriai/public/check-words';
import type { SafetyCheckAnswer } from '@/lib/contract/nutriai-public';
import styles from './recipe-verdict.module.css';

interface RecipeVerdictProps {
  safety: SafetyCheckAnswer;
  /** "Ada, 8 months" */
  who: string;
}

const icons = { allow: CircleCheck, prepare: Utensils, block: Ban, unknown: CircleHelp } as const;
const severityIcons = { block: Ban, unsure: CircleHelp, prepare: Utensils, warn: Scale, info: Info } as const;

/** What stands open; the rest is good to know. */
const decisive: ReadonlySet<string> = new Set(['block', 'unsure', 'prepare']);

/** What the safety rules say of a recipe for a child: what must be done first stands first. */
export function RecipeVerdict({ safety, who }: RecipeVerdictProps) {
  const look = verdictLook(safety);
  const Icon = icons[look];
  const groups = findingGroups(safety.findings);
  const first = groups.filter(({ finding: { severity } }) => decisive.has(severity));
  const others = groups.filter((group) => !first.includes(group));
  return (
    <div className={styles.result}>
      <p className={`${styles.verdict} ${styles[look]}`}>
        <Icon size={26} aria-hidden />
        <span>
          <strong>{verdictText(safety, look, who)}</strong>
        </span>
      </p>
      {first.length > 0 && <Findings groups={first} />}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>Good to know ({others.length})</summary>
          <Findings groups={others} />
        </details>
      )}
    </div>
  );
}

function verdictText({ findings }: SafetyCheckAnswer, look: VerdictLook, who: string): string {
  if (look === 'unknown') return 'We didn’t understand every word, so we can’t say yet';
  if (look === 'allow') return `Fine for ${who}`;
  if (look === 'prepare') return `Fine for ${who}, prepared like this`;
  const reasons = findings.filter(({ severity }) => severity === 'block');
  return reasons.every(({ kind }) => kind === 'diet') ? `Not what ${who} eats` : `Not for ${who}, as it is`;
}

function Findings({ groups }: { groups: ReturnType<typeof findingGroups> }) {
  return (
    <ul className={styles.findings}>
      {groups.map(({ id, foods, finding: { severity, message, instead, source } }) => {
        const Icon = severityIcons[severity];
        return (
          <li key={id} className={styles[severity]}>
            <Icon size={20} aria-hidden className={styles.sign} />
            <div>
              <p className={styles.head}>
                <span className={styles.severity}>{severityWords[severity]}</span>
                {foods.length > 0 && <strong>{foods.join(', ')}</strong>}
              </p>
              <p>{message}</p>
              {instead && <p className={styles.instead}>{instead}</p>}
              {source && (
                <p className={styles.source}>
                  Source: {source.org},{' '}
                  <a href={source.url} rel="noopener noreferrer">
                    {source.title}
                  </a>
                  , {source.year}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
