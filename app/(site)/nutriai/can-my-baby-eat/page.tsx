import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/content/article/breadcrumbs';
import { JsonLd } from '@/components/content/article/json-ld';
import { CheckForm } from '@/components/nutriai/public/check-form';
import styles from '@/components/nutriai/public/check-page.module.css';
import container from '@/components/ui/container.module.css';
import hidden from '@/components/ui/visually-hidden.module.css';
import { foodCheckOf } from '@/lib/nutriai/server/public/food-check';
import { checkPath } from '@/lib/content/reading/foods/food-check-ages';
import { webPageData } from '@/lib/content/publishing/info-page-data';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { foodsCheckedOn } from '@/lib/content/reading/foods/food-words';

const title = 'Can my baby eat this?';
const description =
  'Enter a food, a meal or a whole recipe and your child’s age to see what is safe, what to change ' +
  'and how to serve it, with sources.';

type CheckPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: CheckPageProps): Promise<Metadata> {
  const isAsked = (await searchParams).text !== undefined;
  return pageMetadata({ title, description, path: checkPath, isHiddenFromSearch: isAsked });
}

export default async function CheckPage({ searchParams }: CheckPageProps) {
  const check = await foodCheckOf(await searchParams);
  return (
    <div className={`${container.container} ${styles.page}`}>
      <header className={styles.header}>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', path: '/' },
            { name: 'NutriAI', path: '/nutriai' },
            { name: title, path: checkPath },
          ]}
        />
        <h1>{title}</h1>
        {!check.answer && <p className={styles.lead}>{description}</p>}
      </header>
      <h2 className={hidden.hidden}>Ask</h2>
      {/* Another question in the address is another form: what was typed for the last one must not stay in it. */}
      <CheckForm key={JSON.stringify([check.age, check.text, check.family])} {...check} />
      <JsonLd
        data={webPageData({ title, excerpt: description, path: checkPath, checkedOn: foodsCheckedOn })}
      />
    </div>
  );
}
