'use client';

import { Printer, QrCode } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { PeriodSwitch } from '@/components/nutriai/insights/period-switch';
import { useInsights } from '@/components/nutriai/insights/use-insights';
import { usePeriod } from '@/components/nutriai/insights/use-period';
import { useReactionPhotos } from '@/components/nutriai/photos/use-reaction-photos';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import { useUnits } from '@/components/accounts/profile/use-units';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { dateOfMoment } from '@/lib/nutriai/client/log/day-time';
import { type Citations, citations } from './citations';
import { FhirButton } from './fhir-button';
import { nutrientsOf } from './intake-table';
import { alertsOf } from './report-alerts';
import { ReportFeeding } from './report-feeding';
import { ReportGrowth } from './report-growth';
import { ReportPhotos } from './report-photos';
import type { MadeLink } from './use-new-health-link';
import styles from './report.module.css';

// Few open them, and then with a press: they come with it.
const HealthLinks = dynamic(() => import('./health-links').then((file) => file.HealthLinks));
const HealthLinkSheet = dynamic(() => import('./health-link-sheet').then((file) => file.HealthLinkSheet));

/** Two pages for the doctor or health visitor: what the family logged, to print or to keep as a PDF. */
export function ReportView() {
  const baby = useBaby();
  const units = useUnits();
  const { member } = useAuth();
  const [period, choose] = usePeriod(30);
  const { data, error, isValidating, isLoading, mutate } = useInsights(baby.id, period);
  const photos = usePhotosOf(baby.id, data);
  const [isSharing, setSharing] = useState(false);
  const [made, setMade] = useState<MadeLink | null>(null);
  const madeBy = member?.display_name || [member?.first_name, member?.last_name].filter(Boolean).join(' ');
  return (
    <div className={styles.report}>
      <div className={styles.bar}>
        <p className={styles.lead}>
          {photos.length > 0 ? 'Two pages and the photos' : 'Two pages'} to bring or send.{' '}
          <Link href="/nutriai/insights">Back to the insights</Link>
        </p>
        <div className={styles.actions}>
          <PeriodSwitch chosen={period} onChoose={choose} />
          <Button disabled={!data || isLoading} onClick={() => window.print()}>
            <Printer size={20} aria-hidden />
            Print or save as PDF
          </Button>
          <FhirButton babyId={baby.id} days={period} />
          {baby.role === 'parent' && (
            <ShareButton isSharing={isSharing} onToggle={() => setSharing(!isSharing)} />
          )}
        </div>
      </div>
      {isSharing && <HealthLinks key={baby.id} babyId={baby.id} days={period} made={made} onMade={setMade} />}
      {!data && <h1 className={hidden.hidden}>Doctor’s report</h1>}
      {!data && error === undefined && <Skeleton label="Loading the report…" rows={4} />}
      {error !== undefined && (
        <LoadProblem what="The report" error={error} isTrying={isValidating} onRetry={() => void mutate()} />
      )}
      {data && (
        <article className={styles.sheets}>
          <ReportGrowth baby={baby} found={data} units={units} madeBy={madeBy} cited={sourcesOf(data)} />
          <ReportFeeding baby={baby} found={data} units={units} cited={sourcesOf(data)} />
          {photos.length > 0 && <ReportPhotos baby={baby} photos={photos} />}
          {made?.babyId === baby.id && (
            <HealthLinkSheet babyName={baby.name} made={made} onDone={() => setMade(null)} />
          )}
        </article>
      )}
    </div>
  );
}

interface ShareButtonProps {
  isSharing: boolean;
  onToggle: () => void;
}

function ShareButton({ isSharing, onToggle }: ShareButtonProps) {
  return (
    <Button variant="quiet" aria-expanded={isSharing} onClick={onToggle}>
      <QrCode size={20} aria-hidden />
      Share by QR code
    </Button>
  );
}

/** The photos of reactions to meals of the period. */
function usePhotosOf(babyId: string, found: InsightsAnswer | undefined) {
  const { data } = useReactionPhotos(babyId);
  if (!found) return [];
  return (data?.results ?? []).filter(({ eaten_at: at }) => {
    const date = dateOfMoment(at);
    return found.from <= date && date <= found.to;
  });
}

/** The documents of both pages, numbered as they come. */
function sourcesOf(found: InsightsAnswer): Citations {
  return citations([
    ...alertsOf(found).shown.map(({ source }) => source),
    ...nutrientsOf(found).map(({ source }) => source),
    ...(found.milk?.sources ?? []),
    ...(found.who ? [found.who.source] : []),
    ...(found.water?.sources ?? []),
    ...found.supplements.map(({ source }) => source),
  ]);
}
