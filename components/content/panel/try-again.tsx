'use client';

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

/** Above a job or a mail that was given up: has it tried once more. */
export function TryAgain() {
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  const tryAgain = async () => {
    setIsBusy(true);
    try {
      const response = await fetch(`${config.routes.api}/${collectionSlug}/${id}/try-again`, {
        method: 'POST',
        credentials: 'same-origin',
      });
      const { message } = (await response.json()) as { message: string };
      if (!response.ok) throw new Error(message);
      toast.success(message);
      router.push(`${config.routes.admin}/collections/${collectionSlug}`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'That did not work.');
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Button buttonStyle="secondary" size="medium" disabled={isBusy} onClick={() => void tryAgain()}>
      Try again
    </Button>
  );
}
