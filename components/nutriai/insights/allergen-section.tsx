import { CalendarClock, CircleCheck, CircleDashed, CircleSlash, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { SourceNote } from '@/components/nutriai/first-use/source-note';
import { Card } from '@/components/ui/card';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { dateText, dayAndMonth } from '@/lib/nutriai/client/log/day-text';
import { capital, countOf } from './insight-words';
import styles from './allergen-section.module.css';

type Allergens = InsightsAnswer['allergens'];
type Exposure = Allergens['exposures'][number];

interface AllergenSectionProps {
  allergens: Allergens;
  today: string;
}

/** Where each allergen stands, and what to do with it. */
export function AllergenSection({ allergens, today }: AllergenSectionProps) {
  const { exposures, due, offer_again: offerAgain, paused, advice, sources } = allergens;
  const withStatus = (status: Exposure['status']) => exposures.filter((each) => each.status === status);
  const again = exposures.filter(({ code }) => offerAgain.includes(code));
  const keptUp = withStatus('tolerated').filter(({ code }) => !offerAgain.includes(code));
  const later = withStatus('not_yet').filter(({ code }) => !due.some((each) => each.code === code));
  return (
    <Card id="allergens" title="Allergens" lead={advice}>
      <div className={styles.board}>
        <Group
          title="Reacted to"
          tone={styles.reacted}
          icon={<TriangleAlert size={20} aria-hidden />}
          todo="Avoid it until a doctor has told you what is safe."
          items={withStatus('reacted').map((each) => ({
            ...each,
            words: `${capital(each.reaction)} reaction, last eaten ${lastWords(each)}`,
          }))}
        />
        <Group
          title="In a meal followed by a reaction"
          tone={styles.reacted}
          icon={<TriangleAlert size={20} aria-hidden />}
          todo={
            'We don’t know which food it was. If you do, open the meal on Today and choose it. Until ' +
            'then, avoid these foods and ask your doctor.'
          }
          items={withStatus('suspected').map((each) => ({
            ...each,
            words: `${capital(each.suspicion)} reaction to the meal, last eaten ${lastWords(each)}`,
          }))}
        />
        <Group
          title="Allergy on record"
          tone={styles.reacted}
          icon={<CircleSlash size={20} aria-hidden />}
          todo="Left out of plans and recipes."
          items={withStatus('allergic').map((each) => ({ ...each, words: 'From the profile' }))}
        />
        <Group
          title="Next to try"
          tone={styles.due}
          icon={<CalendarClock size={20} aria-hidden />}
          todo={paused ?? 'One at a time, early in the day, three days apart.'}
          isAlways={paused !== null}
          items={due.map(({ code, name, from, how, ask_first: askFirst }) => ({
            code,
            name,
            words:
              `${from <= today ? 'From today' : `From ${dayAndMonth(from)}`}. ` +
              `${how}${askFirst ? ' Talk to your doctor first.' : ''}`,
          }))}
        />
        <Group
          title="Offer again"
          tone={styles.due}
          icon={<RotateCw size={20} aria-hidden />}
          todo="Tolerated, but not eaten in the last week. Offer it at least once a week."
          items={again.map((each) => ({ ...each, words: `Last eaten ${lastWords(each)}` }))}
        />
        <Group
          title="Introduced"
          tone={styles.fine}
          icon={<CircleCheck size={20} aria-hidden />}
          todo="Keep offering them every week."
          items={keptUp.map((each) => ({ ...each, words: introducedWords(each) }))}
        />
      </div>
      {later.length > 0 && (
        <p className={styles.later}>
          <CircleDashed size={18} aria-hidden />
          <span>Not yet: {later.map(({ name }) => name).join(', ')}.</span>
        </p>
      )}
      <SourceNote sources={sources} />
    </Card>
  );
}

interface GroupProps {
  title: string;
  tone: string | undefined;
  icon: ReactNode;
  todo: string;
  /** There also when it holds nothing. */
  isAlways?: boolean;
  items: readonly { code: string; name: string; words: string }[];
}

function Group({ title, tone, icon, todo, isAlways = false, items }: GroupProps) {
  if (items.length === 0 && !isAlways) return null;
  return (
    <section className={styles.group}>
      <h3 className={`${styles.title} ${tone}`}>
        {icon}
        {title}
      </h3>
      <p className={styles.todo}>{todo}</p>
      <ItemList items={items.slice(0, shownAtFirst)} />
      {items.length > shownAtFirst && (
        <details>
          <summary className={styles.more}>{`${items.length - shownAtFirst} more`}</summary>
          <ItemList items={items.slice(shownAtFirst)} />
        </details>
      )}
    </section>
  );
}

/** Of a group; the others are a tap away. */
const shownAtFirst = 5;

function ItemList({ items }: Pick<GroupProps, 'items'>) {
  return (
    <ul className={styles.list}>
      {items.map(({ code, name, words }) => (
        <li key={code}>
          <strong>{capital(name)}</strong>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

function lastWords({ last }: Exposure): string {
  return last === null ? 'date not recorded' : dateText(last);
}

function introducedWords({ first, last, times, is_undated: isUndated }: Exposure): string {
  if (first === null) return isUndated ? 'Before you joined, date unknown' : 'In the daily milk';
  const since = `Since ${dateText(first)}, on ${countOf(times, 'day')}`;
  return last === null || last === first ? since : `${since}, last ${dayAndMonth(last)}`;
}
