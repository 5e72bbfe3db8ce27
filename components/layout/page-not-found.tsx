import { BookOpen, GalleryVerticalEnd, House, Salad, Utensils } from 'lucide-react';
import Link from 'next/link';
import container from '@/components/ui/container.module.css';
import { EmptyBowl } from './empty-bowl';
import styles from './page-not-found.module.css';

const ways = [
  { href: '/', label: 'Home', text: 'Start here', Icon: House },
  {
    href: '/nutriai/can-my-baby-eat',
    label: 'Can my baby eat …?',
    text: 'Check a food, a meal or a recipe',
    Icon: Utensils,
  },
  { href: '/blog', label: 'Blog', text: 'Feeding, sleep, growth and safety', Icon: BookOpen },
  { href: '/web-stories', label: 'Web Stories', text: 'A minute or two each', Icon: GalleryVerticalEnd },
  { href: '/nutriai', label: 'NutriAI', text: 'What babies eat, drink and need', Icon: Salad },
] as const;

/** Comes with every page of the site, so it stays small and asks the database for nothing. */
export function PageNotFound() {
  return (
    <div className={`${container.container} ${styles.page}`}>
      <EmptyBowl className={styles.drawing} />
      <div className={styles.text}>
        <h1>Page not found</h1>
        <p className={styles.lead}>There is no page at this address. It may have been moved or deleted.</p>
        <form role="search" action="/search" method="get" className={styles.search}>
          <label htmlFor="lost-search" className={styles.label}>
            Search the site
          </label>
          <input
            id="lost-search"
            className={styles.field}
            type="search"
            name="q"
            placeholder="For example “eggs”"
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
          />
          <button type="submit" className={styles.button}>
            Search
          </button>
        </form>
        <ul className={styles.ways}>
          {ways.map(({ href, label, text, Icon }) => (
            <li key={href}>
              <Link href={href} className={styles.way} prefetch={false}>
                <Icon size={22} aria-hidden />
                <span>
                  <span className={styles.wayLabel}>{label}</span>
                  <span className={styles.wayText}>{text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
