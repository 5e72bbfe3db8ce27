import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { isStoredResponse } from '@/lib/accounts/client/stored-responses';
import { readMemberItems } from '@/lib/accounts/client/member-items';
import { storedSubject } from '@/lib/accounts/client/tokens';
import { UnsavedDialog } from './unsaved-dialog';

/** Signs out; at once, unless something would be lost by it. */
export function SignOutButton({ className = '' }: { className?: string }) {
  const { logout } = useAuth();
  const [isLeaving, setLeaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    setLeaving(true);
    // However it ends, the member is signed out; only the button, should it still be there, has to be itself again.
    void logout().finally(() => setLeaving(false));
  };
  return (
    <>
      <Button
        variant="quiet"
        className={className}
        disabled={isLeaving}
        onClick={() => (hasUnsaved() ? setAsking(true) : leave())}
      >
        <LogOut size={18} aria-hidden />
        {isLeaving ? 'Signing out…' : 'Sign out'}
      </Button>
      {isAsking && <UnsavedDialog onLeave={leave} onStay={() => setAsking(false)} />}
    </>
  );
}

function hasUnsaved(): boolean {
  const member = storedSubject();
  return member !== null && readMemberItems(member, '').some(({ name }) => !isStoredResponse(name));
}
