import { UiKit } from '@/components/ui/ui-kit';

export const metadata = { title: 'UI kit', robots: { index: false } };

/** In development alone: `next.config.js` takes pages that end in `.dev.tsx` there and nowhere else. */
export default function UiKitPage() {
  return (
    <>
      <h1>UI kit</h1>
      <UiKit />
    </>
  );
}
