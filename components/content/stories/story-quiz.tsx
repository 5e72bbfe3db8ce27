'use client';

import { Check, X } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { BothEnglishes } from '@/components/content/english/both-englishes';
import hidden from '@/components/ui/visually-hidden.module.css';
import styles from './story-quiz.module.css';

interface QuizOption {
  text: string;
  american?: string | undefined;
  isCorrect: boolean;
}

interface StoryQuizProps {
  question: ReactNode;
  options: readonly QuizOption[];
  explanation: ReactNode;
}

/** A question with answers to choose from. Without scripts the answer waits behind a line to open. */
export function StoryQuiz({ question, options, explanation }: StoryQuizProps) {
  const questionId = useId();
  const isInteractive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (chosen !== null) result.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  return (
    <div className={styles.quiz} role="group" aria-labelledby={questionId} data-taps="own">
      <p id={questionId} className={styles.question}>
        {question}
      </p>
      <ul className={styles.options}>
        {options.map((option, index) => (
          <li key={option.text}>
            {isInteractive ? (
              <button
                type="button"
                className={styles.option}
                aria-pressed={chosen === index}
                data-mark={chosen === null ? undefined : markOf(option, chosen === index)}
                onClick={() => setChosen(index)}
              >
                <OptionText {...option} />
                {chosen !== null && <Mark kind={markOf(option, chosen === index)} />}
              </button>
            ) : (
              <span className={styles.option}>
                <OptionText {...option} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div ref={result} role="status">
        {chosen !== null && <Verdict options={options} chosen={chosen} explanation={explanation} />}
      </div>
      {!isInteractive && <ClosedAnswer options={options} explanation={explanation} />}
    </div>
  );
}

/** For readers without scripts, who cannot choose. */
function ClosedAnswer({ options, explanation }: Pick<StoryQuizProps, 'options' | 'explanation'>) {
  return (
    <details className={styles.answer}>
      <summary>Show the answer</summary>
      <p>
        <RightAnswers options={options} />. {explanation}
      </p>
    </details>
  );
}

function Verdict({
  options,
  chosen,
  explanation,
}: Pick<StoryQuizProps, 'options' | 'explanation'> & { chosen: number }) {
  const isRight = options[chosen]?.isCorrect ?? false;
  return (
    <div className={styles.verdict} data-is-right={isRight}>
      <p className={styles.word}>
        {isRight ? <Check size={22} aria-hidden /> : <X size={22} aria-hidden />}
        {isRight ? (
          'That is right.'
        ) : (
          <span>
            Not quite. The answer: <RightAnswers options={options} />.
          </span>
        )}
      </p>
      {explanation && <p>{explanation}</p>}
    </div>
  );
}

type MarkKind = 'right' | 'wrong' | undefined;

function markOf({ isCorrect }: QuizOption, isChosen: boolean): MarkKind {
  if (isCorrect) return 'right';
  return isChosen ? 'wrong' : undefined;
}

function Mark({ kind }: { kind: MarkKind }) {
  if (!kind) return null;
  const Icon = kind === 'right' ? Check : X;
  return (
    <>
      <Icon size={20} aria-hidden />
      <span className={hidden.hidden}>{kind === 'right' ? '(right)' : '(not right)'}</span>
    </>
  );
}

function OptionText({ text, american = text }: Pick<QuizOption, 'text' | 'american'>) {
  return american === text ? text : <BothEnglishes british={text} american={american} />;
}

function RightAnswers({ options }: Pick<StoryQuizProps, 'options'>) {
  return options
    .filter(({ isCorrect }) => isCorrect)
    .map(({ text, american }, place) => (
      <Fragment key={text}>
        {place > 0 && ' or '}
        <OptionText text={withoutStop(text)} american={american && withoutStop(american)} />
      </Fragment>
    ));
}

const withoutStop = (text: string) => text.replace(/[.!]$/, '');
