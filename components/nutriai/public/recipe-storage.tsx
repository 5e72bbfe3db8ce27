import { InEnglish } from '@/components/content/english/in-english';
import type { Batch } from '@/lib/nutriai/engine/recipes/recipe';
import { storageSentences } from '@/lib/nutriai/engine/recipes/storage-sentences';

/** How to store a batch and warm it again, and what to do for the rest of the family. */
export function RecipeStorage({ batch, grownUps }: { batch: Batch; grownUps: string }) {
  return (
    <>
      <section aria-labelledby="keeping">
        <h2 id="keeping">Storing leftovers</h2>
        <p>
          <InEnglish>{`${storageSentences(batch).join(' ')} Throw away food touched by a used spoon.`}</InEnglish>
        </p>
      </section>
      <section aria-labelledby="family">
        <h2 id="family">For the rest of the family</h2>
        <p>
          <InEnglish>{grownUps}</InEnglish>
        </p>
      </section>
    </>
  );
}
