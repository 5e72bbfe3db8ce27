import type { AskEmergency } from '../../contract/nutriai-ask';
import type { Locale } from '../../nutriai/child';
import { urgentSigns } from '../../nutriai/insights/urgent-signs';
import { emergencySigns, emergencySources } from '../../nutriai/safety/emergency-signs';
import type { SourceId } from '../../nutriai/sources';
import { adviceNumbers, ambulanceNumbers, ownDoctor } from './emergency-numbers';

export interface RedFlags extends AskEmergency {
  sourceIds: readonly SourceId[];
}

interface Sign {
  id: string;
  sign: string;
}

interface AskedSign extends Sign {
  pattern: RegExp;
  /** Signs of the engine that say the same. */
  sameAs: readonly string[];
}

const dangerous =
  '(battery|batteries|magnets?|bleach|detergent|cleaner|cleaning|dishwasher|washing (powder|liquid|tablet|pod|capsule)|laundry (pod|capsule)|tablets?|pills?|medicine|medication|paracetamol|ibuprofen|calpol|nurofen|tylenol|poison|weed ?killer|anti ?freeze|white spirit|petrol|paint|nail (polish|varnish)|perfume|vape|nicotine|cigarettes?|tobacco|alcohol|wine|vodka|cannabis|edibles?|drugs|wild (mushrooms?|berries)|foxglove|laburnum|deadly nightshade|apricot kernels?)';
const taken =
  '(ate|eaten|eating|swallowed|swallowing|drank|drunk|drinking|sucked|licked|got into|chewed|put in (his|her|their) mouth)';

/** What is asked in fear and what the engine's reader of notes does not list. Ours, the stricter way: what is swallowed, given too much of, or said in panic. */
const askedSigns: readonly AskedSign[] = [
  {
    id: 'breathing',
    sign: 'trouble breathing',
    sameAs: ['breathing', 'colour'],
    pattern:
      /\b((cant|cannot|can not|not|stopped|isnt|wont|doesnt|hardly|barely) (really |even )?(breath|breathe|breathing)|no breath|turning blue|turned blue|gone blue|going blue|(is|gone|going|went|hes|shes|baby|all) (blue|purple))\b/,
  },
  {
    id: 'choking',
    sign: 'choking',
    sameAs: ['choking'],
    pattern:
      /\b((baby|babys|hes|shes|is|he|she|son|daughter|toddler|child|help) (is |was |still )?(choking|choked)|choking (right )?now|stuck in (his|her|the|my babys|babys|their) (throat|windpipe|airway))\b/,
  },
  {
    id: 'limp',
    sign: 'floppiness',
    sameAs: ['floppy'],
    pattern: /\b(limp|floppy|lifeless|unresponsive|not responding|wont wake( up)?|cant wake)\b/,
  },
  {
    id: 'fit',
    sign: 'a fit',
    sameAs: ['fit'],
    pattern: /\b(seizures?|convuls\w+|(having|had|has) a fit|twitching all over|shaking all over)\b/,
  },
  {
    id: 'reaction',
    sign: 'a severe reaction',
    sameAs: ['swelling', 'anaphylaxis'],
    pattern:
      /\b((severe|serious|bad|major|massive|terrible) (allergic )?reaction|anaphyla\w+|(lips?|tongue|throat|face|mouth|eyes?)( (is|are|has|have|gone|going|got|all|getting|looks?|really|very|started|to))* (swollen|swelling|swell|puffy|huge)|swollen (lips?|tongue|throat|face|mouth|eyes?)|(lips?|tongue|throat|face|mouth|eyes?) swell\w*|swelling (of |in |on |around )?(the |his |her |their )?(lips?|tongue|throat|face|mouth|eyes?)|(hives|welts) (everywhere|all over))\b/,
  },
  {
    id: 'poison',
    sign: 'something dangerous swallowed',
    sameAs: ['poison'],
    pattern: new RegExp(
      `\\b${taken}\\b.{0,40}\\b${dangerous}\\b|\\b(overdose\\w*|poisoned|poisoning|too (much|many) (calpol|paracetamol|ibuprofen|nurofen|tylenol|medicine|iron (drops|tablets)|vitamins?( d)?( drops)?)|(double|twice the) (dose|amount) of (calpol|paracetamol|ibuprofen|nurofen|tylenol|medicine)|toxic (plant|berr))`,
    ),
  },
  {
    id: 'blood',
    sign: 'heavy bleeding or blood in vomit',
    sameAs: ['vomit'],
    pattern:
      /\b(vomit\w*|throwing up|threw up|sick|cough\w*|spitt?ing( up)?) (up )?(is |was |with )?(bright |red |some |fresh )*blood\b|\b(blood in (his|her|the|their) (vomit|sick)|(wont|doesnt|not|cant) stop bleeding|bleeding (heavily|a lot|badly))\b/,
  },
];

