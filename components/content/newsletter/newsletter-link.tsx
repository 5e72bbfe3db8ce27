import { Button } from '@/components/ui/button';
import container from '@/components/ui/container.module.css';
import styles from './newsletter.module.css';

const words = {
  confirm: {
    title: 'Confirm your subscription',
    text: 'Press the button to receive the newsletter from now on.',
    button: 'Confirm',
    query: '',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    text: 'Press the button to stop the newsletter. We will delete your address.',
    button: 'Unsubscribe',
    query: '?page',
  },
} as const;

/** The button behind a mailed link; it needs no script. */
export function NewsletterLink({ action, token }: { action: keyof typeof words; token: string }) {
  const { title, text, button: label, query } = words[action];
  return (
    <div className={`${container.container} ${styles.page}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      <form action={`/api/newsletter/${action}/${token}${query}`} method="post">
        <Button type="submit">{label}</Button>
      </form>
    </div>
  );
}
