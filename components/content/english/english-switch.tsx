'use client';

import { Languages } from 'lucide-react';
import { useStoreLanguage } from '@/components/accounts/profile/use-store-language';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { showLanguage } from '@/lib/nutriai/client/language';
import { isAmericanShown } from '@/lib/nutriai/client/shown-english';
import { BothEnglishes } from './both-englishes';
import styles from './english-switch.module.css';

/** Changes between British and American words and units, on this device and for a member everywhere. */
export function EnglishSwitch() {
  const { status } = useAuth();
  const keep = useStoreLanguage();
  const change = () => {
    const language = isAmericanShown() ? 'en-GB' : 'en-US';
    showLanguage(language);
    // The choice holds on this device in any case; the profile page says what could not be stored.
    if (status === 'signed-in') keep(language).catch(() => undefined);
  };
  return (
    <p className={styles.line}>
      <button type="button" className={styles.switch} onClick={change}>
        <Languages size={18} aria-hidden />
        <span>
          <BothEnglishes
            british="Switch to US words, °F and ounces"
            american="Switch to UK words, °C and grams"
          />
        </span>
      </button>
    </p>
  );
}
