import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './insight-tabs.module.css';

interface Tab {
  id: string;
  name: string;
  content: ReactNode;
}

interface InsightTabsProps {
  tabs: readonly Tab[];
  /** The tab to begin with. */
  first: string;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** What stands behind the first thing that is said, a part at a time. Arrow keys go from tab to tab. */
export function InsightTabs({ tabs, first }: InsightTabsProps) {
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
      <div role="tablist" aria-label="Parts of the insights" className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === shown.id}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === shown.id ? 0 : -1}
            className={styles.tab}
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
