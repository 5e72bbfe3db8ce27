import buttons from './buttons.module.css';

interface ForgotPasswordLinkProps {
  isBusy: boolean;
  /** With the address that was typed, so that nobody has to type it twice. */
  onForget: (email: string) => void;
}

/** Stands in the sign-in form, whose address it takes along. */
export function ForgotPasswordLink({ isBusy, onForget }: ForgotPasswordLinkProps) {
  const forget = (form: HTMLFormElement | null) => {
    const field = form?.elements.namedItem('email');
    onForget(field instanceof HTMLInputElement ? field.value.trim() : '');
  };
  return (
    <button
      type="button"
      className={buttons.link}
      disabled={isBusy}
      onClick={(event) => forget(event.currentTarget.form)}
    >
      Forgot your password?
    </button>
  );
}
