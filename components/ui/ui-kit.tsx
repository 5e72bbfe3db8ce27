'use client';

import { Apple } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { Card } from './card';
import { CheckField } from './check-field';
import { ChoiceChips } from './choice-chips';
import { Dialog } from './dialog';
import { EmptyState } from './empty-state';
import { FormField } from './form-field';
import { FormProblem } from './form-problem';
import { ManyChips } from './many-chips';
import { RadioCards } from './radio-cards';
import { SegmentedSwitch } from './segmented-switch';
import { Select } from './select';
import { Sheet } from './sheet';
import { Skeleton } from './skeleton';
import { Tabs } from './tabs';
import { Toast } from './toast';
import styles from './ui-kit.module.css';

const meals = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'lunch', label: 'Lunch' },
  { value: 'dinner', label: 'Dinner' },
] as const;

/** Every part of the kit in both themes, at `/ui-kit` in development: look here after changing one. */
export function UiKit() {
  return (
    <div className={styles.themes}>
      {(['dark', 'light'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={styles.theme}>
          <h2>{theme === 'dark' ? 'Dark' : 'Light'}</h2>
          <Buttons />
          <Fields />
          <Choices />
          <Overlays />
          <States />
        </div>
      ))}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Buttons() {
  return (
    <Part title="Button">
      <div className={styles.row}>
        <Button>Save</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete</Button>
        <Button disabled>Saving…</Button>
        <ButtonLink href="/">Go home</ButtonLink>
      </div>
    </Part>
  );
}

function Fields() {
  const id = useId();
  return (
    <Part title="Field, Select, checkbox">
      <FormProblem message="Check the marked field." fields={[{ id: `${id}-wrong`, label: 'Email' }]} />
      <FormField id={`${id}-name`} name="name" label="Name" hint="As you call your baby" />
      <FormField id={`${id}-wrong`} name="email" type="email" label="Email" error="Write a whole address." />
      <FormField id={`${id}-note`} name="note" label="Note" rows={3} />
      <Select id={`${id}-meal`} name="meal" label="Meal" choices={meals} defaultValue="lunch" />
      <CheckField label="Remind me" hint="At 9 in the morning" />
    </Part>
  );
}

function Choices() {
  const [meal, setMeal] = useState<'breakfast' | 'lunch' | 'dinner'>('lunch');
  const [many, setMany] = useState<('breakfast' | 'lunch' | 'dinner')[]>(['dinner']);
  const views = meals.map(({ value, label }) => ({ value, name: label, count: value === 'dinner' ? 2 : 0 }));
  return (
    <Part title="Choice chips, switch, tabs">
      <ChoiceChips legend="One of a few" choices={meals} value={meal} onChange={setMeal} />
      <ChoiceChips legend="At a thumb’s width" isWide choices={meals} value={meal} onChange={setMeal} />
      <ManyChips legend="Any number" choices={meals} values={many} onChange={setMany} />
      <RadioCards
        legend="One of a few, each explained"
        choices={meals.map((choice) => ({ ...choice, hint: 'In a sentence' }))}
        chosen={meal}
        onChoose={setMeal}
      />
      <SegmentedSwitch label="View" choices={views} chosen={meal} onChoose={setMeal} />
      <Tabs
        label="Parts"
        first="one"
        tabs={[
          { id: 'one', name: 'First', content: <p>What the first tab shows.</p> },
          { id: 'two', name: 'Second', content: <p>What the second tab shows.</p> },
        ]}
      />
    </Part>
  );
}

type Overlay = 'dialog' | 'sheet' | 'toast' | null;

function Overlays() {
  const [open, setOpen] = useState<Overlay>(null);
  const close = () => setOpen(null);
  return (
    <Part title="Dialog, Sheet, Toast">
      <div className={styles.row}>
        <Button variant="quiet" onClick={() => setOpen('dialog')}>
          Open a dialog
        </Button>
        <Button variant="quiet" onClick={() => setOpen('sheet')}>
          Open a sheet
        </Button>
        <Button variant="quiet" onClick={() => setOpen('toast')}>
          Show a toast
        </Button>
      </div>
      {open === 'dialog' && (
        <Dialog title="Delete this meal?" onClose={close}>
          <p>It goes from the log of every carer.</p>
          <Button onClick={close}>Delete</Button>
        </Dialog>
      )}
      {open === 'sheet' && (
        <Sheet title="Log a drink" onClose={close}>
          <p>The browser’s Back closes this one too.</p>
          <Button onClick={close}>Save</Button>
        </Sheet>
      )}
      {open === 'toast' && <Toast message="Water deleted." onUndo={close} onDone={close} />}
    </Part>
  );
}

function States() {
  return (
    <Part title="Card, Skeleton, Empty state">
      <Card title="Iron" lead="About 7 mg a day" headingLevel={3}>
        <p>A card names a part of a screen.</p>
      </Card>
      <Skeleton label="Loading the meals…" rows={2} />
      <EmptyState
        icon={<Apple size={28} aria-hidden />}
        title="No meals yet"
        headingLevel={3}
        action={<Button>Log a meal</Button>}
      >
        What your baby eats is listed here.
      </EmptyState>
    </Part>
  );
}
