import { createServer, type Server, type Socket } from 'node:net';

/**
 * How the mail server behaves: takes mails; takes none for now; takes none ever; says what is no SMTP; takes
 * the call and says nothing.
 */
export type SmtpMode = 'good' | 'busy' | 'refusing' | 'garbage' | 'silent';

/** Speaks as much SMTP as a client needs to hand a mail over. */
export class SmtpStandIn {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** The mails it has taken, as they came. */
  readonly taken: string[] = [];
  mode: SmtpMode = 'good';
  /**
   * At the so manyth thing that a client says (from 1; a mail's text is one) the connection is cut, and what
   * was said is not heard.
   */
  cutAt = Number.POSITIVE_INFINITY;

  constructor() {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
      socket.on('error', () => undefined);
      this.#talk(socket);
    });
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #talk(socket: Socket): void {
    const say = (line: string) => socket.write(`${line}\r\n`);
    if (this.mode === 'silent') return;
    if (this.mode === 'garbage') {
      socket.end('HTTP/1.1 200 OK\r\n\r\n<html>\u0000\u0007</html>');
      return;
    }
    let text = '';
    let isInMail = false;
    let heard = 0;
    say('220 stand-in');
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (;;) {
        const end = text.indexOf(isInMail ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        heard += 1;
        if (heard >= this.cutAt) {
          socket.destroy();
          return;
        }
        const line = text.slice(0, end);
        text = text.slice(end + (isInMail ? 5 : 2));
        if (isInMail) {
          isInMail = false;
          this.taken.push(line);
          say('250 taken');
        } else isInMail = this.#answer(line, say);
      }
    });
  }

  #answer(line: string, say: (line: string) => void): boolean {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT' && this.mode === 'busy') say('451 try again later');
    else if (command === 'RCPT' && this.mode === 'refusing') say('550 no such person');
    else if (command === 'DATA') {
      say('354 go on');
      return true;
    } else say(command === 'QUIT' ? '221 bye' : '250 fine');
    return false;
  }
}
