import { useState } from 'react';
import type { UserProfile } from '@/lib/contract/auth';
import { type Language, languageIn } from '@/lib/nutriai/client/language';
import { ChoiceGroup } from './choice-group';
import { ProfileSection } from './profile-section';
import { useStoreLanguage } from './use-store-language';
import { useSubmission } from './use-submission';

const choices = [
  { value: 'en-GB', label: 'British', hint: 'Courgette, aubergine, 180°C' },
  { value: 'en-US', label: 'American', hint: 'Zucchini, eggplant, 350°F' },
] as const;

/** What foods are called and how temperatures are said in recipes and plans. */
export function LanguageSection({ profile }: { profile: UserProfile }) {
  const keep = useStoreLanguage();
  const { submission, submit } = useSubmission();
  // What was pressed shows at once; when it could not be stored, what is stored shows again.
  const [pressed, setPressed] = useState<Language | null>(null);

  const choose = (language: Language) => {
    setPressed(language);
    void submit(() => keep(language)).finally(() => setPressed(null));
  };

  return (
    <ProfileSection
      id="language"
      title="Food names and temperatures"
      lead="Used in recipes, plans and shopping lists. Anything you wrote yourself is not changed."
    >
      <ChoiceGroup
        legend="Food names and temperatures"
        choices={choices}
        chosen={pressed ?? languageIn(profile.preferences)}
        submission={submission}
        savedText="Your choice has been saved."
        onChoose={choose}
      />
    </ProfileSection>
  );
}
