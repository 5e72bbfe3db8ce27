'use client';

import { CircleStop } from 'lucide-react';
import Link from 'next/link';
import type { AskPart, AskSource } from '@/lib/contract/nutriai-ask';
import type { Turn } from '@/lib/nutriai/client/ask/conversation';
import { FormProblem } from '@/components/ui/form-problem';
import { AskEmergencyBox } from './ask-emergency';
import styles from './turn-view.module.css';

interface TurnViewProps {
  turn: Turn;
  /** The one that was asked last. */
  isLatest: boolean;
  headingLevel: 2 | 3;
}

/** A question and its answer: whom to call first, then the answer in short, then the rest, then where it comes from. */
export function TurnView({ turn, isLatest, headingLevel }: TurnViewProps) {
  const { question, babyName, status, emergency, parts, sources, note, problem } = turn;
  const Heading = `h${headingLevel}` as const;
  const isAsking = status === 'asking';
  return (
    <article className={styles.turn}>
      <Heading className={styles.question}>
        {question}
        {babyName !== null && <span className={styles.about}>About {babyName}</span>}
      </Heading>
      {emergency !== null && <AskEmergencyBox emergency={emergency} isSudden={isLatest && isAsking} />}
      {/* Read out part by part as they come; an emergency speaks for itself. */}
      <div className={styles.answer} aria-live={isLatest ? 'polite' : undefined}>
        {partsAfter(parts, emergency?.message).map((part, index) => (
          <Part
            key={`${index} ${part.text}`}
            part={part}
            sources={sources}
            isLead={index === 0 && emergency === null}
          />
        ))}
        {isAsking && (
          <p className={styles.waiting}>
            <span className={styles.dots} aria-hidden />
            {parts.length === 0 ? 'Looking it up…' : 'Writing…'}
          </p>
        )}
        {status === 'stopped' && (
          <p className={styles.stopped}>
            <CircleStop size={18} aria-hidden />
            Stopped.
          </p>
        )}
        {problem !== null && <FormProblem message={problem} />}
      </div>
      {sources.length > 0 && !isAsking && <Sources sources={sources} shown={pathsIn(parts)} />}
      {note !== '' && (
        <p className={styles.note}>
          {note}
          {isLatest && ' General information, not medical advice.'}
        </p>
      )}
    </article>
  );
}

/** The box has said it already. */
function partsAfter(parts: readonly AskPart[], said: string | undefined): readonly AskPart[] {
  return parts.filter(({ text }) => text !== said);
}

function Part({ part, sources, isLead }: { part: AskPart; sources: readonly AskSource[]; isLead: boolean }) {
  const { text, language, items, cites } = part;
  const cited = numberedDocuments(sources).filter(({ source }) => cites.includes(source.id));
  return (
    <div className={isLead ? styles.lead : undefined}>
      <p lang={language} dir={language === undefined ? undefined : 'auto'}>
        {text}
        {cited.map(({ source, place }) => (
          <sup key={source.id} className={styles.cite}>
            <a href={source.url} rel="noopener noreferrer" aria-label={`Source: ${nameOf(source)}`}>
              {place}
            </a>
          </sup>
        ))}
      </p>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.text}>
              {item.path === null ? (
                <strong>{item.text}</strong>
              ) : (
                <Link href={item.path} prefetch={false}>
                  {item.text}
                </Link>
              )}
              {item.note !== '' && <span className={styles.itemNote}>{item.note}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function nameOf({ org, title, year }: AskSource): string {
  return [org, title, year === null ? null : String(year)].filter((word) => word !== null).join(', ');
}

/** Pages that an answer links to where it speaks of them. */
function pathsIn(parts: readonly AskPart[]): readonly string[] {
  return parts.flatMap(({ items }) => items.flatMap(({ path }) => path ?? []));
}

function numberedDocuments(sources: readonly AskSource[]): { source: AskSource; place: number }[] {
  return sources
    .filter(({ kind }) => kind === 'document')
    .map((source, index) => ({ source, place: index + 1 }));
}

interface SourcesProps {
  sources: readonly AskSource[];
  /** Paths that are linked above. */
  shown: readonly string[];
}

/** Our own pages to read on, then the documents by their numbers. */
function Sources({ sources, shown }: SourcesProps) {
  const pages = sources.filter(({ path }) => path !== null && !shown.includes(path));
  const documents = numberedDocuments(sources);
  return (
    <div className={styles.sources}>
      {pages.length > 0 && (
        <ul className={styles.pages} aria-label="Read on">
          {pages.map(({ id, path, title }) => (
            <li key={id}>
              <Link href={path ?? '/'} className={styles.page} prefetch={false}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <details className={styles.documents}>
          <summary>{documents.length === 1 ? 'One source' : `${documents.length} sources`}</summary>
          <ol>
            {documents.map(({ source, place }) => (
              <li key={source.id} value={place}>
                <a href={source.url} rel="noopener noreferrer">
                  {nameOf(source)}
                </a>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
