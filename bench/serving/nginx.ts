import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Running } from './running';
import { whenUp } from './running';

/**
 * nginx with one worker, as our server has one process, and the bytes of one page of ours, compressed before
 * as ours are.
 */
export async function startNginx(port: number, pages: Readonly<Record<string, Buffer>>): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-nginx-'));
  mkdirSync(path.join(folder, 'www'));
  for (const [name, gzip] of Object.entries(pages)) {
    writeFileSync(path.join(folder, 'www', `${name}.html`), '');
    writeFileSync(path.join(folder, 'www', `${name}.html.gz`), gzip);
  }
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    // Its worker would else be somebody who may not read the folder.
    `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${folder}/pid;
error_log ${folder}/error.log; events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; types { text/html html; }
  client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  server { listen 127.0.0.1:${port}; root ${folder}/www; gzip_static always; } }`,
  );
  const child = spawn(
    'nginx',
    ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')],
    {
      stdio: 'ignore',
    },
  );
  await whenUp(`http://127.0.0.1:${port}/`);
  return { child, folder };
}
