import { type Child } from '../child';
import { knowledge } from '../knowledge/knowledge';
import { type Item } from './item';
import { type Finding } from './verdict';

const kindById = new Map(knowledge.notFood.map((kind) => [kind.id, kind]));

/** Whether a name is of something that nobody may eat. */
export function isNoFood(compound: string | null): boolean {
  return compound !== null && kindById.has(compound);
}

/** Blocks what is no food, however it is served and whatever the age, and says whom to call if it was swallowed. */
export function checkNotFood({ compound, name }: Item, { locale }: Child): Finding[] {
  const kind = compound === null ? undefined : kindById.get(compound);
  if (kind === undefined) return [];
  const { id, message, instead, nextStep, sources, basis } = kind;
  const steps = knowledge.nextSteps[nextStep];
  const whomToCall = locale === 'uk' || locale === 'us' ? steps[locale] : steps.other;
  return [
    {
      rule: `not-food-${id}`,
      kind: 'safety',
      severity: 'block',
      food: null,
      foodName: name,
      message,
      instead: `${whomToCall} ${instead}`,
      source: sources,
      basis,
    },
  ];
}
