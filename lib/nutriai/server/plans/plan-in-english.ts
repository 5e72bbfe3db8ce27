import type { AlternativesAnswer, MealPlanAnswer, MealPlanSummary } from '../../../contract/nutriai-plans';
import type { Caller } from '../../../platform/http/service-context';
import { inAmericanEnglish as say } from '../../engine/text/american-english';

type Reader = Pick<Caller, 'english'>;

/** Returns a plan in the English that its reader chose. */
export function planInEnglish(plan: MealPlanAnswer, { english }: Reader): MealPlanAnswer {
  if (english !== 'american') return plan;
  return {
    ...plan,
    days: plan.days.map((day) => ({ ...day, slots: day.slots.map(slotInAmerican) })),
    shopping_list: plan.shopping_list.map((item) => ({ ...item, name: say(item.name) })),
    shortfalls: plan.shortfalls.map((shortfall) => ({
      ...shortfall,
      why: say(shortfall.why),
      what_helps: shortfall.what_helps.map(say),
    })),
    introductions: introductionsInAmerican(plan),
    supplements: plan.supplements.map((supplement) => ({ ...supplement, advice: say(supplement.advice) })),
    notes: plan.notes.map(say),
  };
}

/** Returns a plan of a list in the English that its reader chose. */
export function planSummaryInEnglish(plan: MealPlanSummary, { english }: Reader): MealPlanSummary {
  if (english !== 'american') return plan;
  return {
    ...plan,
    days: plan.days.map((day) => ({ ...day, slots: day.slots.map(slotInAmerican) })),
    introductions: introductionsInAmerican(plan),
  };
}

function introductionsInAmerican({ introductions }: Pick<MealPlanAnswer, 'introductions'>) {
  return introductions.map((introduction) => ({ ...introduction, how: say(introduction.how) }));
}

/** Returns other dishes for a place in the English that their reader chose. */
export function alternativesInEnglish(found: AlternativesAnswer, { english }: Reader): AlternativesAnswer {
  if (english !== 'american') return found;
  return {
    results: found.results.map((dish) => ({ ...dish, title: say(dish.title), portion: say(dish.portion) })),
  };
}

interface SlotWords {
  title: string;
  portion: string;
  texture: string;
  why?: string | undefined;
}

function slotInAmerican<Slot extends SlotWords>(slot: Slot): Slot {
  return {
    ...slot,
    title: say(slot.title),
    portion: say(slot.portion),
    texture: say(slot.texture),
    ...(slot.why !== undefined && { why: say(slot.why) }),
  };
}
