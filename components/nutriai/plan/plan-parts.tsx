import { SegmentedSwitch } from '@/components/ui/segmented-switch';

export type PlanPart = 'meals' | 'shopping' | 'facts';

interface PlanPartsProps {
  chosen: PlanPart;
  leftToBuy: number;
  onChoose: (part: PlanPart) => void;
}

/** Which part of a plan is seen. On paper all of them are. */
export function PlanParts({ chosen, leftToBuy, onChoose }: PlanPartsProps) {
  return (
    <SegmentedSwitch
      label="Part of the plan"
      choices={[
        { value: 'meals', name: 'Meals' },
        { value: 'shopping', name: 'Shopping', count: leftToBuy },
        { value: 'facts', name: 'Good to know' },
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
