import { CalendarClock, CircleCheck, CircleDashed, CircleSlash, RotateCw, TriangleAlert } from 'lucide-react';
import { SourceNote } from '@/components/nutriai/first-use/source-note';
import { Card } from '@/components/ui/card';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { dateText, dayAndMonth } from '@/lib/nutriai/client/log/day-text';
import { AllergenGroup } from './allergen-group';
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
  const { exposures, due, advice, sources } = allergens;
  const later = withStatus(exposures, 'not_yet').filter(
    ({ code }) => !due.some((each) => each.code === code),
  );
  return (
    <Card id="allergens" title="Allergens" lead={advice}>
      <div className={styles.board}>
        <GroupsToAvoid exposures={exposures} />
        <GroupsToOffer allergens={allergens} today={today} />
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

/** What the baby reacted to or may have reacted to, and what is in the profile. */
function GroupsToAvoid({ exposures }: Pick<Allergens, 'exposures'>) {
  return (
    <>
      <AllergenGroup
        title="Reacted to"
        tone={styles.reacted}
        icon={<TriangleAlert size={20} aria-hidden />}
        todo="Avoid it until a doctor has told you what is safe."
        items={withStatus(exposures, 'reacted').map((each) => ({
          ...each,
          words: `${capital(each.reaction)} reaction, last eaten ${lastWords(each)}`,
        }))}
      />
      <AllergenGroup
        title="In a meal followed by a reaction"
        tone={styles.reacted}
        icon={<TriangleAlert size={20} aria-hidden />}
        todo={
          'We don’t know which food it was. If you do, open the meal on Today and choose it. Until ' +
          'then, avoid these foods and ask your doctor.'
        }
        items={withStatus(exposures, 'suspected').map((each) => ({
          ...each,
          words: `${capital(each.suspicion)} reaction to the meal, last eaten ${lastWords(each)}`,
        }))}
      />
      <AllergenGroup
        title="Allergy on record"
        tone={styles.reacted}
        icon={<CircleSlash size={20} aria-hidden />}
        todo="Left out of plans and recipes."
        items={withStatus(exposures, 'allergic').map((each) => ({ ...each, words: 'From the profile' }))}
      />
    </>
  );
}

function GroupsToOffer({ allergens, today }: AllergenSectionProps) {
  const { exposures, due, offer_again: offerAgain, paused } = allergens;
  const again = exposures.filter(({ code }) => offerAgain.includes(code));
  const keptUp = withStatus(exposures, 'tolerated').filter(({ code }) => !offerAgain.includes(code));
  return (
    <>
      <AllergenGroup
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
      <AllergenGroup
        title="Offer again"
        tone={styles.due}
        icon={<RotateCw size={20} aria-hidden />}
        todo="Tolerated, but not eaten in the last week. Offer it at least once a week."
        items={again.map((each) => ({ ...each, words: `Last eaten ${lastWords(each)}` }))}
      />
      <AllergenGroup
        title="Introduced"
        tone={styles.fine}
        icon={<CircleCheck size={20} aria-hidden />}
        todo="Keep offering them every week."
        items={keptUp.map((each) => ({ ...each, words: introducedWords(each) }))}
      />
    </>
  );
}

function withStatus(exposures: readonly Exposure[], status: Exposure['status']): Exposure[] {
  return exposures.filter((each) => each.status === status);
}

function lastWords({ last, is_undated: isUndated }: Exposure): string {
  if (last !== null) return dateText(last);
  return isUndated ? 'before you joined, date unknown' : 'on an unknown day';
}

function introducedWords({ first, last, times, is_undated: isUndated }: Exposure): string {
  if (first === null) return isUndated ? 'Before you joined, date unknown' : 'In the daily milk';
  const since = isUndated
    ? `Before you joined; in the log since ${dateText(first)}, on ${countOf(times, 'day')}`
    : `Since ${dateText(first)}, on ${countOf(times, 'day')}`;
  return last === null || last === first ? since : `${since}, last ${dayAndMonth(last)}`;
}
