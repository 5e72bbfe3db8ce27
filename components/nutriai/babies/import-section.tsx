import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';

/** The way to the log of another app. */
export function ImportSection({ baby }: { baby: BabyAnswer }) {
  return (
    <Card
      id="import"
      title="Import a log"
      lead={
        `Bring ${baby.name}’s feeds, meals and measurements from another app or your own spreadsheet. ` +
        'You can undo an import.'
      }
    >
      <div>
        <ButtonLink href={`/nutriai/babies/${baby.id}/import`} variant="quiet">
          Import…
        </ButtonLink>
      </div>
    </Card>
  );
}
