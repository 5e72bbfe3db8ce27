import { useState } from 'react';
import { GoogleOAuthProvider, useGoogleLogin, useGoogleOAuth } from '@react-oauth/google';
import { GoogleButton } from './google-button';
import type { GoogleFlow } from './use-google-flow';

interface GoogleSignInProps {
  clientId?: string;
  isBusy: boolean;
  google: GoogleFlow;
}

/**
 * Continue with Google. Google's script is loaded by this component only, so only where somebody is about to
 * sign in and only on a site that has a client id: no visitor is shown to Google for reading an article.
 */
export function GoogleSignIn({ clientId, isBusy, google }: GoogleSignInProps) {
  const [hasScriptFailed, setScriptFailed] = useState(false);
  if (!clientId) {
    return <GoogleButton isDisabled reason="Google sign-in is not set up on this site." />;
  }
  if (hasScriptFailed) {
    // Who came to use their email need not hear of it: the failure is shown to those who press.
    return <GoogleButton isDisabled={isBusy} reason={null} onPress={google.scriptFailed} />;
  }
  return (
    <GoogleOAuthProvider clientId={clientId} onScriptLoadError={() => setScriptFailed(true)}>
      <GoogleLoginButton isBusy={isBusy} google={google} />
    </GoogleOAuthProvider>
  );
}

/** Usable once the script is there: pressed before, the library does nothing and never says so. */
function GoogleLoginButton({ isBusy, google }: Omit<GoogleSignInProps, 'clientId'>) {
  const { scriptLoadedSuccessfully: isReady } = useGoogleOAuth();
  const openGoogle = useGoogleLogin({
    flow: 'implicit',
    onSuccess: ({ access_token: googleToken }) => google.finish(googleToken),
    onError: google.fail,
    onNonOAuthError: ({ type }) => (type === 'popup_closed' ? google.dismiss() : google.fail()),
  });
  const press = () => {
    google.begin();
    try {
      openGoogle();
    } catch {
      // Google's script throws for a client id it does not accept.
      google.fail();
    }
  };
  return <GoogleButton isDisabled={isBusy || !isReady} reason={null} onPress={press} />;
}
