'use client';

import { useSyncExternalStore } from 'react';
import { isShortcutOn, setShortcut, subscribeToShortcut } from './shortcut';
import styles from './shortcut-setting.module.css';

/** Tells of the key that leads to the search, and switches it off. */
export function ShortcutSetting() {
  const isOn = useSyncExternalStore(subscribeToShortcut, isShortcutOn, () => true);
  return (
    <label className={styles.setting}>
      <input type="checkbox" checked={isOn} onChange={(event) => setShortcut(event.currentTarget.checked)} />
      <span>
        Press <kbd>/</kbd> on any page to search
      </span>
    </label>
  );
}
