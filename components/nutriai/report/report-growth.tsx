import { GrowthDrawing } from '@/components/nutriai/charts/growth-drawing';
import { growthChartData } from '@/components/nutriai/insights/growth-chart-data';
import {
  centileText,
  chartedIndicators,
  measureNames,
  placeAmongLines,
  sexNames,
  signed,
  unitText,
  valueText,
  xName,
} from '@/components/nutriai/insights/growth-words';
import { growthChartLayout } from '@/lib/nutriai/client/charts/growth-chart-layout';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { GrowthSeries } from '@/lib/contract/nutriai-growth';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import {
  allergenName,
  dietChoices,
  feedingChoices,
  labelOf,
  sexChoices,
} from '@/lib/nutriai/client/babies/baby-words';
import { dateText } from '@/lib/nutriai/client/log/day-text';
import { dateInWords } from '@/lib/nutriai/client/local-date';
import { inShownEnglish } from '@/lib/nutriai/client/shown-english';
import type { UnitSystem } from '@/lib/nutriai/client/units';
import type { Citations } from './citations';
import { MeasurementTable } from './measurement-table';
import { ReportAlerts } from './report-alerts';
import styles from './report.module.css';

interface ReportGrowthProps {
  baby: BabyAnswer;
  found: InsightsAnswer;
  units: UnitSystem;
  /** Empty where the account has no name. */
  madeBy: string;
  cited: Citations;
}

/** In the pixels of a printed page, so that the letters on it have a size of their own. */
const size = { width: 338, height: 208 };

const centileWord = () => inShownEnglish('centile', 'percentile');

/** The first page: who the child is, what the log calls for, and how it grows. */
export function ReportGrowth({ baby, found, units, madeBy, cited }: ReportGrowthProps) {
  const { growth } = found;
  const charts = chartsOf(growth.series, baby.sex);
  const centile = centileWord();
  return (
    <section className={styles.sheet} aria-label="Page 1">
      <header className={styles.head}>
        <p className={styles.brand}>Little Pear report</p>
        <h1 className={styles.title}>{baby.name}: growth and feeding</h1>
        <p className={styles.made}>
          {madeBy ? `Made by ${madeBy} on ` : 'Made on '}
          {dateInWords(found.today)}, based on what the family logged. It is information and not a diagnosis.
        </p>
      </header>
      <Facts baby={baby} found={found} />
      <ReportAlerts found={found} cited={cited} />
      <h2 className={styles.heading}>
        Growth{' '}
        <small>
          recorded by the family; {centile}s and z calculated by the WHO Child Growth Standards 2006, lines:
          3rd, 15th, 50th, 85th, 97th {centile}
        </small>
      </h2>
      {baby.sex === 'unspecified' && (
        <p>The sex is not given. WHO charts differ by sex, so both charts are shown without a {centile}.</p>
      )}
      <div className={styles.charts}>
        {charts.map((series) => (
          <Chart
            key={`${series.sex} ${series.indicator}`}
            series={series}
            units={units}
            isBoth={baby.sex === 'unspecified'}
            isCorrected={growth.is_corrected}
          />
        ))}
      </div>
      {growth.is_corrected && (
        <p className={styles.small}>
          Born before 37 weeks: until two years, points are shown by corrected age (line) and by age since
          birth (dashed).
        </p>
      )}
      <MeasurementTable baby={baby} growth={growth} units={units} />
    </section>
  );
}

/** The four measures; without a sex, weight and length for both. */
function chartsOf(series: readonly GrowthSeries[], sex: BabyAnswer['sex']): GrowthSeries[] {
  if (sex !== 'unspecified') {
    return chartedIndicators.flatMap(
      (indicator) => series.find((each) => each.indicator === indicator) ?? [],
    );
  }
  return (['weight_for_age', 'length_for_age'] as const).flatMap((indicator) =>
    series.filter((each) => each.indicator === indicator),
  );
}

interface ChartProps {
  series: GrowthSeries;
  units: UnitSystem;
  /** Girls' and boys' charts stand side by side. */
  isBoth: boolean;
  isCorrected: boolean;
}

function Chart({ series, units, isBoth, isCorrected }: ChartProps) {
  const { indicator, points, sex } = series;
  const last = points.at(-1);
  const name = measureNames[indicator];
  const words = last
    ? `${valueText(indicator, last.value, units)} on ${dateText(last.date)}, ${centileWord()} ` +
      `${centileText(last.centile)}, z ${signed(last.z, 2)}`
    : 'not measured';
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{isBoth ? `${name}, ${sexNames[sex]}` : name}</strong> {words}
      </figcaption>
      <GrowthDrawing
        layout={growthChartLayout(growthChartData(series, units), size)}
        xName={xName(series, units, isCorrected)}
        yName={unitText(indicator, units)}
        label={
          last
            ? `${name} on WHO’s chart for ${sexNames[sex]}: ${points.length} points, the last ` +
              `${placeAmongLines(last.centile)}.`
            : `WHO’s chart of ${name.toLowerCase()} for ${sexNames[sex]}, without a point.`
        }
      />
    </figure>
  );
}

function Facts({ baby, found }: Pick<ReportGrowthProps, 'baby' | 'found'>) {
  const { corrected_age_months: corrected } = found;
  const allergies = [...baby.allergies.map(allergenName), ...baby.other_allergies];
  const facts = [
    ['Born', dateInWords(baby.birth_date)],
    ['Age', ageInWords(found.age_months)],
    ...(corrected === null ? [] : [['Age from the due date', ageInWords(corrected)] as const]),
    ['Sex', labelOf(sexChoices, baby.sex)],
    ['Milk', labelOf(feedingChoices, baby.feeding)],
    ['Diet', labelOf(dietChoices, baby.diet)],
    ['Allergies on record', allergies.length === 0 ? 'none' : allergies.join(', ')],
    ['Days of the log', `${dateText(found.from)} to ${dateText(found.to)}, ${found.logged_days} with meals`],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
