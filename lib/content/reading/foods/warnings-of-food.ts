/**
 * Ends of what is said of a food in one go; a colon is none, since the warning may stand on either
 * side of it.
 */
const clauseEnd = /[.!?](?=\s|$)|[;\n]|[,–] (?:but|so|yet|and instead)\b/g;

interface Stretch {
  start: number;
  end: number;
}

/** Returns the clause of a text in which a word stands. */
export function clauseAround(text: string, { start, end }: Stretch): string {
  let from = 0;
  let to = text.length;
  for (const { index, 0: mark } of text.matchAll(clauseEnd)) {
    if (index + mark.length <= start) from = index + mark.length;
    else if (index >= end) {
      to = index;
      break;
    }
  }
  return text.slice(from, to);
}

const harms = [
  /\b(?:chok\w+|airway|inhale\w*|swallowed|in the throat)\b/i,
  /\b(?:hazard\w*|risky?|risks|danger\w*|unsafe|(?:can|may|could|might) burn)\b/i,
  /\b(?:spores?|botulism|toxins?|poison\w*|arsenic|mercury|bacteria|germs|listeria|salmonella|infect\w+)\b/i,
  /\b(?:allerg(?:y|ies|ic)|reaction|rash|hives|vomit\w*)\b/i,
  /\b(?:salty|sugary|(?:too|very|so) sweet|too (?:hard|much)|as much (?:salt|sugar)|more than \d)\b/i,
  /\b(?:(?:stops?|blocks?|little|no) iron|tooth decay|rots?)\b/i,
];

const refusals = [
  /\bnever (?:give|serve|offer|use|add|put|eat|feed)\b/i,
  /\b(?:do not|don['’]?t) (?:give|serve|offer|use|add|put|feed|sweeten|season|salt|let|buy|dip|have|drink)\b/i,
  /\b(?:must not|mustn['’]?t|should not|shouldn['’]?t) (?:give|serve|offer|use|add|put|eat|be|have|drink)\b/i,
  /\bnot (?:before|for|yet|safe|suitable|until|needed|recommended)\b/i,
  /\b(?:is|are) not(?:$| an? (?:main )?drink\b)/i,
  /\bno [\p{L} -]{3,30} (?:before|until|under)\b|\b(?:nobody under|under no circumstances|say no to)\b/iu,
  /\b(?:avoid|skip|leave (?:out|it|them|these)|left (?:out|whole)|best left|off the menu|out of reach)\b/i,
  /\b(?:wait (?:with|until|for)|until (?:much )?later|for after|steer clear|stay away)\b/i,
  /\bkeep (?:[^.]{0,60} )?(?:away|off)\b|\b(?:throw|thrown) (?:away|out)\b/i,
  /\b(?:used to (?:give|be given)|no longer|myths?)\b/i,
];

const encouragement =
  /\b(?:don['’]?t|do not|never|need not|needn['’]?t) (?:give up|have to|need to|worry|forget)\b/i;

/** Whether a negation in a clause encourages: “don’t give up on broccoli”. */
export function encourages(clause: string): boolean {
  return encouragement.test(clause);
}

/** Whether a clause says that its foods are not to be given, or what harm they do. */
export function warnsOf(clause: string): boolean {
  const says = (pattern: RegExp) => pattern.test(clause);
  return harms.some(says) || (!encourages(clause) && refusals.some(says));
}

const servings = [
  /\b(?:offer|give|serve|try|use|choose|stir|spread|cook|swap|(?:can|may) have)\b/i,
  /\b(?:(?:is|are) (?:fine|safe)|from (?:one|12 months|18 months)|after (?:one|12 months|the first birthday))\b/i,
];

/** Whether a clause says that its foods may be given. */
export function serves(clause: string): boolean {
  return servings.some((pattern) => pattern.test(clause));
}

/** Songs, skin, bumps and toys: the name is there, and nobody eats it. */
const notEaten = [
  /\b(?:sing|song|songs|rhymes?|toys?|teethers?|pretend|couch potato|of (?:her|his|your|my) eyes?)\b/i,
  /\b(?:massages?|rub|lotion|on (?:dry )?skin|bump|bruise|stools?|poo|nappy|walls?)\b/i,
];
/** Before a name: something only looks like it. */
const likenessBefore = /\b(?:as \p{L}+ as(?: an?| the)?|(?:like|(?:size|shape) of) (?:an?|the)) $/u;
/** After a name: it is that of a tool, a colour or a street. */
const thingAfter = [
  /^[ -](?:cookers?|cups?|timers?|mashers?|press(?:es)?|graters?|corers?|kni(?:fe|ves)|peelers?)\b/i,
  /^[ -](?:trays?|moulds?|pans?|bowls?|box(?:es)?|bags?|stand|green)\b/i,
  /^ \p{Lu}\p{Ll}/u,
];

/** Whether a name in a text is that of a thing, or only compares something with the food. */
export function namesAThing(text: string, { start, end }: Stretch): boolean {
  const clause = clauseAround(text, { start, end });
  const after = text.slice(end, end + 20);
  return (
    notEaten.some((pattern) => pattern.test(clause)) ||
    likenessBefore.test(text.slice(Math.max(0, start - 40), start)) ||
    thingAfter.some((pattern) => pattern.test(after))
  );
}
