import { Mail } from 'lucide-react';
import button from '@/components/ui/button.module.css';
import { ShareButton } from './share-button';
import styles from './share-post.module.css';

/** No network's script is loaded: the phone's own share sheet, the clipboard and mail are enough. */
export function SharePost({ title, url }: { title: string; url: string }) {
  const mail = `mailto:?${new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20')}`;
  return (
    <section className={styles.share} aria-labelledby="share" data-mdast="ignore">
      <h2 id="share" className={styles.title}>
        Share this post
      </h2>
      <div className={styles.buttons}>
        <ShareButton title={title} url={url} />
        <a className={`${button.button} ${button.quiet}`} href={mail}>
          <Mail size={18} aria-hidden /> Mail
        </a>
      </div>
    </section>
  );
}
