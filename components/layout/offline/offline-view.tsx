'use client';

import { useSyncExternalStore } from 'react';
import { EmptyBowl } from '@/components/layout/empty-bowl';
import { Button } from '@/components/ui/button';
import container from '@/components/ui/container.module.css';
import type { StoredGroup } from '@/lib/offline/list-stored-pages';
import { useOnline } from '@/lib/nutriai/client/use-online';
import { useStoredPages } from './use-stored-pages';
import { useReloadOnceOnline } from './use-reload-once-online';
import styles from './offline-view.module.css';

interface OfflineViewProps {
  /** The address of this view itself; under any other it stands in for a page that is not kept. */
  ownPath: string;
}

/** What can be read now. The service worker shows it in place of each page that is not on the device. */
export function OfflineView({ ownPath }: OfflineViewProps) {
  const isOnline = useOnline();
  const isStandIn = useSyncExternalStore(neverChanges, () => window.location.pathname !== ownPath, notKnown);
  const groups = useStoredPages();
  useReloadOnceOnline(isStandIn);
  return (
    // It lists what is kept, and notices the network: its scripts cannot wait for a touch.
    <div className={`${container.container} ${styles.page}`} data-runtime="now">
      <EmptyBowl className={styles.drawing} />
      <div className={styles.text}>
        <h1>{isOnline && !isStandIn ? 'Reading offline' : 'You are offline'}</h1>
        <p className={styles.lead}>
          {isStandIn
            ? 'You haven’t opened this page on this device before, so there is no saved copy. It will ' +
              'open when you are back online.'
            : 'Pages you open on this device can be read again offline.'}
        </p>
        {isStandIn && (
          <Button className={styles.again} onClick={() => window.location.reload()}>
            Try again
          </Button>
        )}
        {groups !== null && groups.length > 0 && <StoredPages groups={groups} />}
        {groups?.length === 0 && (
          <p>Nothing saved yet. Articles, stories, recipes and foods are saved when you open them.</p>
        )}
      </div>
    </div>
  );
}

function StoredPages({ groups }: { groups: readonly StoredGroup[] }) {
  return (
    <section aria-labelledby="kept-pages" className={styles.kept}>
      <h2 id="kept-pages">Available offline</h2>
      {groups.map(({ name, pages }) => (
        <div key={name}>
          <h3 className={styles.group}>{name}</h3>
          <ul className={styles.list}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                {/* A page load and not a Link, whose request needs the network. */}
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const neverChanges = () => () => undefined;
/** On the server, and for the browser's first drawing of its HTML. */
const notKnown = () => false;
