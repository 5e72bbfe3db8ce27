import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
import { KeyForm } from './key-form';
import { KeyRow } from './key-row';
import type { ApiKey, MadeApiKey } from './profile-paths';
import { ProfileSection } from './profile-section';
import { SectionPending } from './section-pending';
import { ShownOnce } from './shown-once';
import { useApiKeys } from './use-api-keys';
import end from './form-end.module.css';
import list from './link-list.module.css';

/** Keys for programs of the member's own: make one, see it once, revoke it. */
export function KeysSection() {
  const { keys, loading, made, forgetMade, announcement, add, revoke } = useApiKeys();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMaking, setMaking] = useState(false);

  const show = (key: MadeApiKey) => {
    add(key);
    setMaking(false);
  };
  const revokeAndMoveOn = async (key: ApiKey) => {
    await revoke(key);
    heading.current?.focus();
  };

  return (
    <ProfileSection
      id="keys"
      title="API keys"
      lead={
        'Connect your own programs, such as Home Assistant or an AI assistant. A key gives access only ' +
        'to what you choose, never to your account settings.'
      }
      headingRef={heading}
    >
      <p role="status" className={hidden.hidden}>
        {announcement}
      </p>
      {made && <NewKey made={made} onDone={forgetMade} />}
      {keys ? (
        <Keys keys={keys} onRevoke={revokeAndMoveOn} />
      ) : (
        <SectionPending what="Your keys" {...loading} />
      )}
      {isMaking ? (
        <KeyForm onMade={show} onCancel={() => setMaking(false)} />
      ) : (
        <Button variant="quiet" className={list.action} onClick={() => setMaking(true)}>
          Create a key
        </Button>
      )}
    </ProfileSection>
  );
}

function NewKey({ made, onDone }: { made: MadeApiKey; onDone: () => void }) {
  return (
    <ShownOnce
      label={`Your new key “${made.name}”`}
      title={`Copy your key “${made.name}” now`}
      note="You won’t see it again. If you lose it, revoke it and create another."
      secret={made.key}
      onDone={onDone}
    />
  );
}

interface KeysProps {
  keys: readonly ApiKey[];
  onRevoke: (key: ApiKey) => Promise<void>;
}

function Keys({ keys, onRevoke }: KeysProps) {
  if (keys.length === 0) return <p className={end.note}>No keys yet.</p>;
  return (
    <ul className={list.list}>
      {keys.map((key) => (
        <KeyRow key={key.id} apiKey={key} onRevoke={() => onRevoke(key)} />
      ))}
    </ul>
  );
}
