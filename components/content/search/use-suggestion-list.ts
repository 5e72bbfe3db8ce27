import { useRouter } from 'next/navigation';
import { type RefObject, useState } from 'react';
import { optionsOf } from './suggestion-options';
import { useSuggestions } from './use-suggestions';

interface SearchedField {
  field: RefObject<HTMLInputElement | null>;
  /** What stands in it already. */
  text: string;
  /** Whether somebody has typed that, or it came with the page. */
  isTyped: boolean;
}

export type SuggestionList = ReturnType<typeof useSuggestionList>;

/** What is suggested for the text of a field, whether that is shown, and which option the arrow keys have reached. */
export function useSuggestionList({ field, text, isTyped }: SearchedField) {
  const router = useRouter();
  const [query, setQuery] = useState(() => text.trim());
  const [isWanted, setWanted] = useState(isTyped);
  const [active, setActive] = useState<number | null>(null);
  const { suggestions, isWaiting } = useSuggestions(isWanted ? query : '');

  const options = optionsOf(suggestions);
  const isOpen = isWanted && (suggestions !== null || isWaiting);

  const close = () => {
    setWanted(false);
    setActive(null);
  };
  const choose = (place: number) => {
    const option = options[place];
    if (!option) return;
    close();
    if (option.kind === 'all') field.current?.form?.requestSubmit();
    else router.push(option.item.path);
  };

  return {
    suggestions,
    isWaiting,
    options,
    active,
    isOpen,
    hasList: isOpen && options.length > 0,
    setQuery: (typed: string) => setQuery(typed.trim()),
    setActive,
    open: () => setWanted(true),
    close,
    choose,
  };
}
