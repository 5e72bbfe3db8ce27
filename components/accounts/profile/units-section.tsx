import { useState } from 'react';
import type { UserProfile } from '@/lib/contract/auth';
import { type UnitSystem, unitsIn } from '@/lib/nutriai/client/units';
import { ChoiceGroup } from './choice-group';
import { ProfileSection } from './profile-section';
import { useStorePreference } from './use-store-preference';
import { useSubmission } from './use-submission';

const choices = [
  { value: 'metric', label: 'Metric', hint: 'Kilograms (kg), cm and ml' },
  { value: 'us', label: 'US', hint: 'Pounds and ounces, inches, fluid ounces' },
] as const;

/** How measures of growth and drinks are shown. */
export function UnitsSection({ profile }: { profile: UserProfile }) {
  const keep = useStorePreference();
  const { submission, submit } = useSubmission();
  // What was pressed shows at once; when it could not be kept, what is kept shows again.
  const [pressed, setPressed] = useState<UnitSystem | null>(null);

  const choose = (units: UnitSystem) => {
    setPressed(units);
    void submit(() => keep({ units })).finally(() => setPressed(null));
  };

  return (
    <ProfileSection
      id="units"
      title="Units"
      lead="Used for growth and drinks. What you have already entered is not changed."
    >
      <ChoiceGroup
        legend="Units"
        choices={choices}
        chosen={pressed ?? unitsIn(profile.preferences)}
        submission={submission}
        savedText="Your units are saved."
        onChoose={choose}
      />
    </ProfileSection>
  );
}
