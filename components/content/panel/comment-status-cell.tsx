'use client';

import { toast, useAuth, useConfig } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { useState } from 'react';

/** What a moderator may do with a comment in each state, from the list. */
const actions: Record<string, readonly { status: string; text: string }[]> = {
  pending: [
    { status: 'visible', text: 'Show' },
    { status: 'hidden', text: 'Hide' },
  ],
  visible: [{ status: 'hidden', text: 'Hide' }],
  hidden: [{ status: 'visible', text: 'Show' }],
};

/**
 * The state of a comment in the panel's list, with a button for each decision: most need no more than a
 * glance at the text.
 */
export function CommentStatusCell({ cellData, collectionSlug, rowData }: DefaultCellComponentProps) {
  const { permissions } = useAuth();
  const { config } = useConfig();
  const [status, setStatus] = useState(String(cellData));
  const [isSaving, setSaving] = useState(false);
  const mayDecide = Boolean(permissions?.collections?.[collectionSlug]?.update);

  const decide = async (next: string) => {
    setSaving(true);
    try {
      const answer = await fetch(`${config.routes.api}/${collectionSlug}/${rowData.id}?depth=0`, {
        method: 'PATCH',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ status: next }),
      });
      if (!answer.ok) throw new Error(`The panel answered ${answer.status}.`);
      setStatus(next);
      toast.success(next === 'visible' ? 'The comment is shown.' : 'The comment is hidden.');
    } catch {
      toast.error('Nothing was changed. Please try again.');
    } finally {
      setSaving(false);
    }
  };

  return (
    <div className="comment-status">
      <span className={`comment-status__word comment-status__word--${status}`}>{status}</span>
      {mayDecide &&
        (actions[status] ?? []).map((action) => (
          <button
            key={action.status}
            type="button"
            disabled={isSaving}
            onClick={() => void decide(action.status)}
          >
            {action.text}
          </button>
        ))}
    </div>
  );
}
