import Link from 'next/link';
import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import { InEnglish } from '@/components/content/english/in-english';
import { Pagination } from '@/components/content/blog/pagination';
import container from '@/components/ui/container.module.css';
import target from '@/components/ui/target.module.css';
import type { FoodListing, ListedFood } from '@/lib/content/reading/foods/food-listing';
import { foodsPath } from '@/lib/content/reading/foods/food-words';
import { pageOfList } from '@/lib/content/reading/paged-groups';
import { listInWords } from '@/lib/content/reading/recipes/recipe-words';
import visuallyHidden from '@/components/ui/visually-hidden.module.css';
import { FoodFilters } from './food-filters';
import styles from './food-list.module.css';
import { FoodPicture } from './food-picture';

/** The first foods of every group and the way to the others, or page by page what was chosen or looked up. */
export function FoodList({ listing, lead }: { listing: FoodListing; lead: string }) {
  const { query, choice, found, groups, total, isFiltered, page, pageCount } = listing;
  return (
    <div className={container.container}>
      <header className={styles.header}>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', path: '/' },
            { name: 'NutriAI', path: '/nutriai' },
            { name: 'Foods', path: foodsPath },
          ]}
        />
        <h1>Foods for babies</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <FoodFilters {...listing} />
      <p className={styles.count} role="status">
        {total === 1 ? '1 food' : `${total} foods`}
        {found && ` for “${query}”`}
      </p>
      {total === 0 && <NothingFound isFiltered={isFiltered} />}
      {found && found.length > 0 && <Foods foods={found} />}
      {!isFiltered && groups.length > 0 && <GroupLinks groups={groups} />}
      {groups.map((group) => (
        <FoodGroup key={group.id} group={group} isPreview={!isFiltered} />
      ))}
      <Pagination
        page={page ?? 1}
        pageCount={pageCount}
        hrefOf={(target) => pageOfList(foodsPath, { ...choice }, target)}
        labels={{ previous: 'Previous', next: 'Next' }}
      />
    </div>
  );
}

function NothingFound({ isFiltered }: Pick<FoodListing, 'isFiltered'>) {
  return (
    <p className={styles.none}>
      {isFiltered
        ? 'No food matches all of that. Remove one filter, or '
        : 'We don’t know a food with that name. Try another name, or '}
      <Link href="/nutriai/can-my-baby-eat" prefetch={false}>
        ask about the whole dish
      </Link>
      .
    </p>
  );
}

function GroupLinks({ groups }: Pick<FoodListing, 'groups'>) {
  return (
    <nav aria-label="Groups of foods" data-mdast="ignore">
      <ul className={styles.groups}>
        {groups.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FoodGroupProps {
  group: FoodListing['groups'][number];
  /** The first foods alone, with a way to the others. */
  isPreview: boolean;
}

function FoodGroup({ group: { id, name, items, count }, isPreview }: FoodGroupProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <Foods foods={items} isPreview={isPreview} />
      {isPreview && items.length < count && (
        <p>
          <Link href={pageOfList(foodsPath, { group: id }, 1)} className={target.target} prefetch={false}>
            See all {count}
            <span className={visuallyHidden.hidden}>: {name}</span>
          </Link>
        </p>
      )}
    </section>
  );
}

function Foods({ foods, isPreview = false }: { foods: readonly ListedFood[]; isPreview?: boolean }) {
  return (
    <ul className={`${styles.list} ${isPreview ? styles.preview : ''}`}>
      {foods.map(({ id, title, path, verdict, answer, allergens, isChokingRisk, isIronRich }) => (
        <li key={id} className={styles.row}>
          <FoodPicture food={id} size="row" />
          <div className={styles.words}>
            <Link href={path} className={styles.link} prefetch={false}>
              <InEnglish hasBothNames>{title}</InEnglish>
            </Link>
            <span className={styles.summary}>
              <b className={styles[verdict]}>
                <InEnglish>{answer}</InEnglish>
              </b>
              {allergens.length > 0 && <InEnglish>{` Contains ${listInWords(allergens)}.`}</InEnglish>}
              {isChokingRisk && verdict !== 'no' && ' Choking risk.'}
              {isIronRich && ' Has iron.'}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
