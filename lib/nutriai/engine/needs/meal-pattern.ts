import { type Feeding } from '../child';
import type { Texture } from '../foods/food-serving';
import { type SourceId } from '../sources';
import { type FeedingBand } from './need-age';

export interface MealPattern {
  min: number;
  max: number;
  /** `optional`: only as the child wants them. */
  snacks: { min: number; max: number; optional?: true };
  /** WHO counts milk feeds among the meals of a child without breast milk. */
  countsMilkFeeds: boolean;
  /** A usual helping, ml; null before solids. */
  amountMl: { min: number; max: number; source: SourceId; basis: 'recalled' } | null;
  /** Least energy of a gram of food for these meals to be enough; null before solids. */
  minKcalPerG: number | null;
  source: SourceId;
  /** `recalled`: known from the document, not read again. */
  basis?: 'recalled';
}

type Counts = Pick<MealPattern, 'min' | 'max' | 'snacks' | 'countsMilkFeeds' | 'source' | 'basis'>;

/** PAHO/WHO 2003, in use together with the WHO guideline of 2023, which has no new counts. */
const breastfed: Record<FeedingBand, Counts> = {
  '0-5': {
    min: 0,
    max: 0,
    snacks: { min: 0, max: 0 },
    countsMilkFeeds: false,
    source: 'who-complementary-feeding',
  },
  '6-8': {
    min: 2,
    max: 3,
    snacks: { min: 1, max: 2, optional: true },
    countsMilkFeeds: false,
    source: 'paho-who-2003',
  },
  '9-11': { min: 3, max: 4, snacks: { min: 1, max: 2 }, countsMilkFeeds: false, source: 'paho-who-2003' },
  '12-23': { min: 3, max: 4, snacks: { min: 1, max: 2 }, countsMilkFeeds: false, source: 'paho-who-2003' },
  '24-36': {
    min: 3,
    max: 3,
    snacks: { min: 2, max: 2 },
    countsMilkFeeds: false,
    source: 'nhs-first-foods',
    basis: 'recalled',
  },
};

const notBreastfed: Counts = {
  min: 4,
  max: 5,
  snacks: { min: 1, max: 2 },
  countsMilkFeeds: true,
  source: 'who-2005-non-breastfed',
};

/**
 * Two or three tablespoons rising to half a cup of 250 ml, half a cup, three quarters to a whole: WHO Model
 * Chapter 2009.
 */
const amounts: Record<FeedingBand, { min: number; max: number } | null> = {
  '0-5': null,
  '6-8': { min: 30, max: 125 },
  '9-11': { min: 125, max: 125 },
  '12-23': { min: 190, max: 250 },
  '24-36': { min: 190, max: 250 },
};

/** On which PAHO/WHO 2003 reckoned its counts of meals. */
const minKcalPerG = 0.8;

/** Meals and snacks a day by age and feeding. A child with any breast milk counts as breastfed. */
export function mealPattern(band: FeedingBand, feeding: Feeding): MealPattern {
  const hasBreastMilk = feeding === 'breast' || feeding === 'mixed';
  const counts = hasBreastMilk || band === '0-5' || band === '24-36' ? breastfed[band] : notBreastfed;
  const amount = amounts[band];
  return {
    ...counts,
    amountMl: amount && { ...amount, source: 'who-2009-model-chapter', basis: 'recalled' },
    minKcalPerG: amount && minKcalPerG,
  };
}

export interface TextureStage {
  /** Those that suit the age, softest first. */
  textures: readonly Texture[];
  words: string;
  sources: readonly SourceId[];
}

const textureSources = ['who-2009-model-chapter', 'nhs-first-foods'] as const;

const stages: Record<FeedingBand, TextureStage> = {
  '0-5': { textures: [], words: 'Milk only.', sources: ['who-complementary-feeding'] },
  '6-8': {
    textures: ['puree', 'mash', 'soft_finger'],
    words: 'Thick purée, soon mash, and soft finger food from the start.',
    sources: textureSources,
  },
  '9-11': {
    textures: ['mash', 'minced', 'chopped', 'soft_finger'],
    words: 'Minced and chopped food with soft lumps, and finger food. Introduce lumps before 10 months.',
    sources: textureSources,
  },
  '12-23': {
    textures: ['minced', 'chopped', 'soft_finger', 'family'],
    words: 'Family food, chopped.',
    sources: textureSources,
  },
  '24-36': {
    textures: ['chopped', 'soft_finger', 'family'],
    words: 'Family food; the choking rules still apply.',
    sources: textureSources,
  },
};

/** The textures of an age. */
export function textureStage(band: FeedingBand): TextureStage {
  return stages[band];
}
