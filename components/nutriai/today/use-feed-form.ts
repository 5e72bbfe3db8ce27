import { type SubmitEvent, useState } from 'react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import {
  type BreastSide,
  type MilkFeed,
  type MilkKind,
  milkNames,
  milksFor,
} from '@/lib/nutriai/client/log/milk-feed';
import { useEdits } from '@/lib/nutriai/client/use-edits';
import { wholeMillilitres } from './amount-field';

export const mostMinutes = 120;

export interface FeedValues extends Readonly<Record<string, string>> {
  milk: MilkKind;
  time: string;
  ml: string;
  minutes: string;
  side: BreastSide | 'unsaid';
}

export interface FeedToFill {
  baby: BabyAnswer;
  /** Tells what was typed here and not saved from that of every other feed. */
  draft: string;
  /** `HH:MM` */
  time: string;
  /** The feed that is changed; a new one without it. */
  feed?: MilkFeed;
  onFeed: (feed: MilkFeed, time: string) => void;
}

const textOf = (figure: number | null = null) => (figure === null ? '' : String(figure));

const noBreast = { minutes: null, side: null };

/** An import may hold a milk that is not offered at the age: it stays what it was. */
function milksToChoose(baby: BabyAnswer, own: MilkKind | undefined) {
  const offered = milksFor(baby);
  if (own === undefined || offered.some(({ milk }) => milk === own)) return offered;
  return [...offered, { milk: own, name: milkNames[own] }];
}

/** The form of a feed: what was typed, which fields it has, and what is wrong once it was sent. */
export function useFeedForm({ baby, draft, time: first, feed, onFeed }: FeedToFill) {
  const milks = milksToChoose(baby, feed?.milk);
  const { values, change, forget } = useEdits<FeedValues>(`feed ${draft}`, {
    milk: feed?.milk ?? milks[0]?.milk ?? 'breast',
    time: first,
    ml: textOf(feed?.ml),
    minutes: textOf(feed?.minutes),
    side: feed?.side ?? 'unsaid',
  });
  const { milk, time, side } = values;
  const [isChecked, setChecked] = useState(false);
  const isBreast = milk === 'breast';
  const amount = wholeMillilitres(values.ml);
  const lasted = values.minutes === '' ? null : Number(values.minutes);
  const isTooLong = isBreast && lasted !== null && (lasted < 1 || lasted > mostMinutes);
  return {
    milks,
    values,
    change,
    /** Side and minutes are asked for in place of an amount. */
    isBreast,
    isAmountWrong: isChecked && amount === null,
    areMinutesWrong: isChecked && isTooLong,
    save: (event: SubmitEvent) => {
      event.preventDefault();
      setChecked(true);
      if ((!isBreast && amount === null) || isTooLong) return;
      const ofBreast = isBreast ? { minutes: lasted, side: side === 'unsaid' ? null : side } : noBreast;
      forget();
      onFeed({ milk, ml: isBreast ? null : amount, ...ofBreast }, time);
    },
  };
}
