import { useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import hidden from '@/components/ui/visually-hidden.module.css';
import { TextField, type TextFieldProps } from './text-field';
import { MINIMUM_PASSWORD_LENGTH } from './validate-credentials';
import styles from './password-field.module.css';

/**
 * A password with a button that shows it: typing blind on a phone is how people end up locked out. Pasting
 * works as everywhere.
 */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      minLength={MINIMUM_PASSWORD_LENGTH}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={(inputId) => (
        <button
          type="button"
          className={styles.toggle}
          aria-controls={inputId}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} aria-hidden="true" />
          {/* Text and not aria-label: finding a field by its label must not find this button. */}
          <span className={hidden.hidden}>Show {props.label.toLowerCase()}</span>
        </button>
      )}
    />
  );
}
