import { formatDate } from '@/lib/content/reading/format-date';
import { BothEnglishes } from './both-englishes';

/** A date of a page that is the same for everybody: "20 November 2026" and "November 20, 2026". */
export function DateInEnglish({ date }: { date: string }) {
  return <BothEnglishes british={formatDate(date)} american={formatDate(date, 'en-US')} />;
}
