import type { Batch } from '@/lib/nutriai/engine/recipes/recipe';

/** How long a batch keeps, and how it is warmed again. */
export function RecipeStorage({ batch: { fridgeDays, freezerMonths, reheating } }: { batch: Batch }) {
  return (
    <section aria-labelledby="keeping">
      <h2 id="keeping">Keep the rest</h2>
      <p>
        {fridgeDays === 0
          ? 'Not for keeping.'
          : `Cool it within an hour or two. In the fridge for up to ${fridgeDays === 1 ? 'a day' : 'two days'}.`}{' '}
        {freezerMonths > 0 &&
          `In the freezer for up to ${freezerMonths === 1 ? 'a month' : `${freezerMonths} months`}. `}
        {fridgeDays > 0 || freezerMonths > 0 ? reheating : ''} Throw away what a spoon from the mouth has
        touched.
      </p>
    </section>
  );
}
