import { useSyncExternalStore } from 'react';
import {
  type AnalyticsChoice,
  keepAnalyticsChoice,
  readAnalyticsChoice,
  watchAnalyticsChoice,
} from '@/lib/accounts/client/analytics-choice';
import { ChoiceGroup } from './choice-group';
import { ProfileSection } from './profile-section';
import { useKeepPreference } from './use-preference';
import { useSubmission } from './use-submission';

const choices = [
  {
    value: 'denied',
    label: 'Do not count my visits',
    hint: 'Nothing is loaded from Google. Everything works the same.',
  },
  {
    value: 'granted',
    label: 'You may count my visits',
    hint: 'With Google Analytics, and never in NutriAI or your profile.',
  },
] as const;

/** The choice about cookies. It holds in this browser at once, and is kept for the others of this member. */
export function StatisticsSection({ isCounting }: { isCounting: boolean }) {
  const keep = useKeepPreference();
  const { submission, submit } = useSubmission();
  const chosen = useSyncExternalStore(watchAnalyticsChoice, readAnalyticsChoice, () => null);

  const choose = (analytics: AnalyticsChoice) => {
    keepAnalyticsChoice(analytics);
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
          savedText="Your choice is saved."
          onChoose={choose}
        />
      ) : (
        <p>
          This site counts no visits, so there is nothing to choose. What your browser keeps serves to keep
          you signed in and to remember your choices.
        </p>
      )}
    </ProfileSection>
  );
}
