import { ButtonLink } from '@/components/ui/button-link';
import { Button } from '@/components/ui/button';
import { FilterChoice } from '@/components/ui/filter-choice';
import field from '@/components/ui/field.module.css';
import { groupNames } from '@/lib/content/reading/foods/food-facts';
import { type FoodListing, listedAges, listedGroups } from '@/lib/content/reading/foods/food-listing';
import { foodsPath } from '@/lib/content/reading/foods/food-words';
import { capitalised } from '@/lib/nutriai/engine/capitalised';
import { allergens } from '@/lib/nutriai/engine/child';
import { allergenNames } from '@/lib/nutriai/engine/safety/rules/allergens';
import styles from './food-list.module.css';

/**
 * Looks a food up by name and narrows the list, by the address alone, so that it works without scripts and a
 * choice can be shared.
 */
export function FoodFilters({ query, choice, isFiltered }: FoodListing) {
  return (
    <form action={foodsPath} role="search" aria-label="Foods" className={styles.form}>
      <NameField query={query} />
      {filtersOf(choice).map((filter) => (
        <FilterChoice key={filter.name} form="foods" {...filter} />
      ))}
      <div className={styles.actions}>
        <Button type="submit">Find</Button>
        {(query !== '' || isFiltered) && (
          <ButtonLink href={foodsPath} variant="quiet">
            Show all
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

function NameField({ query }: Pick<FoodListing, 'query'>) {
  return (
    <div className={`${field.field} ${styles.name}`}>
      <label htmlFor="food-name" className={field.label}>
        Name of a food
      </label>
      <input
        id="food-name"
        name="q"
        type="search"
        className={field.control}
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
      />
    </div>
  );
}

/** What the list can be narrowed by; an empty choice is any. */
function filtersOf(choice: FoodListing['choice']) {
  return [
    {
      name: 'age',
      label: 'Age',
      any: 'Any age',
      chosen: choice.age === null ? '' : String(choice.age),
      options: listedAges.map((age) => ({ value: String(age), label: `Fine at ${age} months` })),
    },
    {
      name: 'without',
      label: 'Without',
      any: 'Nothing',
      chosen: choice.without ?? '',
      options: allergens.map((code) => ({ value: code, label: capitalised(allergenNames[code]) })),
    },
    {
      name: 'group',
      label: 'Group',
      any: 'All groups',
      chosen: choice.group ?? '',
      options: listedGroups.map((group) => ({ value: group, label: groupNames[group] })),
    },
    {
      name: 'rich',
      label: 'Rich in',
      any: 'Any nutrient',
      chosen: choice.rich ?? '',
      options: [{ value: 'iron', label: 'Iron' }],
    },
    {
      name: 'choking',
      label: 'Choking risk',
      any: 'Any',
      chosen: choice.choking ?? '',
      options: [{ value: 'low', label: 'No special cutting' }],
    },
  ];
}
