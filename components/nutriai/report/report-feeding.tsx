import { capital, countOf, milkNames } from '@/components/nutriai/insights/insight-words';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { dateText, dayAndMonth } from '@/lib/nutriai/client/log/day-text';
import { type UnitSystem, volumeText } from '@/lib/nutriai/client/units';
import type { Citations } from './citations';
import { Cited } from './cited';
import { IntakeTable } from './intake-table';
import { ReportTable } from './report-table';
import styles from './report.module.css';

interface ReportFeedingProps {
  baby: BabyAnswer;
  found: InsightsAnswer;
  units: UnitSystem;
  cited: Citations;
}

const foodsAtMost = 48;

/** The second page: what the family recorded, then what was estimated from it, and the sources of both pages. */
export function ReportFeeding({ baby, found, units, cited }: ReportFeedingProps) {
  return (
    <section className={styles.sheet} aria-label="Page 2">
      <header className={styles.running}>
        <span>{`${baby.name}, born ${dateText(baby.birth_date)}`}</span>
        <span>{`${dateText(found.from)} to ${dateText(found.to)}`}</span>
      </header>
      <h2 className={styles.heading}>
        Recorded by the family <small>as logged</small>
      </h2>
      <div className={styles.columns}>
        <div>
          <h3 className={styles.subheading}>{`Foods eaten, ${found.foods.length} in these days`}</h3>
          <p>{foodText(found)}</p>
          <h3 className={styles.subheading}>Water</h3>
          <p>{waterText(found, units, cited)}</p>
        </div>
        <div>
          <h3 className={styles.subheading}>Allergens</h3>
          <Allergens found={found} />
        </div>
      </div>
      <h2 className={styles.heading}>
        Estimated from these records{' '}
        <small>
          {`milk and food against needs, a day, mean of ${countOf(found.logged_days, 'logged day')}; ` +
            `${estimateText(found)}`}
        </small>
      </h2>
      <IntakeTable found={found} cited={cited} />
      <p>
        {milkText(found, units)} <Cited numbers={cited.numbers(found.milk?.sources ?? [])} />
      </p>
      <div className={styles.columns}>
        <div>
          <h3 className={styles.subheading}>Food groups and meals</h3>
          <p>{groupText(found, cited)}</p>
        </div>
        <div>
          <h3 className={styles.subheading}>Recommended supplements</h3>
          <Supplements supplements={found.supplements} cited={cited} />
        </div>
      </div>
      <Sources cited={cited} />
    </section>
  );
}

interface SupplementsProps extends Pick<InsightsAnswer, 'supplements'> {
  cited: Citations;
}

function Supplements({ supplements, cited }: SupplementsProps) {
  if (supplements.length === 0) return <p>None for this age and milk.</p>;
  return (
    <ul className={styles.list}>
      {supplements.map(({ id, advice, source }) => (
        <li key={id}>
          {advice} <Cited numbers={cited.numbers([source])} />
        </li>
      ))}
    </ul>
  );
}

function Sources({ cited }: { cited: Citations }) {
  return (
    <footer className={styles.sources}>
      <h3 className={styles.subheading}>Sources</h3>
      <ol>
        {cited.all.map(({ org, title, year, url }) => (
          <li key={url}>{`${org}: ${title}, ${year}`}</li>
        ))}
      </ol>
    </footer>
  );
}

/** What of the figures nobody has weighed. */
const estimateText = ({ has_estimates: hasEstimates }: InsightsAnswer) =>
  hasEstimates
    ? 'amounts that nobody measured are shown in a column of their own'
    : 'every amount was logged; nutrients are from food composition tables';

function aboveText({ id, foods }: InsightsAnswer['limits'][number]): string {
  return id.replaceAll('_', ' ') + (foods.length > 0 ? ` (${foods.join(', ')})` : '');
}

function milkText({ milk, days, limits }: InsightsAnswer, units: UnitSystem): string {
  const above = limits.filter(({ status }) => status === 'above');
  const limitWords = above.length === 0 ? '' : ` Above the limit: ${above.map(aboveText).join('; ')}.`;
  if (!milk || milk.mean_ml === null || milk.mean_ml === 0) return `No milk drinks logged.${limitWords}`;
  const kinds = [...new Set(days.flatMap((day) => day.milk.parts.map((part) => milkNames[part.milk])))];
  const amount =
    `${capital(kinds.join(' and '))}: about ${volumeText(Math.round(milk.mean_ml / 10) * 10, units)} a ` +
    'day';
  return `${amount}${milk.estimated ? `, ${estimatedMilkText(days)}` : ', as logged'}.${limitWords}`;
}

