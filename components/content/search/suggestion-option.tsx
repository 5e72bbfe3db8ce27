import { ArrowRight } from 'lucide-react';
import { kindLabels } from './kind-label';
import { MarkedText } from './marked-text';
import type { Option } from './suggestion-options';
import styles from './suggestion-option.module.css';

interface SuggestionOptionProps {
  id: string;
  place: number;
  option: Option;
  isActive: boolean;
}

export function SuggestionOption({ id, place, option, isActive }: SuggestionOptionProps) {
  return (
    <div id={id} role="option" aria-selected={isActive} data-place={place} className={styles.option}>
      {option.kind === 'all' ? (
        <span className={styles.all}>
          See all {option.total} results <ArrowRight size={18} aria-hidden />
        </span>
      ) : (
        <>
          {option.item.thumbnail ? (
            <img className={styles.picture} src={option.item.thumbnail.url} width={56} height={56} alt="" />
          ) : (
            <span className={styles.picture} />
          )}
          <span className={styles.text}>
            <span className={styles.title}>
              <MarkedText
                parts={option.item.title.map(({ text, is_match: isMatch }) => ({ text, isMatch }))}
              />
            </span>
            <span className={styles.kind}>{kindLabels[option.item.kind]}</span>
          </span>
        </>
      )}
    </div>
  );
}
