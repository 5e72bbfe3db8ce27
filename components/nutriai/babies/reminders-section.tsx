import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { chooseBaby } from '@/lib/nutriai/client/babies/chosen-baby';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';

/** The way to reminders, appointments and the calendar of a baby. */
export function RemindersSection({ baby }: { baby: BabyAnswer }) {
  return (
    <Card
      id="reminders"
      title="Reminders and calendar"
      lead={`Be reminded of ${baby.name}’s drops, feeds and appointments, and see them in your own calendar.`}
    >
      <div onClickCapture={() => chooseBaby(baby.id)}>
        <ButtonLink href="/nutriai/reminders" variant="quiet">
          Reminders and calendar
        </ButtonLink>
      </div>
    </Card>
  );
}
