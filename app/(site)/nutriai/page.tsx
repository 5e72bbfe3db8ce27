import type { Metadata } from 'next';
import { JsonLd } from '@/components/content/json-ld';
import { SourceList } from '@/components/content/source-list';
import { AgeTable } from '@/components/nutriai/age-table';
import { AllergenLists } from '@/components/nutriai/allergen-lists';
import { CuttingTable } from '@/components/nutriai/cutting-table';
import { FoodCheckSection } from '@/components/nutriai/food-check-section';
import { HowItWorks } from '@/components/nutriai/how-it-works';
import { LandingHero } from '@/components/nutriai/landing-hero';
import { LandingNav } from '@/components/nutriai/landing-nav';
import { SampleWeek } from '@/components/nutriai/sample-week';
import sources from '@/components/nutriai/landing-sources.module.css';
import { NeverList } from '@/components/nutriai/never-list';
import { LandingHandover } from '@/components/nutriai-app/first-use/landing-handover';
import container from '@/components/ui/container.module.css';
import { webPageData } from '@/lib/content/info-page-data';
import { pageMetadata } from '@/lib/content/metadata';
import { landingCheckedOn } from '@/lib/content/nutriai-landing';
import { landingSources } from '@/lib/content/nutriai-sources';
import { getSitePicture } from '@/lib/content/site-picture';

const title = 'NutriAI: what babies eat, drink and need, by age';
const description =
  'Meals, energy, texture, water and milk from 6 to 23 months, what to leave out until when, how to cut food safely, and the allergens, with sources.';

export function generateMetadata(): Metadata {
  return pageMetadata({ title, description, path: '/nutriai' });
}

export default async function NutriAiPage() {
  return (
    <LandingHandover>
      <LandingHero picture={await getSitePicture('nutriai-hero')} />
      <LandingNav />
      <FoodCheckSection />
      <SampleWeek />
      <AgeTable />
      <NeverList />
      <CuttingTable />
      <AllergenLists />
      <HowItWorks />
      <div className={`${container.container} ${sources.outer}`}>
        <SourceList sources={landingSources} checkedOn={landingCheckedOn} />
      </div>
      <JsonLd
        data={webPageData({ title, excerpt: description, path: '/nutriai', checkedOn: landingCheckedOn })}
      />
    </LandingHandover>
  );
}
