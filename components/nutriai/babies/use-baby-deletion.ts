import { useRouter } from 'next/navigation';
import { useBabies } from '@/components/nutriai/shell/baby-provider';
import { babyPath } from '@/lib/nutriai/client/babies/baby-paths';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readDeleted } from '@/lib/accounts/client/read-deleted';
import { useSection } from './use-section';

/** Deletes a baby's profile for everybody, then leads back to the list of babies. */
export function useBabyDeletion(id: string) {
  const { authenticatedFetch } = useAuth();
  const { reload } = useBabies();
  const router = useRouter();
  const { submission, submit } = useSection();

  const deleteBaby = async () => {
    const isGone = await submit(async () => {
      const response = await authenticatedFetch(babyPath(id), { method: 'DELETE' });
      await readDeleted(response);
    });
    if (!isGone) return;
    router.push('/nutriai/babies');
    await reload();
  };

  return { submission, deleteBaby };
}
