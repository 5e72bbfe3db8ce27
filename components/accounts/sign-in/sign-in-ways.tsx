import type { ReactNode } from 'react';
import { Mail } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ConsentLine } from './consent-line';
import { EmailForm } from './email-form';
import { ForgotPasswordLink } from './forgot-password-link';
import { GoogleSignIn } from './google-sign-in';
import { ProblemAlert } from './problem-alert';
import { RememberMeBox } from './remember-me-box';
import type { Panel } from './use-sign-in-panel';
import type { SignInMode } from './validate-credentials';
import buttons from './buttons.module.css';
import styles from './sign-in-panel.module.css';

interface SignInWaysProps {
  panel: Panel;
  siteName: string;
  googleClientId?: string;
}

/** Google, and an address with a password: behind a button at first, then with its form. */
export function SignInWays({ panel, siteName, googleClientId }: SignInWaysProps) {
  const { isBusy, google } = panel.signIn;
  const { mode, changeMode } = panel.choice;
  // Where Google is not set up, its button stands behind the way that works, and not at all above a form.
  const hasGoogle = Boolean(googleClientId);
  const googleSignIn = <GoogleSignIn clientId={googleClientId} isBusy={isBusy} google={google} />;
  return (
    <>
      {hasGoogle && googleSignIn}
      {mode === undefined ? (
        <FirstChoice panel={panel}>{!hasGoogle && googleSignIn}</FirstChoice>
      ) : (
        <>
          {hasGoogle && <p className={styles.divider}>or with your email</p>}
          <ModeForm key={mode} panel={panel} mode={mode} />
          <ModeSwitch mode={mode} siteName={siteName} isBusy={isBusy} onChange={changeMode} />
        </>
      )}
      <ConsentLine />
    </>
  );
}

interface FirstChoiceProps {
  panel: Panel;
  /** What stands below the button for the address. */
  children: ReactNode;
}

function FirstChoice({ panel: { signIn, choice }, children }: FirstChoiceProps) {
  return (
    <>
      <Button className={buttons.wide} disabled={signIn.isBusy} onClick={() => choice.changeMode('sign-in')}>
        <Mail size={20} aria-hidden="true" />
        Email
      </Button>
      {children}
      <ProblemAlert id={signIn.problemId} problem={signIn.problem} />
      <RememberMeBox isTicked={choice.remember} onChange={choice.setRemember} />
    </>
  );
}

function ModeForm({ panel, mode }: { panel: Panel; mode: SignInMode }) {
  const { isBusy, problem, problemId, submit, clearProblem } = panel.signIn;
  const { hasChosen, remember, setRemember } = panel.choice;
  const rememberMe = <RememberMeBox isTicked={remember} onChange={setRemember} />;
  return (
    <EmailForm
      mode={mode}
      isBusy={isBusy}
      problem={problem}
      problemId={problemId}
      takesFocus={hasChosen}
      onSubmit={(values) => submit(mode, values)}
      onType={clearProblem}
    >
      {mode === 'sign-in' ? (
        <div className={styles.row}>
          {rememberMe}
          <ForgotPasswordLink isBusy={isBusy} onForget={panel.forgotten.forget} />
        </div>
      ) : (
        rememberMe
      )}
    </EmailForm>
  );
}

interface ModeSwitchProps {
  mode: SignInMode;
  siteName: string;
  isBusy: boolean;
  onChange: (mode: SignInMode) => void;
}

function ModeSwitch({ mode, siteName, isBusy, onChange }: ModeSwitchProps) {
  const isSignIn = mode === 'sign-in';
  return (
    <p className={styles.switch}>
      {isSignIn ? `New to ${siteName}?` : 'Already have an account?'}
      <button
        type="button"
        className={buttons.link}
        disabled={isBusy}
        onClick={() => onChange(isSignIn ? 'sign-up' : 'sign-in')}
      >
        {isSignIn ? 'Sign Up' : 'Sign In'}
      </button>
    </p>
  );
}
