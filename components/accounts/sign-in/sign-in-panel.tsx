'use client';

import { PearMark } from '@/components/layout/pear-mark';
import { ForgotPassword } from './forgot-password';
import { SignInWays } from './sign-in-ways';
import { useSignInPanel } from './use-sign-in-panel';
import type { SignInMode } from './validate-credentials';
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
  const panel = useSignInPanel({ initialMode, onBusyChange });
  const { email, leave, setAsking } = panel.forgotten;
  const shared = { headingLevel, titleId, descriptionId };

  if (email !== null) {
    return (
      <div className={styles.panel}>
        <PanelHeader
          {...shared}
          title="Forgot your password?"
          description="We’ll send you a link to set a new one."
        />
        <ForgotPassword initialEmail={email} onBusyChange={setAsking} onBack={leave} />
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <PanelHeader {...shared} title={title} description={description} />
      <SignInWays panel={panel} siteName={siteName} googleClientId={googleClientId} />
    </div>
  );
}

type PanelHeaderProps = Pick<
  SignInPanelProps,
  'title' | 'description' | 'headingLevel' | 'titleId' | 'descriptionId'
>;

function PanelHeader({ title, description, headingLevel, titleId, descriptionId }: PanelHeaderProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <header className={styles.header}>
      <PearMark size={44} />
      <Heading className={styles.title} id={titleId}>
        {title}
      </Heading>
      <p className={styles.description} id={descriptionId}>
        {description}
      </p>
    </header>
  );
}
