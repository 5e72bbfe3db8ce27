import { BookOpen, Carrot, GalleryHorizontalEnd, type LucideIcon, Soup } from 'lucide-react';
import type { SearchKind } from '@/lib/content/search/search-entry';

const icons: Readonly<Record<SearchKind, LucideIcon>> = {
  post: BookOpen,
  story: GalleryHorizontalEnd,
  recipe: Soup,
  food: Carrot,
};

/** The mark beside the name of a kind. */
export function KindIcon({ kind }: { kind: SearchKind }) {
  const Icon = icons[kind];
  return <Icon size={16} aria-hidden />;
}
