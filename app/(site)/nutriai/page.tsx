import type { Metadata } from 'next';
import { OpenLinkedPart } from '@/components/content/article/open-linked-part';
import { JsonLd } from '@/components/content/article/json-ld';
import { SourceList } from '@/components/content/article/source-list';
import { AgeTable } from '@/components/nutriai/public/age-table';
import { AllergenLists } from '@/components/nutriai/public/allergen-lists';
import { CuttingTable } from '@/components/nutriai/public/cutting-table';
import { HowItWorks } from '@/components/nutriai/public/how-it-works';
import { LandingHero } from '@/components/nutriai/public/landing-hero';
import { LandingJoin } from '@/components/nutriai/public/landing-join';
import { LandingNav } from '@/components/nutriai/public/landing-nav';
import { PhoneFold } from '@/components/nutriai/public/phone-fold';
import { SampleWeek } from '@/components/nutriai/public/sample-week';
import sources from '@/components/nutriai/public/landing-sources.module.css';
import { NeverList } from '@/components/nutriai/public/never-list';
import { LandingHandover } from '@/components/nutriai/first-use/landing-handover';
import container from '@/components/ui/container.module.css';
import { webPageData } from '@/lib/content/publishing/info-page-data';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { landingCheckedOn } from '@/lib/content/reading/nutriai/nutriai-landing';
import { landingSources } from '@/lib/content/reading/nutriai/nutriai-sources';
import { getSitePicture } from '@/lib/content/reading/site-picture';

const title = 'NutriAI: what babies eat, drink and need, by age';
const description =
  'Meals, energy, texture, water and milk from 6 to 23 months, what to leave out until when, how to ' +
  'cut food safely, and the allergens, with sources.';

export function generateMetadata(): Metadata {
  return pageMetadata({ title, description, path: '/nutriai' });
}

export default async function NutriAiPage() {
  return (
    <LandingHandover>
      <LandingHero />
      <LandingNav />
      <SampleWeek />
      <LandingJoin picture={await getSitePicture('nutriai-hero')} />
      <AgeTable />
      <NeverList />
      <CuttingTable />
      <AllergenLists />
      <HowItWorks />
      <div className={`${container.container} ${sources.outer}`}>
        <PhoneFold summary={`Sources: ${landingSources.length} documents`}>
          <SourceList sources={landingSources} checkedOn={landingCheckedOn} />
        </PhoneFold>
      </div>
      <OpenLinkedPart />
      <JsonLd
        data={webPageData({ title, excerpt: description, path: '/nutriai', checkedOn: landingCheckedOn })}
      />
    </LandingHandover>
  );
}
