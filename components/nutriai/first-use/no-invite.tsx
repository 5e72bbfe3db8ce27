import { Link2Off } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';

const texts = {
  none: {
    title: 'This link has no invite',
    text: 'Part of the link may be missing. Open it from the message again, or copy the whole link.',
  },
  over: {
    title: 'This invite is no longer valid',
    text: 'It has already been used, is older than 48 hours, or was withdrawn. Ask for a new one.',
  },
} as const;

export function NoInvite({ reason }: { reason: keyof typeof texts }) {
  const { title, text } = texts[reason];
  return (
    <EmptyState
      icon={<Link2Off size={44} aria-hidden />}
      title={title}
      action={<ButtonLink href="/nutriai">Go to NutriAI</ButtonLink>}
    >
      {text}
    </EmptyState>
  );
}
