import { textInEnglish, withOtherNames } from '@/lib/content/reading/text-in-english';
import { BothEnglishes } from './both-englishes';

interface InEnglishProps {
  children: string;
  /** Its weights are what a cook measures. */
  isKitchen?: boolean;
  /** The other name stands behind each in brackets: once a page is enough. */
  hasBothNames?: boolean;
}

/**
 * A text of ours in British and in American English. The page is cached and shared, so both are sent, and the mark
 * on the root that the script in the head makes before the first paint says which is seen. Without it, British.
 */
export function InEnglish({ children: text, isKitchen, hasBothNames = false }: InEnglishProps) {
  const parts = textInEnglish(text, isKitchen);
  return (hasBothNames ? withOtherNames(parts) : parts).map((part, index) =>
    part.american === null ? (
      part.text
    ) : (
      <BothEnglishes key={index} british={part.text} american={part.american} />
    ),
  );
}
