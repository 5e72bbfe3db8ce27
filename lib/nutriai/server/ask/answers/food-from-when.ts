import { askingOf } from '../../../engine/asking/asking';
import { capitalised } from '../../../engine/capitalised';
import type { Child } from '../../../engine/child';
import { assess } from '../../../engine/safety/assess';
import type { ParsedIngredient, Preparation } from '../../../engine/text/parsed-ingredient';
import type { Question } from '../read-question';
import { ageWords, type SaidInShort } from '../rule-answer';

const namesAtMost = 4;
const agesAsked = [0, 6, 7, 8, 9, 10, 11, 12, 18, 24, 36, 48, 60];
const cookedWith = askingOf('answer-details', []).pattern('cooked-with');
const milkOfAges = /^(?!breast-|coconut-).*-(?:milk|drink)$/;

/** An answer in short, and what it says for other languages. */
interface FromAge {
  text: string;
  said: readonly SaidInShort[];
}

/** The first age at which the gate lets it pass as it was asked, for a child without allergies. */
function firstAge(text: string): number | null {
  const found = agesAsked.find((ageMonths) => assess({ text }, { ageMonths }).verdict !== 'block');
  return found ?? null;
}

/** Each food has its own age; of one the whole question is read, since it may state a form. */
export function fromWhen({ mentions, foodText, plain }: Question, child: Child, names: string): FromAge {
  const [only, ...others] = mentions;
  if (only === undefined || others.length === 0)
    return fromAge(
      names,
      only !== undefined && isMilkToDrink(only, plain) ? `${only.text} to drink` : foodText,
      child,
    );
  const leads = mentions.slice(0, namesAtMost).map((mention) => {
    const name = inItsForm(mention);
    const isDrunk = mention.role === 'drink' || isMilkToDrink(mention, plain);
    return fromAge(name, isDrunk ? `${name} to drink` : name, child);
  });
  return { text: leads.map(({ text }) => text).join(' '), said: leads.flatMap(({ said }) => said) };
}

/** What makes a food wait for years, or for ever. */
const lateForms: ReadonlySet<Preparation> = new Set(['whole', 'raw', 'rare', 'hard']);

/** "Whole grapes" of "whole grapes and popcorn": the form that is asked about decides from when. */
function inItsForm({ preparations, text }: ParsedIngredient): string {
  const name = text.toLowerCase();
  const forms = preparations.filter((form) => lateForms.has(form) && !name.includes(form));
  return [...forms, name].join(' ');
}

/** "When can I give cow’s milk?" asks of a drink, unless it is cooked with. */
function isMilkToDrink({ food }: ParsedIngredient, plain: string): boolean {
  return food !== null && milkOfAges.test(food) && !cookedWith.test(plain);
}

function fromAge(name: string, text: string, child: Child): FromAge {
  const from = firstAge(text);
  const subject = capitalised(name);
  const foods = [name];
  if (from === null)
    return {
      text: `${subject}: not in the first five years, served like this.`,
      said: [{ sentence: 'never', foods }],
    };
  const age = from === 0 ? 'from birth' : `from ${from === 6 ? 'about ' : ''}${ageWords(from)}`;
  const isNow = child.ageMonths >= from;
  return {
    text: `${subject}: ${age}.${isNow ? '' : ` At ${ageWords(child.ageMonths)} it is too early.`}`,
    said: [{ sentence: 'from', foods, months: from }],
  };
}
