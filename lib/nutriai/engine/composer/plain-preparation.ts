import { type Available } from './may-cook';
import { preparationWords } from './write-preparation';

/** How a food would be made ready in a soft dish for the age: what the gate is asked about before there is a dish. */
export function plainPreparation({ kitchen, food }: Available, ageMonths: number): string {
  return preparationWords(
    { kitchen, food, slot: 'extra', grams: 0, asked: true },
    { form: 'mash', texture: 'mash', ageMonths },
  );
}
