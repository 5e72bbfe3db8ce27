import type { Metadata } from 'next';
import { AskConversation } from '@/components/nutriai/ask/ask-conversation';
import { MemberPage } from '@/components/nutriai/shell/member-page';
import { pageMetadata } from '@/lib/content/publishing/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Ask',
    description:
      'Ask about food and feeding: answers for your baby from rules, foods and articles, with sources.',
    path: '/nutriai/ask',
    isHiddenFromSearch: true,
  });
}

export default function AskPage() {
  return (
    <MemberPage title="Ask" lead="About your baby’s food, in your own words.">
      <AskConversation />
    </MemberPage>
  );
}
