import { type Child } from '../child';
import type { Texture } from '../foods/food-serving';
import { type Meal, type Recipe } from '../recipes/recipe';
import { type Finding, type Verdict } from '../safety/verdict';
import { type SourceId } from '../sources';

/**
 * What a parent asks for, and for whom. Words are read as data: whatever they say, the child's profile and
 * the gate decide.
 */
export interface ComposeRequest extends Child {
  meal: Meal;
  /** Foods that should be in it, as typed. */
  ingredients?: readonly string[];
  /** Foods that should not, as typed. */
  exclude?: readonly string[];
  /** One of our textures, or words ("lumpy", "finger food"). */
  texture?: string;
  /** Most minutes from start to table. */
  minutes?: number;
  /** Anything else, in words: "something quick with lentils, Indian, to hold in the hand". */
  wish?: string;
  /** The same seed gives the same recipe; another seed another. */
  seed?: string | number;
}

/** Something that was asked for and is not in the recipe. */
export interface LeftOut {
  /** As it was asked. */
  asked: string;
  why: string;
  instead: string;
}

/** What the words of a request were taken to ask for, and whether the recipe keeps to it. */
export interface Understood {
  kind:
    | 'allergy'
    | 'dislike'
    | 'diet'
    | 'equipment'
    | 'time'
    | 'age'
    | 'texture'
    | 'meal'
    | 'food'
    | 'dish'
    | 'wish'
    | 'words';
  /** In words for a parent: "No milk", "Ready in 10 minutes". */
  means: string;
  met: boolean;
  /** Why not, and what to do; null where it is met. */
  why: string | null;
}

/** A new recipe, checked by the gate. */
export interface Composed {
  kind: 'recipe';
  recipe: Recipe;
  /** The meal that it is for: what the words say, else what the form says. */
  meal: Meal;
  /** How soft it is made for the age. */
  texture: Texture;
  verdict: Verdict;
  leftOut: readonly LeftOut[];
  /** What the request’s own words were taken to mean. */
  understood: readonly Understood[];
  /** What else a parent should know of how the request was met. */
  notes: readonly string[];
}

/** No recipe, and why. */
export interface Refused {
  kind: 'refused';
  reason: 'under_six_months' | 'emergency' | 'no_age' | 'nothing_fits';
  message: string;
  instead: string;
  sources: readonly SourceId[];
  findings: readonly Finding[];
}

export type Composition = Composed | Refused;
