'use client';

import { useId, useLayoutEffect, useState } from 'react';
import { Mail } from 'lucide-react';
import { PearMark } from '@/components/layout/pear-mark';
import { Button } from '@/components/ui/button';
import { ConsentLine } from './consent-line';
import { EmailForm } from './email-form';
import { ForgotPassword } from './forgot-password';
import { ForgotPasswordLink } from './forgot-password-link';
import { GoogleSignIn } from './google-sign-in';
import { ProblemAlert } from './problem-alert';
import { RememberMeBox } from './remember-me-box';
import { useSignIn } from './use-sign-in';
import type { SignInMode } from './validate-credentials';
import buttons from './buttons.module.css';
import styles from './sign-in-panel.module.css';

export interface SignInPanelProps {
  siteName: string;
  googleClientId?: string;
  title?: string;
  description?: string;
  /** 1 on a page of its own, 2 in the dialog. */
  headingLevel?: 1 | 2;
  /** Ids of title and description, for the dialog that is named by them. */
  titleId?: string;
  descriptionId?: string;
  /** Shows the form at once, in that mode: for a page that password managers and deep links lead to. */
  initialMode?: SignInMode;
  onBusyChange?: (isBusy: boolean) => void;
}

/**
 * The inside of the sign-in dialog (specification §2), also the whole of the page /sign-in. Mounted anew, it
 * starts anew.
 */
export function SignInPanel({
  siteName,
  googleClientId,
  title = `Welcome to ${siteName}`,
  description = 'Join our community for the best parenting experience.',
  headingLevel = 2,
  titleId,
  descriptionId,
  initialMode,
  onBusyChange,
}: SignInPanelProps) {
  // Undefined: the initial view, without a form.
  const [mode, setMode] = useState(initialMode);
  const [hasChosen, setChosen] = useState(false);
  const [remember, setRemember] = useState(false);
  // The address typed so far, once the password is forgotten.
  const [forgotten, setForgotten] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, clearProblem, submit, google } = useSignIn({ remember });
  const problemId = useId();
  const Heading = headingLevel === 1 ? 'h1' : 'h2';

  // Before the next key can be heard: a dialog that shows `Processing...` may not close on Escape.
  useLayoutEffect(() => onBusyChange?.(isBusy || isAsking), [isBusy, isAsking, onBusyChange]);

  const changeMode = (next: SignInMode) => {
    clearProblem();
    setChosen(true);
    setMode(next);
  };
  const rememberMe = <RememberMeBox isTicked={remember} onChange={setRemember} />;
  // Where Google is not set up, its button stands behind the way that works, and not at all above a form.
  const hasGoogle = Boolean(googleClientId);
  const googleSignIn = <GoogleSignIn clientId={googleClientId} isBusy={isBusy} google={google} />;
  const isForgotten = forgotten !== null;
  const header = (
    <header className={styles.header}>
      <PearMark size={44} />
      <Heading className={styles.title} id={titleId}>
        {isForgotten ? 'Forgot your password?' : title}
      </Heading>
      <p className={styles.description} id={descriptionId}>
        {isForgotten ? 'We’ll send you a link to set a new one.' : description}
      </p>
    </header>
  );

  if (isForgotten) {
    return (
      <div className={styles.panel}>
        {header}
        <ForgotPassword
          initialEmail={forgotten}
          onBusyChange={setAsking}
          onBack={() => {
            setForgotten(null);
            changeMode('sign-in');
          }}
        />
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      {header}
      {hasGoogle && googleSignIn}
      {mode === undefined ? (
        <>
          <Button className={buttons.wide} disabled={isBusy} onClick={() => changeMode('sign-in')}>
            <Mail size={20} aria-hidden="true" />
            Email
          </Button>
          {!hasGoogle && googleSignIn}
          <ProblemAlert id={problemId} problem={problem} />
          {rememberMe}
        </>
      ) : (
        <>
          {hasGoogle && <p className={styles.divider}>or with your email</p>}
          <EmailForm
            key={mode}
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
                <ForgotPasswordLink
                  isBusy={isBusy}
                  onForget={(email) => {
                    clearProblem();
                    setForgotten(email);
                  }}
                />
              </div>
            ) : (
              rememberMe
            )}
          </EmailForm>
          <ModeSwitch mode={mode} siteName={siteName} isBusy={isBusy} onChange={changeMode} />
        </>
      )}
      <ConsentLine />
    </div>
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
