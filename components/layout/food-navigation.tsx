import { NavigationLink } from './navigation-link';
import styles from './food-navigation.module.css';

export const foodPlaces = [
  { href: '/nutriai/can-my-baby-eat', label: 'Can my baby eat …?' },
  { href: '/nutriai/foods', label: 'Foods' },
  { href: '/nutriai/recipes', label: 'Recipes' },
] as const;

interface FoodNavigationProps {
  /** Of the landmark: each on a page has its own. */
  label: string;
  variant: 'bar' | 'sheet' | 'row';
}

/** What most visitors come for, beside the site's main navigation. */
export function FoodNavigation({ label, variant }: FoodNavigationProps) {
  return (
    <nav aria-label={label}>
      <ul className={`${styles.list} ${styles[variant]}`}>
        {foodPlaces.map(({ href, label: place }) => (
          <li key={href}>
            <NavigationLink href={href} className={styles.item}>
              {place}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
