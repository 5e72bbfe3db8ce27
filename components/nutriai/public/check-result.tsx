import { Ban, CircleCheck, CircleHelp, Info, Phone, Scale, Utensils } from 'lucide-react';
import Link from 'next/link';
import { Fragment, type ReactNode, type Ref } from 'react';
import { BothEnglishes } from '@/components/content/english/both-englishes';
import { ageInWords } from '@/lib/content/reading/foods/food-check-ages';
import { foodPath } from '@/lib/content/reading/foods/food-words';
import type { SafetyCheckAnswer } from '@/lib/contract/nutriai-public';
import {
  findingGroups,
  servings,
  type FindingGroup,
  severityWords,
  verdictLead,
  type VerdictLook,
  verdictLook,
  verdictTitle,
} from './check-words';
import styles from './check-result.module.css';

interface CheckResultProps {
  answer: SafetyCheckAnswer;
  /** How its texts read in America, where the page is the same for everybody. */
  american?: Readonly<Record<string, string>> | undefined;
  /** Months of the question. */
  age: number;
  /** Whether allergies or a diet were minded. */
  isMinded?: boolean;
  /** For the focus, when the answer takes its place below the form. */
  ref?: Ref<HTMLHeadingElement>;
}

const verdictIcons = { allow: CircleCheck, prepare: Utensils, block: Ban, unknown: CircleHelp } as const;
const severityIcons = { block: Ban, unsure: CircleHelp, prepare: Utensils, warn: Scale, info: Info } as const;
const verdictStyles: Readonly<Record<VerdictLook, string | undefined>> = {
  allow: styles.allow,
  prepare: styles.prepare,
  block: styles.block,
  unknown: styles.unknown,
};

/** The gate's answer in words, colour and a sign: what comes first is what must be done first. */
export function CheckResult({ answer, american = {}, age, isMinded = false, ref }: CheckResultProps) {
  const say: Say = (text) =>
    Object.hasOwn(american, text) ? <BothEnglishes british={text} american={american[text]} /> : text;
  const look = verdictLook(answer);
  const Icon = verdictIcons[look];
  const groups = findingGroups(answer.findings);
  const { repeated, others } = servings(answer.serve, groups);
  return (
    <div className={styles.result}>
      {answer.emergency ? (
        <Emergency answer={answer} say={say} ref={ref} />
      ) : (
        <div className={`${styles.verdict} ${verdictStyles[look]}`}>
          <Icon size={30} aria-hidden className={styles.sign} />
          <div>
            <h3 ref={ref} tabIndex={-1} className={styles.title}>
              {verdictTitle(answer, ageInWords(age))}
            </h3>
            <p>{verdictLead(answer)}</p>
          </div>
        </div>
      )}
      {groups.length > 0 && (
        <ul className={styles.findings} aria-label="Why, and what to do">
          {groups.map(({ id, foods, finding }) => (
            <FindingEntry key={id} foods={foods} finding={finding} pages={repeated} say={say} />
          ))}
        </ul>
      )}
      <Unknown unknown={answer.unknown} />
      {others.length > 0 && <Serving serve={others} age={age} say={say} />}
      <p className={styles.note}>
        {isMinded
          ? 'This takes into account the allergies and diet you chose, and nothing else about your child.'
          : 'This doesn’t take your child’s allergies or illnesses into account.'}{' '}
        General information, not medical advice.
      </p>
    </div>
  );
}

/** A text in the English of its reader. */
type Say = (text: string) => ReactNode;

/** Nothing is said of the food before this: whether it was allowed does not matter now. */
function Emergency({ answer, say, ref }: Pick<CheckResultProps, 'answer' | 'ref'> & { say: Say }) {
  const finding = answer.findings.find(({ rule }) => rule === 'emergency');
  return (
    <div className={styles.emergency} role="alert">
      <Phone size={30} aria-hidden className={styles.sign} />
      <div>
        <h3 ref={ref} tabIndex={-1} className={styles.title}>
          Call{' '}
          <BothEnglishes
            british={
              <>
                <a href="tel:999">999</a>, <a href="tel:112">112</a> or <a href="tel:911">911</a>
              </>
            }
            american={
              <>
                <a href="tel:911">911</a> or <a href="tel:112">112</a>
              </>
            }
          />{' '}
          now
        </h3>
        <p>{finding && say(finding.message)} Read on once help is on its way.</p>
        {finding?.source && <Source {...finding.source} />}
      </div>
    </div>
  );
}

interface FindingEntryProps extends Omit<FindingGroup, 'id'> {
  /** Foods whose page is not linked from how to serve them. */
  pages: SafetyCheckAnswer['serve'];
  say: Say;
}

function FindingEntry({ foods, finding, pages, say }: FindingEntryProps) {
  const { severity, message, instead, source } = finding;
  const Icon = severityIcons[severity];
  return (
    <li className={`${styles.finding} ${styles[severity]}`}>
      <Icon size={20} aria-hidden className={styles.sign} />
      <div>
        <p className={styles.head}>
          <span className={styles.severity}>{severityWords[severity]}</span>
          {foods.length > 0 && (
            <strong>
              {foods.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ', '}
                  <FoodName name={say(name)} slug={pages.find((each) => each.food_name === name)?.food} />
                </Fragment>
              ))}
            </strong>
          )}
        </p>
        <p>{say(message)}</p>
        {instead && <p className={styles.instead}>{say(instead)}</p>}
        {source && <Source {...source} />}
      </div>
    </li>
  );
}

function FoodName({ name, slug }: { name: ReactNode; slug: string | undefined }) {
  if (slug === undefined) return name;
  return (
    <Link href={foodPath(slug)} prefetch={false}>
      {name}
    </Link>
  );
}

function Source({ org, title, year, url }: { org: string; title: string; year: number; url: string }) {
  return (
    <p className={styles.source}>
      Source: {org},{' '}
      <a href={url} rel="noopener noreferrer">
        {title}
      </a>
      , {year}
    </p>
  );
}

interface ServingProps extends Pick<CheckResultProps, 'age'> {
  serve: SafetyCheckAnswer['serve'];
  say: Say;
}

function Serving({ serve, age, say }: ServingProps) {
  return (
    <div>
      <h4 className={styles.part}>How to serve it {ageInWords(age)}</h4>
      <dl className={styles.serve}>
        {serve.map(({ food, food_name: name, text }) => (
          <div key={food}>
            <dt>
              <Link href={foodPath(food)} prefetch={false}>
                {say(name)}
              </Link>
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The foods that a word we do not know may have meant. */
function Unknown({ unknown }: { unknown: SafetyCheckAnswer['unknown'] }) {
  const near = unknown.filter(({ nearest }) => nearest.length > 0);
  if (near.length === 0) return null;
  return (
    <ul className={styles.near}>
      {near.map(({ text, nearest }) => (
        <li key={text}>
          For “{text}”, did you mean{' '}
          {nearest.slice(0, 3).map((food, index) => (
            <span key={food}>
              {index > 0 && ' or '}
              <Link href={foodPath(food)} prefetch={false}>
                {food.replaceAll('-', ' ')}
              </Link>
            </span>
          ))}
          ?
        </li>
      ))}
    </ul>
  );
}
