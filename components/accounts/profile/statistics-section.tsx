import { useSyncExternalStore } from 'react';
import {
  type AnalyticsChoice,
  storeAnalyticsChoice,
  readAnalyticsChoice,
  watchAnalyticsChoice,
} from '@/lib/accounts/client/analytics-choice';
import { ChoiceGroup } from './choice-group';
import { ProfileSection } from './profile-section';
import { useStorePreference } from './use-store-preference';
import { useSubmission } from './use-submission';

const choices = [
  {
    value: 'denied',
    label: 'Don’t count my visits',
    hint: 'Nothing is loaded from Google. Everything works in the same way.',
  },
  {
    value: 'granted',
    label: 'Count my visits',
    hint: 'With Google Analytics, and never in NutriAI or your profile.',
  },
] as const;

/** The choice about cookies. It holds in this browser at once, and is kept for the others of this member. */
export function StatisticsSection({ isCounting }: { isCounting: boolean }) {
  const keep = useStorePreference();
  const { submission, submit } = useSubmission();
  const chosen = useSyncExternalStore(watchAnalyticsChoice, readAnalyticsChoice, () => null);

  const choose = (analytics: AnalyticsChoice) => {
    storeAnalyticsChoice(analytics);
    void submit(() => keep({ analytics }));
  };

  return (
    <ProfileSection id="statistics" title="Cookies and statistics">
      {isCounting ? (
        <ChoiceGroup
          legend="Cookies and statistics"
          choices={choices}
          chosen={chosen}
          submission={submission}
          savedText="Your choice has been saved."
          onChoose={choose}
        />
      ) : (
        <p>
          This site does not use visitor statistics, so there is nothing to choose. Your browser only stores
          what keeps you signed in and remembers your choices.
        </p>
      )}
    </ProfileSection>
  );
}
