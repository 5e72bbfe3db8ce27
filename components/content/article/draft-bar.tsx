import { LivePreview } from './live-preview';
import styles from './draft-bar.module.css';

/** Tells staff that they see a draft, follows what they type in the panel, and leads out. */
export function DraftBar() {
  return (
    <div className={styles.bar} role="status">
      <p>You are looking at the latest draft. Visitors can’t see it.</p>
      <a href="/cms-preview/exit">Exit preview</a>
      <LivePreview />
    </div>
  );
}
