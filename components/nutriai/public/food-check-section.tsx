import { firstCheckAge } from '@/lib/content/reading/foods/food-check-ages';
import { CheckForm } from './check-form';
import { LandingSection } from './landing-section';

export function FoodCheckSection() {
  return (
    <LandingSection
      id="check"
      title="Can my baby eat this?"
      lead="Write what is on the plate. Rules that name their sources answer, without an account, and nothing you write is kept."
    >
      <CheckForm age={firstCheckAge} />
    </LandingSection>
  );
}
