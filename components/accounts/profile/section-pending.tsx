import { LoadProblem } from './load-problem';
import { SectionLoading } from './section-loading';

interface SectionPendingProps {
  /** What is to come, as the beginning of a sentence: 'Your keys'. */
  what: string;
  error: unknown;
  isTrying: boolean;
  onRetry: () => void;
}

/** Takes the place of a list that has not come: it is loading, or it could not be loaded. */
export function SectionPending({ what, error, isTrying, onRetry }: SectionPendingProps) {
  if (error === undefined) {
    return <SectionLoading>{`Loading ${what.charAt(0).toLowerCase()}${what.slice(1)}…`}</SectionLoading>;
  }
  return <LoadProblem what={what} error={error} isTrying={isTrying} onRetry={onRetry} />;
}
