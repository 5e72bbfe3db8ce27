'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Payload heads a document whose title is empty with its number; here it is called "Untitled". */
export function Untitled() {
  const { id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  useEffect(() => {
    if (id !== undefined && title === String(id)) setDocumentTitle('Untitled');
  }, [id, title, setDocumentTitle]);
  return null;
}
