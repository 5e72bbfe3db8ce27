import { staffPasswordCharacters } from '@/lib/content/cms/staff-doors/staff-password-characters';

/** What a new password of the staff has to be, said before it is typed. */
export function PasswordRule() {
  const { least, most } = staffPasswordCharacters;
  return (
    <p className="password-rule">
      A new password needs {least} to {most} characters. It must not be a common one, or resemble your name or
      email address. A few words in a row are easy to remember.
    </p>
  );
}