const feverWords = /\b(fever\w*|temperature|temp|burning up|hot to (the )?touch)\b/;
const youngMonths = 3;

/** What is asked about before it happens, or in general: nobody needs an ambulance for it now. */
const inGeneral =
  /\b(prevent\w*|avoid\w*|reduce|lower|risk of|risks of|worr\w+ about|scared of|afraid of|fear of|difference between|how (do|can|would|will) (i|you|we) (know|tell|spot|recogni[sz]e)|signs of|symptoms of|what (does|is|are)|what do (?!i |we )|hazards?|could (he|she|my baby|it|they|babies|a baby) choke|what if|in case|course|first aid|chance of|safe from|stop (my |the |a )?(baby|babies|toddler|him|her|child|them) (from )?chok\w+|without choking|choking (vs|versus))\b/;
const now =
  /\b(now|help|emergency|urgent|just|has|hes|shes|is|turning|turned|cant|wont|stopped|not|swallowed|ate|drank)\b/;

/** Poisons and overdoses are never general: whoever asks has the tin in hand. */
function isGeneral(plain: string, signs: readonly Sign[]): boolean {
  if (!inGeneral.test(plain)) return false;
  const withoutFrame = plain.replace(new RegExp(inGeneral, 'g'), ' ').replace(/\b(what|how) is\b/g, ' ');
  return !now.test(withoutFrame) && signs.every(({ id }) => id !== 'poison');
}

function fahrenheit(plain: string): string {
  return plain.replace(
    /\b(100|101|102|103|104|105)(?:[., ](\d))?\b/g,
    (_whole, degrees: string, tenth = '0') =>
      (Math.round(((Number(`${degrees}.${tenth}`) - 32) / 1.8) * 10) / 10).toFixed(1).replace('.', ' '),
  );
}

/** What the mother had, before she feeds: a question for a doctor, not for an ambulance. */
const ofTheMother = /\b(breast ?fe\w+|breast ?milk|nursing|pump and dump|pregnan\w+)\b/;

function signsNow(plain: string): { signs: Sign[]; sourceIds: readonly SourceId[] } {
  const listed: readonly Sign[] = emergencySigns(plain);
  const own = askedSigns.filter(
    ({ id, pattern, sameAs }) =>
      pattern.test(plain) &&
      !(id === 'poison' && ofTheMother.test(plain)) &&
      !listed.some((sign) => sameAs.includes(sign.id)),
  );
  const once = [...listed, ...own];
  if (once.length === 0 || isGeneral(plain, once)) return { signs: [], sourceIds: [] };
  return { signs: once, sourceIds: emergencySources };
}

function signsToday(plain: string, ageMonths: number): { signs: Sign[]; sourceIds: SourceId[] } {
  const urgent = urgentSigns(fahrenheit(plain), ageMonths).filter(({ urgency }) => urgency === 'today');
  const isYoungFever = ageMonths < youngMonths && feverWords.test(plain);
  const fever: Sign[] = isYoungFever ? [{ id: 'fever', sign: 'a high temperature at this age' }] : [];
  const signs = [...new Map([...urgent, ...fever].map(({ id, sign }) => [id, { id, sign }])).values()];
  if (signs.length === 0 || isGeneral(plain, signs)) return { signs: [], sourceIds: [] };
  return {
    signs,
    sourceIds: [...new Set([...urgent.map(({ source }) => source), 'nhs-seriously-ill' as const])],
  };
}

const listWords = (signs: readonly Sign[]) => signs.map(({ sign }) => sign).join(', ');

/** Signs in a question after which a person, and not this page, must help; null for none. `plain` is mended text. */
export function redFlags(plain: string, ageMonths: number, locale: Locale | undefined): RedFlags | null {
  const now = signsNow(plain);
  if (now.signs.length > 0) {
    const numbers = [...ambulanceNumbers(locale)];
    return {
      level: 'now',
      title: `Call ${numbers.map(({ number }) => number).join(', ')} now`,
      message: `This can be an emergency: ${listWords(now.signs)}. Call for help first and stay with your child. Read on only when help is on its way.`,
      signs: now.signs.map(({ sign }) => sign),
      numbers,
      sourceIds: now.sourceIds,
    };
  }
  const today = signsToday(plain, ageMonths);
  if (today.signs.length === 0) return null;
  const [first = ''] = adviceNumbers(locale).map(({ number }) => number);
  const ambulance = ambulanceNumbers(locale);
  return {
    level: 'today',
    title: first === '' ? 'Call your pediatrician today' : `Call your doctor or ${first} today`,
    message: `You wrote of ${listWords(today.signs)}. If it is so now, ask ${ownDoctor(locale)} today. If your child is hard to wake, struggles to breathe or gets worse fast, call ${ambulance.map(({ number }) => number).join(', ')}.`,
    signs: today.signs.map(({ sign }) => sign),
    numbers: [...adviceNumbers(locale), ...ambulance],
    sourceIds: today.sourceIds,
  };
}
