'use client';

import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { authenticatedFetch } from './authenticated-fetch';
import { syncTabs } from './sync-tabs';
import { followMember } from './stored-responses';
import { login, type LoginOptions, type TokenAnswer } from './login';
import { logout as endSession, type LogoutOptions } from './logout';
import type { Member } from './member';
import { forgetDrafts } from './member-drafts';
import { forgetMemberItems } from './member-items';
import { readerFetch } from './reader-fetch';
import { reloadMember } from './reload-member';
import { SessionCache } from './session-cache';
import { followSignUpNames } from './sign-up-names';
import { getServerSnapshot, getSnapshot, subscribe, type SessionStatus } from './session-store';
import { startSession } from './start-session';

/**
 * What a caller may say when it opens the sign-in dialog; title and description replace the defaults
 * (specification §2).
 */
export interface SignInRequest {
  title?: string;
  description?: string;
  /**
   * Where the focus goes back to. Needed for Safari, which does not focus a button that is clicked; else what
   * has the focus now.
   */
  opener?: HTMLElement | null;
}

export interface Auth {
  status: SessionStatus;
  member: Member | null;
  login: (answer: TokenAnswer, options?: LoginOptions) => void;
  logout: (options?: Pick<LogoutOptions, 'redirect'>) => Promise<void>;
  reloadMember: () => Promise<void>;
  openSignIn: (request?: SignInRequest) => void;
  closeSignIn: () => void;
  authenticatedFetch: (path: string, init?: RequestInit) => Promise<Response>;
  readerFetch: (path: string, init?: RequestInit) => Promise<Response>;
}

interface AuthProviderProps {
  children: ReactNode;
  /** Draws the dialog; called only while it is open. The dialog is a component, and lib/ knows no components. */
  renderSignIn: (request: SignInRequest & { close: () => void }) => ReactNode;
  /** How to get to / after signing out. A plain page load where nothing is given. */
  navigate?: (path: string) => void;
}

const AuthContext = createContext<Auth | null>(null);

/**
 * The session for everything below: who is signed in, how to change that, and SWR with the session's cache
 * and fetcher.
 */
export function AuthProvider({ children, renderSignIn, navigate }: AuthProviderProps) {
  const { status, member } = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  const { request, openSignIn, closeSignIn } = useSignInRequest();

  useEffect(() => {
    const stopTabs = syncTabs();
    const stopKeeping = followMember();
    const stopNames = followSignUpNames();
    void startSession();
    return () => {
      stopTabs();
      stopKeeping();
      stopNames();
    };
  }, []);

  const logout = useCallback(
    (options?: Pick<LogoutOptions, 'redirect'>) => {
      // At once: the server may be silent for seconds, and the page may be closed.
      forgetMemberItems();
      forgetDrafts();
      return endSession({ ...options, navigate });
    },
    [navigate],
  );
  const auth = useMemo<Auth>(
    () => ({
      status,
      member,
      login,
      logout,
      reloadMember,
      openSignIn,
      closeSignIn,
      authenticatedFetch,
      readerFetch,
    }),
    [status, member, logout, openSignIn, closeSignIn],
  );

  return (
    <AuthContext value={auth}>
      <SessionCache>
        {children}
        {request && renderSignIn({ ...request, close: closeSignIn })}
      </SessionCache>
    </AuthContext>
  );
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}

/**
 * The dialog asked for, or null. It closes by itself once the member is signed in (specification §2), in this
 * tab or in another.
 */
function useSignInRequest() {
  const [request, setRequest] = useState<SignInRequest | null>(null);
  useEffect(
    () =>
      subscribe(() => {
        if (getSnapshot().status === 'signed-in') setRequest(null);
      }),
    [],
  );
  const openSignIn = useCallback((asked: SignInRequest = {}) => {
    if (getSnapshot().status !== 'signed-in') setRequest(asked);
  }, []);
  const closeSignIn = useCallback(() => setRequest(null), []);
  return { request, openSignIn, closeSignIn };
}
