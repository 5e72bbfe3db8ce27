import { type DishPart, dishWords } from '@/lib/content/reading/recipes/dish-parts';
import styles from './food-picture.module.css';

interface DishPictureProps {
  parts: readonly DishPart[];
  size: 'row' | 'page';
  /** In a list the title says it already. */
  isDescribed?: boolean;
}

/** What a dish is mainly made of, on a plate. */
export function DishPicture({ parts, size, isDescribed = false }: DishPictureProps) {
  return (
    <span
      className={`${styles.plate} ${size === 'row' ? styles.small : styles.large}`}
      {...(isDescribed ? { role: 'img', 'aria-label': dishWords(parts) } : { 'aria-hidden': true })}
    >
      {parts.map(({ path }) => (
        <img key={path} src={path} alt="" loading="lazy" decoding="async" width={40} height={40} />
      ))}
    </span>
  );
}
