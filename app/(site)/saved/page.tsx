import type { Metadata } from 'next';
import { SavedList } from '@/components/content/saved/saved-list';
import { InfoHeader } from '@/components/content/info/info-header';
import container from '@/components/ui/container.module.css';
import { pageMetadata } from '@/lib/content/publishing/metadata';

const title = 'Saved pages';
const description = 'Articles, foods and recipes that you saved for later. The list stays in this browser.';

export function generateMetadata(): Metadata {
  return pageMetadata({ title, description, path: '/saved', isHiddenFromSearch: true });
}

export default function SavedPage() {
  return (
    <div className={container.container}>
      <InfoHeader title={title} lead={description} path="/saved" />
      <noscript>
        <p>This list needs scripts (JavaScript), because it is stored in your browser alone.</p>
      </noscript>
      <SavedList />
    </div>
  );
}
