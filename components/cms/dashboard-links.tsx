import type { AdminViewServerProps } from 'payload';

const links = [
  { href: '/admin/collections/posts/create', text: 'Write a post' },
  { href: '/admin/collections/stories/create', text: 'Make a web story' },
  { href: '/admin/collections/comments?where[status][equals]=pending', text: 'Comments that wait' },
  { href: '/admin/collections/contact-messages', text: 'Messages' },
  { href: '/', text: 'Open the site' },
];

/** Above the dashboard: the five things an editor comes for, and first of all the one-time password. */
export function DashboardLinks({ user }: Pick<AdminViewServerProps, 'user'>) {
  if (user?.mustChangePassword) {
    return (
      <section style={{ border: '2px solid #ffb385', borderRadius: 12, padding: 20, marginBottom: 32 }}>
        <h2>Choose your own password first</h2>
        <p>
          You signed in with a one-time password. Open <a href="/admin/account">your account</a>, press
          “Change Password”, save, and come back: everything else opens then.
        </p>
      </section>
    );
  }
  return (
    <nav aria-label="Shortcuts" style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginBottom: 32 }}>
      {links.map((link) => (
        <a
          key={link.href}
          href={link.href}
          style={{ padding: '12px 18px', border: '1px solid var(--theme-elevation-250)', borderRadius: 12 }}
        >
          {link.text}
        </a>
      ))}
    </nav>
  );
}
