'use client';

import { Plus } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useBabies, useBaby } from '@/components/nutriai/shell/baby-provider';
import { SourceNote } from '@/components/nutriai/first-use/source-note';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import type { GrowthAnswer, GrowthSeries } from '@/lib/contract/nutriai-growth';
import type { Measurement } from '@/lib/nutriai/client/babies/measurement-entry';
import type { UnitSystem } from '@/lib/nutriai/client/units';
import { inShownEnglish } from '@/lib/nutriai/client/shown-english';
import { GrowthCharts } from './growth-charts';
import { chartedIndicators } from './growth-words';
import { MeasurementDialog } from './measurement-dialog';
import { MeasurementList } from './measurement-list';
import { SexChoice } from './sex-choice';
import styles from './growth-section.module.css';

interface GrowthSectionProps {
  growth: GrowthAnswer;
  units: UnitSystem;
  /** After a measurement was saved: everything is reckoned anew. */
  onChanged: () => Promise<unknown>;
}

const centilesText = () =>
  `The lines are ${inShownEnglish('centiles', 'percentiles')}: of 100 healthy children of the same sex ` +
  'and age, 15 are below the 15th line and 85 above it. No line is a target. The trend over time matters more ' +
  'than a single point.';

/** Growth on WHO's charts, and the place to add to it. */
export function GrowthSection({ growth, units, onChanged }: GrowthSectionProps) {
  const baby = useBaby();
  const { reload } = useBabies();
  const [dialog, setDialog] = useState<{ measurement: Measurement | null } | null>(null);
  const [sex, setSex] = useState<'female' | 'male'>('female');
  const shownSex = baby.sex === 'unspecified' ? sex : baby.sex;
  const charts = chartsOf(growth, shownSex);
  const isParent = baby.role === 'parent';
  return (
    <Card
      id="growth"
      title="Growth"
      lead={centilesText()}
      aside={isParent && <AddMeasurement onAdd={() => setDialog({ measurement: null })} />}
    >
      {baby.sex === 'unspecified' && <SexChoice babyId={baby.id} sex={sex} onChoose={setSex} />}
      {growth.notes
        .filter(() => baby.sex !== 'unspecified')
        .map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      <GrowthCharts charts={charts} units={units} isCorrected={growth.is_corrected} isParent={isParent} />
      {!isParent && <p className={styles.note}>A parent of {baby.name} can add measurements.</p>}
      <MeasurementList
        measurements={baby.measurements}
        units={units}
        onChange={isParent ? (measurement) => setDialog({ measurement }) : undefined}
      />
      <AboutCharts source={growth.source} />
      {dialog && (
        <MeasurementDialog
          baby={baby}
          series={charts}
          units={units}
          measurement={dialog.measurement}
          onClose={() => setDialog(null)}
          onSaved={async () => {
            await Promise.all([reload(), onChanged()]);
          }}
        />
      )}
    </Card>
  );
}

function chartsOf({ series: all }: GrowthAnswer, sex: GrowthSeries['sex']): GrowthSeries[] {
  return chartedIndicators.flatMap(
    (indicator) => all.find((series) => series.indicator === indicator && series.sex === sex) ?? [],
  );
}

function AddMeasurement({ onAdd }: { onAdd: () => void }) {
  return (
    <Button variant="quiet" onClick={onAdd}>
      <Plus size={20} aria-hidden />
      Add a measurement
    </Button>
  );
}

function AboutCharts({ source }: Pick<GrowthAnswer, 'source'>) {
  return (
    <>
      <p className={styles.note}>
        The charts are the WHO Child Growth Standards, made from healthy breastfed children of six countries,
        for 0 to 5 years. <Link href="/nutriai/report">Create a report for your doctor</Link>
      </p>
      <SourceNote sources={[source]} />
    </>
  );
}
