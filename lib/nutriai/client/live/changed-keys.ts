import { babiesPath } from '../babies/baby-paths';
import type { BabyChange, ChangeKind } from '../../../contract/nutriai-changes';

/** Paths of the API, below /api/nutriai, whose responses follow from what changed. */
const paths: Readonly<Record<ChangeKind, readonly string[]>> = {
  meals: ['meals', 'reaction-photos', 'baby-profiles', 'insights', 'stored-portions', 'meal-plans'],
  water: ['water-intake', 'baby-profiles', 'insights'],
  drops: ['drops', 'given-drops'],
  portions: ['stored-portions'],
  plans: ['meal-plans'],
  appointments: ['appointments'],
  profile: ['baby-profiles', 'insights', 'meal-plans', 'recipes'],
  carers: ['baby-profiles', 'meals', 'water-intake'],
};

/**
 * Returns which keys of SWR, paths of the API with their queries, are to be read anew once something of a baby
 * has changed: those of the baby, the list of babies, and plans, whose paths do not name it.
 */
export function isChangedKey(key: unknown, baby: string, kinds: BabyChange['kinds']): boolean {
  if (typeof key !== 'string') return false;
  const [, list] = /^\/api\/nutriai\/([a-z-]+)/.exec(key) ?? [];
  if (list === undefined) return false;
  const isMeant = kinds.length === 0 || kinds.some((kind) => paths[kind].includes(list));
  return isMeant && (key.includes(baby) || list === 'meal-plans' || key === babiesPath);
}
