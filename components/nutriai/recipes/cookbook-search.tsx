'use client';

import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { showFocused } from '@/components/ui/show-focused';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { ageInWords } from '@/lib/nutriai/client/babies/age-in-words';
import { type CookbookFilters, countInSheet } from '@/lib/nutriai/client/recipes/cookbook-filters';
import { inShownEnglish } from '@/lib/nutriai/client/shown-english';
import { FilterSheet } from './filter-sheet';
import styles from './cookbook-search.module.css';

interface CookbookSearchProps {
  baby: BabyAnswer;
  filters: CookbookFilters;
  onChange: (patch: Partial<CookbookFilters>) => void;
  onClear: () => void;
}

/** The words to look for, the choices most people make, and the way to the others. */
export function CookbookSearch({ baby, filters, onChange, onClear }: CookbookSearchProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const more = countInSheet(filters);
  return (
    <search className={styles.search}>
      <div className={styles.row}>
        <label htmlFor={id} className={styles.box}>
          <span className={styles.label}>Search recipes</span>
          <Search size={20} aria-hidden className={styles.sign} />
          <input
            id={id}
            type="search"
            className={styles.input}
            placeholder="Lentils, muffins, Indian…"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            value={filters.q}
            onChange={({ target: { value } }) => onChange({ q: value })}
          />
        </label>
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          <SlidersHorizontal size={20} aria-hidden />
          <span className={styles.moreWord}>Filters</span>
          {more > 0 && <span className={styles.count}>{more}</span>}
        </button>
      </div>
      <QuickChoices baby={baby} filters={filters} onChange={onChange} />
      {isOpen && (
        <FilterSheet
          baby={baby}
          filters={filters}
          onChange={onChange}
          onClear={onClear}
          onClose={() => setOpen(false)}
        />
      )}
    </search>
  );
}

function QuickChoices({ baby, filters, onChange }: Omit<CookbookSearchProps, 'onClear'>) {
  const choices = [
    {
      label: `For ${baby.name}, ${ageInWords(baby.age_months)}`,
      isOn: filters.isForBaby,
      toggle: () => onChange({ isForBaby: !filters.isForBaby }),
    },
    {
      label: inShownEnglish('Favourites', 'Favorites'),
      isOn: filters.isFavorite,
      toggle: () => onChange({ isFavorite: !filters.isFavorite }),
    },
    { label: 'Mine', isOn: filters.isMine, toggle: () => onChange({ isMine: !filters.isMine }) },
    {
      label: 'Rich in iron',
      isOn: filters.rich === 'iron_mg',
      toggle: () => onChange({ rich: filters.rich === 'iron_mg' ? '' : 'iron_mg' }),
    },
  ];
  return (
    <div className={styles.quick} role="group" aria-label="Show only">
      {choices.map(({ label, isOn, toggle }) => (
        <button
          key={label}
          type="button"
          className={styles.chip}
          aria-pressed={isOn}
          onClick={toggle}
          onFocus={showFocused}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
