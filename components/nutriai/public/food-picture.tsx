import { foodPicture } from '@/lib/nutriai/engine/foods/food-picture';
import styles from './food-picture.module.css';

interface FoodPictureProps {
  food: string;
  size: 'row' | 'page';
}

const sides = { row: 44, page: 96 } as const;

/** The drawing that stands for a food. In a list the name says it already. */
export function FoodPicture({ food, size }: FoodPictureProps) {
  const { path, alt } = foodPicture(food);
  return (
    <img
      className={styles.picture}
      src={path}
      alt={size === 'page' ? alt : ''}
      width={sides[size]}
      height={sides[size]}
      loading={size === 'page' ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
