import { readDrawnScenes } from './drawn-scenes';
import { familyScenes } from './scenes-family';
import { firstFeedingScenes } from './scenes-feeding-first';
import { laterFeedingScenes } from './scenes-feeding-later';
import { feedingSkillScenes } from './scenes-feeding-skills';
import { firstYearScenes } from './scenes-first-year';
import { growthAndSleepScenes } from './scenes-growth-sleep';
import { healthScenes } from './scenes-health';
import { newbornScenes } from './scenes-newborn';
import { playScenes } from './scenes-play';
import { siteScenes } from './scenes-site';
import { toddlerScenes } from './scenes-toddler';
import { breakfastStory } from './story-breakfasts';
import { centileStory } from './story-centile';
import { cuttingStory } from './story-cutting';
import { drinksStory } from './story-drinks';
import { firstFoodsStory } from './story-first-foods';
import { foodGroupsStory } from './story-food-groups';
import { freezerStory } from './story-freezer';
import { hungerStory } from './story-hunger';

import type { SceneBook } from './scene';

/** Every picture by its name. A name taken twice would hide a picture, so that stops the run. */
export const sceneBook: SceneBook = mergeBooks([
  firstFeedingScenes,
  feedingSkillScenes,
  laterFeedingScenes,
  growthAndSleepScenes,
  healthScenes,
  newbornScenes,
  firstYearScenes,
  toddlerScenes,
  playScenes,
  familyScenes,
  siteScenes,
  cuttingStory,
  breakfastStory,
  firstFoodsStory,
  drinksStory,
  foodGroupsStory,
  freezerStory,
  hungerStory,
  centileStory,
  readDrawnScenes(),
]);

function mergeBooks(books: ReadonlyArray<SceneBook>): SceneBook {
  const merged: SceneBook = {};
  for (const book of books) {
    for (const [name, scene] of Object.entries(book)) {
      if (merged[name]) {
        throw new Error(`Two illustrations are called '${name}'`);
      }
      merged[name] = scene;
    }
  }
  return merged;
}
