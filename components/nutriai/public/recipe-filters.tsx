import { ButtonLink } from '@/components/ui/button-link';
import { Button } from '@/components/ui/button';
import { FilterChoice } from '@/components/ui/filter-choice';
import { listedAges, listedDiets, type RecipeListing } from '@/lib/content/reading/recipes/recipe-listing';
import { capitalised } from '@/lib/nutriai/engine/capitalised';
import { allergens } from '@/lib/nutriai/engine/child';
import { meals } from '@/lib/nutriai/engine/recipes/recipe';
import { allergenNames } from '@/lib/nutriai/engine/safety/rules/allergens';
import styles from './recipe-filters.module.css';

/** Chooses by the address alone, so that it works without scripts and a choice can be shared. */
export function RecipeFilters({ choice, isFiltered }: RecipeListing) {
  return (
    <form action="/nutriai/recipes" className={styles.form} aria-label="Choose recipes">
      <FilterChoice
        form="recipes"
        name="age"
        label="Age"
        any="Any age"
        chosen={choice.age === null ? '' : String(choice.age)}
        options={listedAges.map((age) => ({ value: String(age), label: `${age} months` }))}
      />
      <FilterChoice
        form="recipes"
        name="meal"
        label="Meal"
        any="Any meal"
        chosen={choice.meal ?? ''}
        options={meals.map((meal) => ({ value: meal, label: capitalised(meal) }))}
      />
      <FilterChoice
        form="recipes"
        name="without"
        label="Without"
        any="Nothing"
        chosen={choice.without ?? ''}
        options={allergens.map((code) => ({ value: code, label: capitalised(allergenNames[code]) }))}
      />
      <FilterChoice
        form="recipes"
        name="diet"
        label="Diet"
        any="Any diet"
        chosen={choice.diet ?? ''}
        options={listedDiets.map((diet) => ({ value: diet, label: capitalised(diet) }))}
      />
      <div className={styles.actions}>
        <Button type="submit">Show recipes</Button>
        {isFiltered && (
          <ButtonLink href="/nutriai/recipes" variant="quiet">
            Show all
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
