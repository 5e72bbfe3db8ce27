import { type Api, expect } from './api-test';
import { addBaby, dateFromNow, type Somebody } from './nutriai-test';

export const plans = '/api/nutriai/meal-plans';
export const start = dateFromNow(2);

export interface Slot {
  kind: string;
  recipe: string | null;
  slug: string | null;
  title: string;
  grams: number;
  portion: string;
  texture: string;
  nutrients: Record<string, number>;
  verdict: string | null;
  locked: boolean;
}

export interface Plan {
  id: string;
  baby: string;
  version: number;
  days: {
    date: string;
    slots: Slot[];
    totals: Record<string, number>;
    targets: Record<string, number>;
    food_groups: string[];
  }[];
  shopping_list: { food: string; name: string; aisle: string; grams: number }[];
  shortfalls: { nutrient: string; why: string; what_helps: string[]; sources: object[] }[];
  checked: string[];
  is_outdated: boolean;
}

export async function makePlan(api: Api, { access: token }: Somebody, baby: string, wishes: object = {}) {
  const body = { baby, start_date: start, days: 2, seed: 7, ...wishes };
  const made = await api.post(plans, body, { token });
  expect(made.status(), await made.text()).toBe(201);
  const plan = (await made.json()) as Plan;
  return plan;
}

export async function withPlan(api: Api, { baby = {}, plan = {} }: { baby?: object; plan?: object } = {}) {
  const member = await api.newMember();
  const { id } = await addBaby(api, member, baby);
  return { member, token: member.access, baby: id, plan: await makePlan(api, member, id, plan) };
}

export const slotsOf = (plan: Plan) => plan.days.flatMap(({ slots }) => slots);
export const recipesOf = (plan: Plan) => slotsOf(plan).map(({ recipe }) => recipe);
