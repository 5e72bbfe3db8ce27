import { type SourceId } from '../sources';
import { type FeedingBand } from './need-age';

export interface WaterNeed {
  /** Adequate intake of water from milk, drinks and food together, ml a day. */
  totalMl: number;
  fromMilkAndDrinksMl: number;
  fromFoodMl: number;
  /** The usual amount of plain water a day. Null under six months: then there is no goal, milk holds all the water. */
  plainWaterMl: { min: number; max: number } | null;
  /** Above this, plain water takes the place of milk or food. Under six months any water does. */
  warnAboveMl: number;
  advice: string;
  sources: SourceId[];
}

type Shares = Omit<WaterNeed, 'advice' | 'sources' | 'plainWaterMl' | 'warnAboveMl'>;

/** IOM 2005. */
const baby: Shares = { totalMl: 800, fromMilkAndDrinksMl: 600, fromFoodMl: 200 };
const toddler: Shares = { totalMl: 1300, fromMilkAndDrinksMl: 900, fromFoodMl: 400 };
const solidsAdvice = 'Offer sips from an open or free-flow cup with meals.';
const toddlerAdvice = 'Offer water with meals and in between, from an open or free-flow cup.';
const sources: SourceId[] = ['iom-2005-water', 'aap-milk'];

/** Totals: IOM 2005. Plain water: AAP. */
const needs: Record<FeedingBand, WaterNeed> = {
  '0-5': {
    totalMl: 700,
    fromMilkAndDrinksMl: 700,
    fromFoodMl: 0,
    plainWaterMl: null,
    warnAboveMl: 0,
    advice:
      'Milk provides all the water a baby under six months needs. Do not offer water; make formula ' +
      'up as the label says.',
    sources,
  },
  '6-8': { ...baby, plainWaterMl: { min: 120, max: 240 }, warnAboveMl: 240, advice: solidsAdvice, sources },
  '9-11': { ...baby, plainWaterMl: { min: 120, max: 240 }, warnAboveMl: 240, advice: solidsAdvice, sources },
  '12-23': {
    ...toddler,
    plainWaterMl: { min: 240, max: 960 },
    warnAboveMl: 960,
    advice: toddlerAdvice,
    sources,
  },
  '24-36': {
    ...toddler,
    plainWaterMl: { min: 240, max: 1200 },
    warnAboveMl: 1200,
    advice: toddlerAdvice,
    sources,
  },
};

/** Water at an age. */
export function waterNeed(band: FeedingBand): WaterNeed {
  return needs[band];
}
