import { Mail } from 'lucide-react';
import { PrintButton } from '@/components/content/saved/print-button';
import { SaveButton } from '@/components/content/saved/save-button';
import { buttonClass } from '@/components/ui/button-class';
import { ShareButton } from './share-button';
import styles from './share-post.module.css';

/** No network's script is loaded: the phone's own share sheet, the clipboard and mail are enough. */
export function SharePost({ title, url, path }: { title: string; url: string; path: string }) {
  const mail = `mailto:?${new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20')}`;
  return (
    <section className={styles.share} aria-labelledby="share" data-mdast="ignore">
      <h2 id="share" className={styles.title}>
        Keep or share
      </h2>
      <div className={styles.buttons}>
        <SaveButton path={path} title={title} />
        <PrintButton />
        <ShareButton title={title} url={url} />
        <a className={buttonClass('quiet')} href={mail}>
          <Mail size={18} aria-hidden /> Mail
        </a>
      </div>
    </section>
  );
}
