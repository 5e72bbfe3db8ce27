import { useRef, useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { KeyForm } from './key-form';
import { KeyRow } from './key-row';
import { LoadProblem } from './load-problem';
import { type ApiKey, type ApiKeyList, apiKeyPath, apiKeysPath, type MadeApiKey } from './profile-paths';
import { ProfileSection } from './profile-section';
import { SectionLoading } from './section-loading';
import { ShownOnce } from './shown-once';
import end from './form-end.module.css';
import list from './link-list.module.css';

/** Keys for programs of the member's own: make one, see it once, revoke it. */
export function KeysSection() {
  const { authenticatedFetch } = useAuth();
  const { data, error, isValidating, mutate } = useSWR<ApiKeyList, unknown>(apiKeysPath);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeApiKey | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const revoke = async ({ id, name }: ApiKey) => {
    const response = await authenticatedFetch(apiKeyPath(id), { method: 'DELETE' });
    // Gone already is what was wanted.
    if (response.status !== 404) await readJson(response);
    await mutate((keys) => keys && without(keys, id), { revalidate: false });
    if (made?.id === id) setMade(null);
    setAnnouncement(`The key “${name}” is revoked.`);
    heading.current?.focus();
  };

  const show = (key: MadeApiKey) => {
    setMade(key);
    setMaking(false);
    void mutate();
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
      {made && (
        <ShownOnce
          label={`Your new key “${made.name}”`}
          title={`Copy your key “${made.name}” now`}
          note="You won’t see it again. If you lose it, revoke it and create another."
          secret={made.key}
          onDone={() => setMade(null)}
        />
      )}
      {data ? (
        data.results.length > 0 ? (
          <ul className={list.list}>
            {data.results.map((key) => (
              <KeyRow key={key.id} apiKey={key} onRevoke={() => revoke(key)} />
            ))}
          </ul>
        ) : (
          <p className={end.note}>No keys yet.</p>
        )
      ) : error === undefined ? (
        <SectionLoading>Loading your keys…</SectionLoading>
      ) : (
        <LoadProblem what="Your keys" error={error} isTrying={isValidating} onRetry={() => void mutate()} />
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

function without(keys: ApiKeyList, id: string): ApiKeyList {
  const results = keys.results.filter((key) => key.id !== id);
  return { ...keys, count: keys.count - (keys.results.length - results.length), results };
}
