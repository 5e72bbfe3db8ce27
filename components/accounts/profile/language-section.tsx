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

/** Which English a member reads: what things are called, how dates and temperatures are said. */
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
      title="British or American English"
      lead="Food names, spelling, dates and temperatures on every screen. What you wrote stays as it is."
    >
      <ChoiceGroup
        legend="English"
        choices={choices}
        chosen={pressed ?? languageIn(profile.preferences)}
        submission={submission}
        savedText="Your choice has been saved."
        onChoose={choose}
      />
    </ProfileSection>
  );
}
