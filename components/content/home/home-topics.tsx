import { Baby, Blocks, HeartPulse, Moon, Soup, UsersRound } from 'lucide-react';
import Link from 'next/link';
import type { CategorySummary } from '@/lib/content/reading/categories';
import { HomeSection } from './home-section';
import styles from './home-topics.module.css';

const icons = {
  feeding: Soup,
  sleep: Moon,
  'growth-and-development': Baby,
  'health-and-safety': HeartPulse,
  play: Blocks,
  'family-life': UsersRound,
} as const;

function iconOf(slug: string) {
  return slug in icons ? icons[slug as keyof typeof icons] : Soup;
}

export function HomeTopics({ categories }: { categories: readonly CategorySummary[] }) {
  return (
    <HomeSection id="topics" title="Browse by topic">
      <ul className={styles.grid}>
        {categories.map((category) => {
          const Icon = iconOf(category.slug);
          return (
            <li key={category.id}>
              <Link href={`/blog/category/${category.slug}`} className={styles.topic} prefetch={false}>
                <span className={`${styles.icon} ${styles[category.tone]}`}>
                  <Icon size={24} aria-hidden />
                </span>
                <span>
                  <span className={styles.title}>{category.title}</span>
                  <span className={styles.text}>{category.description}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </HomeSection>
  );
}
