import { askingOf } from '../../../engine/asking/asking';
import { capitalised } from '../../../engine/capitalised';
import { foodById } from '../../../engine/foods/food-list';
import { assess } from '../../../engine/safety/assess';
import type { Severity, Verdict } from '../../../engine/safety/verdict';
import type { ParsedIngredient } from '../../../engine/text/parsed-ingredient';
import { uncapitalised } from '../../../engine/uncapitalised';
import type { Question } from '../read-question';
import { ageWords } from '../rule-answer';
import { about, type Answering, isOfAllergy, type Lead } from './lead-words';

const details = askingOf('answer-details', []);
/** "Is rice bad?": a yes would say the opposite of what is meant. */
export const harmAsked = details.pattern('harm');
export const compared = details.pattern('compared');
const howAsked = details.pattern('how-served');
const openAsked = details.pattern('open-question');

/**
 * Returns the answer in short to what the gate lets pass: of one food its first sentence tells how it is served too,
 * because many read no further.
 */
export function yesLead({ question, child, verdict }: Answering, names: string): Lead {
  const at = `at ${ageWords(child.ageMonths)}`;
  const subject = capitalised(names);
  const isAllowed = verdict.verdict === 'allow';
  const said = [about(isAllowed ? 'yes' : 'prepared', question.mentions, child)];
  const isLimited = verdict.findings.some(({ severity }) => severity === 'warn');
  if (harmAsked.test(question.plain) && isAllowed && isLimited)
    return withForm(
      { start: `${subject} ${at}, within limits`, bare: `${subject} ${at}: only within limits.`, said },
      question,
      verdict,
    );
  if (harmAsked.test(question.plain))
    return {
      text: `${subject} ${at}${isAllowed ? ': no rule of ours speaks against it.' : ', only like this:'}`,
      said,
    };
  if (compared.test(question.plain))
    return {
      text:
        `${subject} ${at}: ${verdictOfAll(question.mentions, isAllowed)}; ` +
        'offering many different foods matters more than which one is better.',
      said: [],
    };
  if (howAsked.test(question.plain)) return howLead({ question, verdict, start: `${subject} ${at}`, said });
  if (openAsked.test(question.plain))
    return withForm({ ...openWords(isAllowed, `${subject} ${at}`), said }, question, verdict);
  return withForm({ ...yesWords(verdict, `Yes, ${names} ${at}`), said }, question, verdict);
}

interface Opening {
  /** What stands before how it is served, */
  start: string;
  /** and the whole of it where that is not known. */
  bare: string;
}

const openWords = (isAllowed: boolean, subject: string): Opening =>
  isAllowed
    ? { start: subject, bare: `${subject}: may be given.` }
    : { start: `${subject}, prepared like this`, bare: `${subject}: may be given, prepared like this:` };

/** "None of our rules speaks against it" must not stand over how little salt is left for the day. */
function yesWords({ verdict, findings }: Verdict, yes: string): Opening {
  if (verdict !== 'allow')
    return { start: `${yes}, prepared like this`, bare: `${yes}, prepared like this:` };
  return findings.some(({ severity }) => severity === 'warn')
    ? { start: `${yes}, within limits`, bare: `${yes}, within limits:` }
    : { start: yes, bare: `${yes}. None of our rules speaks against it.` };
}

function withForm(
  { start, bare, said }: Opening & Pick<Lead, 'said'>,
  { mentions }: Question,
  verdict: Verdict,
): Lead {
  const told = mentions.length === 1 ? formOf(mentions[0], verdict) : undefined;
  if (told === undefined) return { text: bare, said };
  return { text: `${start}: ${uncapitalised(told)}`, told, said };
}

/** To read a label is no way of serving, and stands below with what may be in the food. */
const ofLabel = /^Check the label\b/;

/** How one food is served safely, else how much of it is within limits, else how it is served at this age. */
function formOf(mention: ParsedIngredient | undefined, { findings, serve }: Verdict): string | undefined {
  const food = mention?.food ?? null;
  if (food === null) return undefined;
  const insteadOf = (severity: Severity) =>
    findings.find(
      (finding) =>
        finding.severity === severity &&
        finding.food === food &&
        !isOfAllergy(finding) &&
        !ofLabel.test(finding.instead),
    )?.instead;
  return (
    insteadOf('prepare') ??
    insteadOf('warn') ??
    serve.find((served) => served.food === food)?.text ??
    undefined
  );
}

function verdictOfAll({ length }: readonly ParsedIngredient[], isAllowed: boolean): string {
  const may = length === 2 ? 'both may be given' : 'may be given';
  return isAllowed ? may : `${may}, prepared as below`;
}

/** "How do I cut grapes?": the first sentence tells how; of several foods each has its own below. */
function howLead({
  question,
  verdict,
  start,
  said,
}: Pick<Answering, 'question' | 'verdict'> & { start: string; said: Lead['said'] }): Lead {
  const form = verdict.findings.find((finding) => finding.severity === 'prepare' && !isOfAllergy(finding));
  const told = form?.instead ?? verdict.serve[0]?.text;
  if (told === undefined || question.mentions.length > 1) return { text: `${start}, served safely:`, said };
  return { text: `${start}: ${uncapitalised(told)}`, told, said };
}

/**
 * "How do I serve carrot sticks?": the form in which the gate lets that one food pass, before why it does not as it was
 * named. Null where how is not asked, and where the food is refused in every form.
 */
export function safeFormLead({ question, child, verdict }: Answering, names: string): Lead | null {
  const [mention, ...others] = question.mentions;
  if (mention === undefined || others.length > 0 || !howAsked.test(question.plain)) return null;
  if (verdict.findings.some((finding) => finding.severity === 'block' && finding.food !== mention.food))
    return null;
  const known = mention.food === null ? undefined : foodById(mention.food);
  if (known === undefined || verdict.findings.some(isOfAllergy)) return null;
  const plain = assess({ ingredients: [{ food: known.name }] }, child);
  const told = plain.verdict === 'allow_with_preparation' ? formOf(mention, plain) : undefined;
  if (told === undefined) return null;
  return {
    text: `${capitalised(names)} at ${ageWords(child.ageMonths)}: ${uncapitalised(told)}`,
    told,
    said: [about('notLikeThis', question.mentions, child)],
  };
}
