'use client';

import { PenLine, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { cookbookPath, cookbookRecipePath, recipePath } from '@/lib/nutriai/client/recipes/recipe-paths';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readDeleted } from '@/lib/accounts/client/read-deleted';
import { useForgetRecipes } from './use-forget-recipes';
import styles from './own-recipe-actions.module.css';

/** What its writer may do with a recipe. */
export function OwnRecipeActions({ id, title }: { id: string; title: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.actions}>
      <ButtonLink href={`${cookbookRecipePath(id)}/edit`} variant="quiet">
        <PenLine size={20} aria-hidden />
        Change it
      </ButtonLink>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        <Trash2 size={20} aria-hidden />
        Delete
      </Button>
      {isAsked && <DeleteDialog id={id} title={title} onClose={() => setAsked(false)} />}
    </div>
  );
}

function DeleteDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const router = useRouter();
  const { authenticatedFetch } = useAuth();
  const { submission, submit } = useSubmission();
  const forgetRecipes = useForgetRecipes();
  const isBusy = submission.phase === 'saving';
  const remove = () =>
    void submit(async () => {
      const response = await authenticatedFetch(recipePath(id), { method: 'DELETE' });
      await readDeleted(response);
      forgetRecipes(recipePath(id));
      router.push(`${cookbookPath}?mine=true`);
    });
  return (
    <Dialog title="Delete this recipe?" isBusy={isBusy} onClose={onClose}>
      <p>“{title}” will be gone. Meals you logged with it stay in the log.</p>
      {submission.phase === 'refused' && <FormProblem message={submission.message} />}
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={remove}>
          {isBusy ? 'Deleting…' : 'Delete'}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
