import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import switches from './segmented-switch.module.css';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  name: string;
  content: ReactNode;
}

interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The tab to begin with. */
  first: string;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One part of a screen at a time. Arrow keys go from tab to tab. */
export function Tabs({ label, tabs, first }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(first);
  const shown = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  if (!shown) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const index = (tabs.indexOf(shown) + step + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={`${switches.switch} ${styles.list}`}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === shown.id}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === shown.id ? 0 : -1}
            className={`${switches.choice} ${styles.tab}`}
            onClick={() => setChosen(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown.id}`}
        tabIndex={-1}
        className={styles.panel}
      >
        {shown.content}
      </div>
    </div>
  );
}
