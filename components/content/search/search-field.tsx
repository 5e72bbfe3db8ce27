'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { searchFieldAttribute, takeFocusRequest } from './focus-request';
import type { SearchSuggestionsProps } from './search-suggestions';

interface SearchFieldProps {
  id: string;
  query: string;
  className?: string;
}

interface Loaded {
  Suggestions: ComponentType<SearchSuggestionsProps>;
  /** What stood in the field when the code arrived. */
  text: string;
}

/**
 * The field of the search form. Suggestions come with their own code, which is fetched when the field is
 * first used.
 */
export function SearchField({ id, query, className }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    if (takeFocusRequest()) field.current?.focus();
  }, []);

  const load = async () => {
    if (loaded) return;
    try {
      const { SearchSuggestions } = await import('./search-suggestions');
      setLoaded({ Suggestions: SearchSuggestions, text: field.current?.value ?? '' });
    } catch {
      // Away from the network the form stays what it was: a form.
    }
  };

  return (
    <>
      <input
        ref={field}
        id={id}
        className={className}
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Try “eggs” or “naps”"
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={() => void load()}
        {...{ [searchFieldAttribute]: '' }}
      />
      {loaded && (
        <loaded.Suggestions field={field} text={loaded.text} isTyped={loaded.text.trim() !== query.trim()} />
      )}
    </>
  );
}
