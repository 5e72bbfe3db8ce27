import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Calls that would open a hole if they were given what a visitor sent. Each is allowed only in the files
 * listed here, which have been reviewed. To use one elsewhere, add the file with what makes it safe.
 */
const isTest = (file: string) => /\.test\.tsx?$|test-helper|(?:^|\/)testing\//.test(file);

const files = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
);
const sources = new Map(
  [...files, 'payload.config.ts']
    .filter((file) => /\.(?:ts|tsx|js)$/.test(file) && !isTest(file) && statSync(file).isFile())
    .map((file) => [file, readFileSync(file, 'utf8')] as const),
);

const filesWith = (call: RegExp, isMeant: (file: string) => boolean = () => true) =>
  [...sources]
    .filter(([file, text]) => isMeant(file) && call.test(text))
    .map(([file]) => file)
    .sort();

it('text becomes markup only where it is a script of ours, or data with every < escaped', () => {
  const markup = /__html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment/;
  expect(filesWith(markup)).toEqual([
    'app/(site)/layout.tsx',
    'components/content/article/json-ld.tsx',
    // It only reads: what was copied elsewhere goes to the editor's own reader as text.
    'components/content/panel/clean-pasted-html.ts',
  ]);
});

it('what goes into a statement as it stands is put together when the module loads, of constants', () => {
  const isOfToday = (file: string) => !file.startsWith('lib/platform/database/migrations/');
  const constant = /^const \w+ = sql\.raw\(/gm;
  const others = [...sources].filter(
    ([file, text]) => isOfToday(file) && /\bsql\.raw\(/.test(text.replace(constant, '')),
  );
  expect(others.map(([file]) => file)).toEqual([]);
});

it('the server calls out in six places, at addresses of the settings and of webhooks', () => {
  /** What runs in browsers asks the site that it came from, and so does what asks ahead of visitors. */
  const isOfServer = (file: string) =>
    !/^(?:components|lib\/(?:accounts\/client|nutriai\/client|offline|front\/browser))\//.test(file) &&
    file !== 'lib/front/ask-ahead.ts';
  const outwards =
    /\bfetch\(|\bcreateTransport\(|new Redis\(|new WebSocket\(|\b(?:http|https|net|tls)\.(?:request|get|connect)\(|from '(?:node:https|node:tls|undici|got|axios)'/;
  expect(filesWith(outwards, isOfServer)).toEqual([
    'lib/accounts/server/sign-in/google-token.ts',
    'lib/nutriai/model/model-provider.ts',
    'lib/platform/cache/redis.ts',
    'lib/platform/files/media/s3-media.ts',
    // At addresses of members' choice, in the public internet alone.
    'lib/platform/http/post-outwards.ts',
    'lib/platform/mail/mail.ts',
  ]);
});

it('the secret of the panel goes to Payload, and to the check of the tokens it signs', () => {
  const isOfSettings = (file: string) => /^lib\/platform\/settings\//.test(file);
  expect(filesWith(/PAYLOAD_SECRET|payloadSecret|payload\.secret/, (file) => !isOfSettings(file))).toEqual([
    // Asks whether a token is one of the panel's, before Payload is asked for its session.
    'lib/content/cms/staff-doors/staff-token.ts',
    'payload.config.ts',
  ]);
});
