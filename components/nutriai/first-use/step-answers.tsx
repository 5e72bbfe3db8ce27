import { BirthFields } from '@/components/nutriai/babies/birth-fields';
import { ManyChips } from '@/components/ui/many-chips';
import { Field } from '@/components/ui/field';
import { WordsField } from '@/components/nutriai/babies/words-field';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import {
  allergenChoices,
  dietChoices,
  feedingChoices,
  sexChoices,
} from '@/lib/nutriai/client/babies/baby-words';
import { isCalendarDate, monthsFrom } from '@/lib/nutriai/client/plans/calendar';
import type { NewBabyStep } from '@/lib/nutriai/client/babies/new-baby';
import { ChoiceButtons } from './choice-buttons';
import { ConsentBox } from './consent-box';
import type { Wizard } from './use-new-baby';
import styles from './baby-wizard.module.css';

interface Question {
  ask: (name: string) => string;
  why?: string;
}

export const questions: Readonly<Record<NewBabyStep, Question>> = {
  name: {
    ask: () => 'What is your baby called?',
    why: 'A nickname is fine. Only you and the people you invite can see it.',
  },
  birth: { ask: (name) => `When was ${name} born?`, why: 'NutriAI’s advice depends on age.' },
  sex: {
    ask: (name) => `Is ${name} a girl or a boy?`,
    why: 'Growth charts and energy needs are slightly different.',
  },
  feeding: { ask: (name) => `Which milk does ${name} drink?`, why: 'We count milk and food together.' },
  diet: { ask: () => 'What does your family eat?' },
  allergies: {
    ask: (name) => `Is ${name} allergic to anything?`,
    why:
      'Tick known or suspected allergies. We leave them out of every plan and recipe, along with what ' +
      'your family doesn’t eat.',
  },
  tried: {
    ask: (name) => `What has ${name} eaten already?`,
    why: 'Tick what went well. We introduce new allergens one at a time.',
  },
};

/** The controls of the question that is asked. */
export function StepAnswers({ wizard, headingId }: { wizard: Wizard; headingId: string }) {
  const { baby, step, isAnswered, answer } = wizard;
  switch (step) {
    case 'name':
      return <NameAnswers wizard={wizard} />;
    case 'birth':
      return <BirthAnswers wizard={wizard} />;
    case 'sex':
      return (
        <ChoiceButtons
          labelledBy={headingId}
          choices={sexChoices}
          value={isAnswered ? baby.sex : null}
          onChoose={(sex) => answer({ sex })}
        />
      );
    case 'feeding':
      return (
        <ChoiceButtons
          labelledBy={headingId}
          choices={feedingChoices}
          value={isAnswered ? baby.feeding : null}
          onChoose={(feeding) => answer({ feeding })}
        />
      );
    case 'diet':
      return (
        <ChoiceButtons
          labelledBy={headingId}
          choices={dietChoices}
          value={isAnswered ? baby.diet : null}
          onChoose={(diet) => answer({ diet })}
        />
      );
    case 'allergies':
      return <AllergyAnswers wizard={wizard} />;
    case 'tried':
      return <TriedAnswers wizard={wizard} />;
  }
}

function NameAnswers({ wizard: { baby, needsConsent, problems, change } }: { wizard: Wizard }) {
  return (
    <>
      <Field id="new-baby-name" label="Name" error={problems.name}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={80}
            value={baby.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      {needsConsent && (
        <ConsentBox
          isGiven={baby.hasConsent}
          error={problems.consent}
          onChange={(hasConsent) => change({ hasConsent })}
        />
      )}
    </>
  );
}

function BirthAnswers({ wizard: { baby, today, problems, change } }: { wizard: Wizard }) {
  const isKnown = isCalendarDate(baby.birthDate) && baby.birthDate <= today;
  return (
    <>
      <BirthFields
        birth={baby}
        today={today}
        birthDateError={problems.birth_date}
        dueDateError={problems.due_date}
        onChange={change}
      />
      <p role="status" className={styles.echo}>
        {isKnown && `${baby.name.trim()} is ${ageInWords(monthsFrom(baby.birthDate, today))} old.`}
      </p>
    </>
  );
}

function AllergyAnswers({ wizard: { baby, problems, change } }: { wizard: Wizard }) {
  return (
    <>
      <ManyChips
        legend="Allergies"
        isLegendHidden
        choices={allergenChoices()}
        values={baby.allergies}
        onChange={(allergies) => change({ allergies })}
      />
      <WordsField
        id="new-baby-other-allergies"
        label="Something else"
        example="kiwi, strawberry"
        error={problems.other_allergies ?? problems.allergies}
        value={baby.otherAllergies}
        onChange={(otherAllergies) => change({ otherAllergies })}
      />
      <WordsField
        id="new-baby-avoids"
        label="Foods your family avoids"
        example="pork, gelatine"
        error={problems.avoids}
        value={baby.avoids}
        onChange={(avoids) => change({ avoids })}
      />
    </>
  );
}

function TriedAnswers({ wizard: { baby, change } }: { wizard: Wizard }) {
  const choices = allergenChoices().filter(({ value }) => !baby.allergies.includes(value));
  return (
    <ManyChips
      legend="Eaten without a reaction"
      isLegendHidden
      choices={choices}
      values={baby.tried.filter((code) => !baby.allergies.includes(code))}
      onChange={(tried) => change({ tried })}
    />
  );
}
