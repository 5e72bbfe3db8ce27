import { SegmentedSwitch } from '@/components/ui/segmented-switch';
import { type Period, periods } from './insight-words';

interface PeriodSwitchProps {
  chosen: Period;
  onChoose: (days: Period) => void;
}

const choices = periods.map((days) => ({ value: days, name: `${days} days` }));

export function PeriodSwitch({ chosen, onChoose }: PeriodSwitchProps) {
  return <SegmentedSwitch label="Period" choices={choices} chosen={chosen} onChoose={onChoose} />;
}
