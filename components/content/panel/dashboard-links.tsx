import type { AdminViewServerProps } from 'payload';
import { PasswordRule } from './password-rule';
import { ScheduledList } from './scheduled-list';

interface Rights {
  mayWrite: boolean;
  mayReadMessages: boolean;
}

const linksWith = (waitingComments: number, { mayWrite, mayReadMessages }: Rights) => [
  ...(mayWrite
    ? [
        { href: '/admin/collections/posts/create', text: 'Write a post' },
        { href: '/admin/collections/stories/create', text: 'Make a web story' },
      ]
    : []),
  { href: '/admin/collections/posts/calendar', text: 'Calendar' },
  {
    href: '/admin/collections/comments?where[status][equals]=pending',
    text: `Comments waiting: ${waitingComments}`,
  },
  // An editor may not read them, and would be told that there is no such page.
  ...(mayReadMessages ? [{ href: '/admin/collections/contact-messages', text: 'Messages' }] : []),
  { href: '/', text: 'Open the site' },
];

/** Above the dashboard: what each of the staff comes for, and first of all the one-time password. */
export async function DashboardLinks({ user, payload }: Pick<AdminViewServerProps, 'payload' | 'user'>) {
  if (user?.mustChangePassword) {
    return (
      <section className="panel-notice">
        <h2>Choose your own password first</h2>
        <p>
          You signed in with a one-time password. Open <a href="/admin/account">your account</a>, press
          “Change Password”, save, and come back: everything else opens then.
        </p>
        <PasswordRule />
      </section>
    );
  }
  const { totalDocs } = await payload.count({
    collection: 'comments',
    where: { status: { equals: 'pending' } },
    overrideAccess: false,
    user,
  });
  const rights = { mayWrite: user?.role !== 'moderator', mayReadMessages: user?.role !== 'editor' };
  return (
    <>
      <nav aria-label="Shortcuts" className="panel-links">
        {linksWith(totalDocs, rights).map((link) => (
          <a key={link.href} href={link.href}>
            {link.text}
          </a>
        ))}
      </nav>
      <ScheduledList payload={payload} user={user} />
    </>
  );
}
