import { Button } from '@/components/ui/button';
import field from '@/components/ui/field.module.css';
import styles from './newsletter.module.css';

const frequencyWords = { weekly: 'every Monday', monthly: 'on the first of each month' } as const;

/** A plain form, which needs no script; the answer is a page. */
export function NewsletterForm({ frequency }: { frequency: keyof typeof frequencyWords }) {
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter" data-mdast="ignore">
      <h2 id="newsletter" className={styles.title}>
        New posts by email
      </h2>
      <p className={styles.lead}>
        A short list {frequencyWords[frequency]}, only when something is new. One click unsubscribes.
      </p>
      <form action="/api/newsletter" method="post" className={styles.form}>
        <label className={styles.label} htmlFor="newsletter-email">
          Your email address
        </label>
        <input
          id="newsletter-email"
          className={field.control}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <input
          className={styles.trap}
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          aria-hidden
        />
        <Button type="submit" variant="quiet">
          Sign up
        </Button>
      </form>
    </section>
  );
}
