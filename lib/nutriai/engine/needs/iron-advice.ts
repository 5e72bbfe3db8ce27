import { type Child } from '../child';
import { type SourceId } from '../sources';
import { knowledge } from '../knowledge/knowledge';
import { type OtherIntake } from '../knowledge/schemas/needs';
import { type IntakeBand } from './reference-intake';

export interface IronAdvice {
  /** What WHO and FAO ask for by how much of the iron is absorbed; empty under six months. */
  byAbsorption: readonly OtherIntake[];
  advice: readonly string[];
  sources: readonly SourceId[];
}

const plantDiets: readonly Child['diet'][] = ['vegetarian', 'vegan'];

/**
 * How to make the most of iron, which most children run short of first. Twice a day is recalled; the rest
 * stands in the sources.
 */
export function ironAdvice({ diet }: Child, band: IntakeBand): IronAdvice {
  if (band === '0-5') return { byAbsorption: [], advice: [], sources: [] };
  return {
    byAbsorption: knowledge.referenceIntakes.iron_mg?.bands[band].whoFao ?? [],
    advice: [
      'Offer a food rich in iron twice a day.',
      'Serve fruit or vegetables rich in vitamin C with iron from plants: it improves absorption.',
      'A lot of cow’s milk lowers iron, and so does tea, which is not suitable for babies anyway.',
      ...(plantDiets.includes(diet)
        ? [
            'Iron from plants is less well absorbed than iron from meat and fish: offer more, with ' +
              'fortified cereal and pulses.',
          ]
        : []),
    ],
    sources: ['who-fao-2004', 'aap-iron'],
  };
}