/** "about 60% of it estimated by age": what is drunk at the breast nobody sees. */
function estimatedMilkText(days: InsightsAnswer['days']): string {
  const counted = days.some(({ logged }) => logged) ? days.filter(({ logged }) => logged) : days;
  const parts = counted.flatMap(({ milk }) => milk.parts);
  const sumOf = (some: typeof parts) => some.reduce((sum, { ml }) => sum + ml, 0);
  const share = sumOf(parts.filter(({ volume }) => volume === 'estimated')) / (sumOf(parts) || 1);
  return share > 0.99
    ? 'all of it estimated by age'
    : `about ${Math.round(share * 100)}% of it estimated by age`;
}

function groupText({ who, logged_days: loggedDays }: InsightsAnswer, cited: Citations) {
  if (!who) return 'WHO’s indicators are for 6 to 23 months.';
  if (loggedDays === 0) return 'No meals logged.';
  const { mdd, mmf, mad, eff, zvf, swb } = who.summary;
  const on = ({ days, of }: { days: number; of: number }) => `${days} of ${of}`;
  return (
    <>
      {`Five or more of WHO’s eight groups on ${on(mdd)} logged days, enough meals on ${on(mmf)}, ` +
        `both (minimum acceptable diet) on ${on(mad)}. Egg or flesh food on ${on(eff)}; neither ` +
        `vegetable nor fruit on ${on(zvf)}; a sweet drink on ${on(swb)}. `}
      <Cited numbers={cited.numbers([who.source])} />
    </>
  );
}

function waterText({ water }: InsightsAnswer, units: UnitSystem, cited: Citations) {
  if (!water) return 'Shown up to three years.';
  const { plain_ml: plain, band_ml: band, sources } = water;
  const drunk =
    plain === null
      ? 'No plain water logged'
      : `About ${volumeText(Math.round(plain), units)} of plain water on days with any`;
  const usual = band
    ? `; usual at this age: ${volumeText(band.min, units)} to ${volumeText(band.max, units)}. `
    : '; under six months, milk provides all the water. ';
  return (
    <>
      {drunk}
      {usual}
      <Cited numbers={cited.numbers(sources)} />
    </>
  );
}

function foodText({ foods }: InsightsAnswer): string {
  if (foods.length === 0) return 'None logged.';
  const shown = foods.slice(0, foodsAtMost).map(({ name, days }) => `${name}${days > 1 ? ` (${days})` : ''}`);
  const more = foods.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? `, and ${more} more` : ''}. In brackets: days.`;
}

const statusWords: Readonly<Record<Exposure['status'], string>> = {
  allergic: 'allergy on record',
  reacted: 'reacted',
  suspected: 'in a meal with a reaction; which food is not known',
  tolerated: 'tolerated',
  not_yet: '',
};

function Allergens({ found }: { found: InsightsAnswer }) {
  const { exposures } = found.allergens;
  const met = exposures.filter(({ status }) => status !== 'not_yet');
  const notYet = exposures.filter(({ status }) => status === 'not_yet').map(({ name }) => name);
  return (
    <>
      {met.length > 0 && (
        <ReportTable label="Allergens">
          <tbody>
            {met.map((exposure) => (
              <tr key={exposure.code}>
                <th scope="row">{capital(exposure.name)}</th>
                <td>{standingText(exposure)}</td>
                <td>{metText(exposure)}</td>
              </tr>
            ))}
          </tbody>
        </ReportTable>
      )}
      {notYet.length > 0 && <p className={styles.small}>Not yet: {notYet.join(', ')}.</p>}
    </>
  );
}

type Exposure = InsightsAnswer['allergens']['exposures'][number];

const standingText = ({ status, reaction, suspicion }: Exposure) => {
  const severity = status === 'suspected' ? suspicion : reaction;
  return `${statusWords[status]}${severity === 'none' ? '' : `, ${severity}`}`;
};

/** The reader of the report has joined nothing. */
const beforeLog = 'before the log began, date unknown';

/** "13 Aug to 19 Nov 2026, 4 days" */
function metText({ first, last, times, is_undated: isUndated }: Exposure): string {
  if (first === null || last === null) return isUndated ? beforeLog : '';
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  const start = first === last ? '' : `${isSameYear ? dayAndMonth(first) : dateText(first)} to `;
  return `${isUndated ? 'before the log began, then ' : ''}${start}${dateText(last)}, ${countOf(times, 'day')}`;
}
