import { type Child } from '../child';
import { foodById } from '../foods/food-list';
import { foodNameKey } from '../foods/food-name-key';
import { assess } from '../safety/assess';
import { type SubjectIngredient } from '../safety/subject';
import { type Finding } from '../safety/verdict';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { type ComposeRequest, type LeftOut } from './compose-request';
import { type Available, availableFood } from './may-cook';
import { neverUsed } from './never-used';
import { plainPreparation } from './plain-preparation';

/** What becomes of an asked food. `said`: worth saying also where it only stood in a wish. */
export type Outcome =
  | { kind: 'in'; available: Available; notes: string[] }
  | { kind: 'out'; leftOut: LeftOut; said: boolean };

/**
 * The first food that the words may mean and that may go in, or why none may: the gate is asked of each as it
 * would be served.
 */
export function outcomeOf(
  mention: ParsedIngredient,
  request: ComposeRequest,
  excluded: readonly string[],
): Outcome {
  const asked = mention.text;
  const ids = [mention.food, ...mention.candidates].flatMap((id) => id ?? []);
  const outcomes = ids.map((id) => outcomeOfFood(id, { mention, request, excluded }));
  const [first] = outcomes;
  const outcome = outcomes.find(({ kind }) => kind === 'in') ?? first;
  if (outcome) return outcome;
  const blocked = blockedBy(assess({ text: asked }, request));
  return out(
    asked,
    blocked
      ? { why: blocked.message, instead: blocked.instead, said: true }
      : {
          why: 'It is a dish of its own, and we cook from plain foods.',
          instead: 'Name the foods you would like in it.',
        },
  );
}

function outcomeOfFood(
  id: string,
  {
    mention,
    request,
    excluded,
  }: { mention: ParsedIngredient; request: ComposeRequest; excluded: readonly string[] },
): Outcome {
  const asked = mention.text;
  const food = foodById(id);
  if (!food) return out(asked, { why: 'We do not know this food.', instead: 'Name it in other words.' });
  const refusal = neverUsed(food);
  if (refusal) return out(asked, { ...refusal, said: true });
  const available = availableFood(id);
  const ingredient = { food: id, ...(available && servedAs(available, request.ageMonths)) };
  const child: Child = { ...request, avoids: [...(request.avoids ?? []), ...(request.dislikes ?? [])] };
  const blocked = blockedBy(assess({ ingredients: [ingredient] }, child));
  if (blocked) return out(asked, { why: blocked.message, instead: blocked.instead, said: true });
  const unwanted =
    excluded.length > 0 && blockedBy(assess({ ingredients: [ingredient] }, { ...child, avoids: excluded }));
  if (unwanted)
    return out(asked, { why: 'You also asked to leave it out.', instead: 'We left it out.', said: true });
  if (!available)
    return out(asked, {
      why: 'We have no dish for it yet.',
      instead: 'Offer it beside the meal, cut for the age.',
      said: true,
    });
  const asTyped = isPlain(mention) ? undefined : blockedAsTyped(mention, id, child);
  return { kind: 'in', available, notes: asTyped?.food === id ? [`${food.name}: ${asTyped.instead}`] : [] };
}

/** What the gate says of it in the form that was asked for: whole grapes. */
function blockedAsTyped(
  { text, preparations }: ParsedIngredient,
  id: string,
  child: Child,
): Finding | undefined {
  return (
    blockedBy(assess({ text }, child)) ??
    blockedBy(assess({ ingredients: [{ food: id, preparation: preparations }] }, child))
  );
}

/** Whether the words say nothing but the food's name: no form, no shape that could be unsafe. */
function isPlain({ food, text, compound, preparations }: ParsedIngredient): boolean {
  const name = foodById(food ?? '')?.name;
  return (
    compound === null &&
    preparations.length === 0 &&
    name !== undefined &&
    foodNameKey(name) === foodNameKey(text)
  );
}

/** How it would be served: milk in cooking, anything else soft and cut for the age. */
function servedAs(available: Available, ageMonths: number): Pick<SubjectIngredient, 'preparation'> {
  if (available.kitchen.role === 'liquid') return { preparation: ['in_cooking'] };
  return { preparation: plainPreparation(available, ageMonths) };
}

function out(
  asked: string,
  { why, instead, said = false }: { why: string; instead: string; said?: boolean },
): Outcome {
  return { kind: 'out', leftOut: { asked, why, instead }, said };
}

function blockedBy({ findings }: { findings: readonly Finding[] }): Finding | undefined {
  return findings.find(({ severity }) => severity === 'block');
}
