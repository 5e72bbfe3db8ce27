'use client';

import { Droplet } from 'lucide-react';
import { Card } from '@/components/ui/card';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { WaterDayTotal } from '@/lib/contract/nutriai-water';
import type { DayDrink } from '@/lib/nutriai/client/log/day-entries';
import { type UnitSystem, volumeText } from '@/lib/nutriai/client/units';
import { QuickButtons } from './quick-buttons';
import { WaterBand } from './water-band';
import styles from './drink-card.module.css';

interface WaterCardProps {
  baby: BabyAnswer;
  drinks: readonly DayDrink[];
  /** Plain water in the meals of the day. */
  withMealsMl: number;
  band: WaterDayTotal | undefined;
  units: UnitSystem;
  onDrink: (amountMl: number) => void;
  onOther: () => void;
}

const sipsMl = [30, 60, 90] as const;
const cupsMl = [60, 120, 180] as const;

/** Water in one tap, against what is usual at the age. */
export function WaterCard({ baby, drinks, withMealsMl, band, units, onDrink, onOther }: WaterCardProps) {
  const totalMl = drinks.reduce((sum, { amount_ml }) => sum + amount_ml, withMealsMl);
  const amounts = baby.age_months < 12 ? sipsMl : cupsMl;
  return (
    <Card
      title="Water"
      aside={
        <p className={styles.total} aria-live="polite">
          {volumeText(totalMl, units)}
        </p>
      }
    >
      {band && <WaterBand totalMl={totalMl} withMealsMl={withMealsMl} band={band} units={units} />}
      <QuickButtons
        tone="sky"
        buttons={[
          ...amounts.map((ml) => ({
            key: String(ml),
            label: `Log ${volumeText(ml, units)} of water`,
            face: (
              <>
                <Droplet size={18} aria-hidden />
                {volumeText(ml, units)}
              </>
            ),
            press: () => onDrink(ml),
          })),
          { key: 'other', label: 'Log another amount of water', face: 'Other', press: onOther },
        ]}
      />
    </Card>
  );
}
