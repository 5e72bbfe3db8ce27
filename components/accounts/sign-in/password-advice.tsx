import { Check, Circle } from 'lucide-react';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { PasswordOwner } from '@/lib/accounts/server/passwords/password-rules';
import { adviceFor } from './password-strength';
import styles from './password-advice.module.css';

interface PasswordAdviceProps {
  /** What the password's field is described by. */
  id: string;
  password: string;
  owner: PasswordOwner;
}

/** What a new password needs and has, and how to make it better, in the server's own rules. */
export function PasswordAdvice({ id, password, owner }: PasswordAdviceProps) {
  const { rules, words, isGood } = adviceFor(password, owner);
  return (
    <div id={id} className={styles.advice}>
      <ul className={styles.rules}>
        {rules.map(({ text, isMet }) => (
          <li key={text} className={isMet ? styles.met : undefined}>
            {isMet ? <Check size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
            <span>
              {text}
              {isMet && <span className={hidden.hidden}> (done)</span>}
            </span>
          </li>
        ))}
      </ul>
      <p className={isGood ? styles.good : styles.words}>{words}</p>
    </div>
  );
}
