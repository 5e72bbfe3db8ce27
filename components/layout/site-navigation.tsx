import { BookOpen, GalleryVerticalEnd, Salad } from 'lucide-react';
import { foodPlaces } from './food-navigation';
import { NavigationLink } from './navigation-link';
import { SessionLink } from './session-link';
import styles from './site-navigation.module.css';

interface SiteNavigationProps {
  label: string;
  variant: 'bar' | 'sheet' | 'row';
}

export function SiteNavigation({ label, variant }: SiteNavigationProps) {
  return (
    <nav aria-label={label}>
      <ul className={`${styles.list} ${styles[variant]}`}>
        <li>
          <NavigationLink href="/blog" className={styles.item}>
            <BookOpen size={20} aria-hidden />
            Blog
          </NavigationLink>
        </li>
        <li>
          <NavigationLink href="/web-stories" className={styles.item}>
            <GalleryVerticalEnd size={20} aria-hidden />
            Web Stories
          </NavigationLink>
        </li>
        <li>
          <NavigationLink
            href="/nutriai"
            className={styles.item}
            apartFrom={foodPlaces.map(({ href }) => href)}
          >
            <Salad size={20} aria-hidden />
            NutriAI
          </NavigationLink>
        </li>
        <li>
          <SessionLink className={styles.item} />
        </li>
      </ul>
    </nav>
  );
}
