import type { LogTopic } from './log-topic';

/** Words that settle what a parent asks of a known baby's records. */
const subject = '(?:she|he|my baby|we|they)';
const day = '(?:today|yesterday|last night|this (?:morning|afternoon|evening|week)|so far)';

const unlogged = [
  // "When was her last nappy", "last poo", "when was his last bath"
  /\b(?:last|latest) (?:wet |dirty |full )?(?:napp(?:y|ies)|diapers?|poos?|poops?|wees?|naps?|sleep|bath|tooth|teeth)\b/,
  new RegExp(
    `\\b(?:how (?:long|many|much|often|well)|when) (?:\\w+ ){0,4}(?:sleep|slept|naps?|napped|napp(?:y|ies)|diapers?|poos?|poops?|wees?|asleep|awake)\\b.*\\b${day}\\b`,
  ),
  new RegExp(`\\b(?:how (?:long|well)|when) did ${subject} (?:sleep|nap|wake|go to (?:bed|sleep))\\b`),
  new RegExp(
    `\\bwhen (?:did|was) ${subject} (?:first |start(?:ed)? |begin |began )?(?:to )?(?:walk\\w*|crawl\\w*|roll\\w*|sit|sitting|stand\\w*|talk\\w*|smil\\w*|clap\\w*|wav\\w*|laugh\\w*|teeth\\w*)\\b`,
  ),
  /^when (?:did|was) .{0,25}\b(?:tooth|teeth|first (?:steps?|words?|smile|haircut))\b/,
];
const whoLogged = /\bwho (?:has |had )?(?:logged|log|entered|added|recorded|noted|wrote|put in|fed|gave)\b/;
const ofDrops = /\b(?:vit(?:amin)?s?|drops|medicines?|calpol|paracetamol|ibuprofen|nurofen|tylenol)\b/;
const recordedAllergy =
  /\ballerg(?:y|ies|ens?)\b.*\b(?:on (?:record|file|his profile|her profile|the profile)|record(?:ed)?|saved|stored|noted|listed|have you (?:got )?down|(?:do|did) (?:you|we|i) (?:have|know|put|enter|note|record|save))\b|\b(?:remind me|recorded|saved|stored|noted|listed|known)\b.*\ballerg(?:y|ies)\b/;
/** These ask what is advised, of any child. */
const advised = /\b(?:can|could|may|should|is it|safe|ok|need|needs|normal|usually)\b/;
const allergyList = new RegExp(
  `\\bon (?:his|her|the) allerg(?:y|ies) list\\b|^(?:which|what) (?:foods?|things?) (?:is|are) ${subject} allergic to$`,
);
const reactedHow = new RegExp(
  `^(?:how|what) (?:did|has) ${subject} (?:\\w+ )?(?:react|reacted)\\b|^what happened (?:after|with|when|to \\w+ after|last time)\\b.*\\w|^(?:when|what|which) .*\\breactions?\\b.*\\b(?:happen|happened|was|to)$`,
);
const measured =
  /\bwhen (?:did|was|were|have) .{0,20}\b(?:measured?|weighed|weigh)\b|\blast (?:measured?|weigh(?:ed|t)?|height|length)\b/;
const nextFeed = /\bnext (?:feed|bottle|milk)\b/;

/** Returns which part of a known baby's records a question asks for; null where it asks for none. */
export function recordTopic(plain: string): LogTopic | null {
  if (whoLogged.test(plain) && !ofDrops.test(plain)) return 'who-logged';
  if (unlogged.some((pattern) => pattern.test(plain)) && !advised.test(plain)) return 'not-logged';
  if (recordedAllergy.test(plain) && !advised.test(plain)) return 'profile';
  if (allergyList.test(plain)) return 'profile';
  if (reactedHow.test(plain)) return 'reactions';
  if (measured.test(plain)) return 'growth-and-weight';
  return nextFeed.test(plain) && /^when\b/.test(plain) ? 'last-had' : null;
}
