import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderDelivery, smtpDelivery } from './mail.ts';

const mail = { to: 'meera@demo.example', subject: 'Set a new password', text: 'Dear Meera,\n\nhttps://office.example/reset/token\n' };

describe('without a mail server', () => {
  test('writes a mail to a file that only its owner may read', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'outbox-test-'));
    try {
      const deliver = folderDelivery(path.join(folder, 'outbox'), () => new Date('2026-11-20T04:30:00.000Z'));
      await Promise.all([deliver(mail), deliver(mail)]);
      const names = readdirSync(path.join(folder, 'outbox'));
      expect(names).toHaveLength(2);
      const file = path.join(folder, 'outbox', names[0] ?? '');
      expect(names[0]).toMatch(/^2026-11-20T04-30-00\.000Z-[0-9a-f]{8}\.txt$/);
      expect(readFileSync(file, 'utf8')).toBe(`Date: 2026-11-20T04:30:00.000Z\nTo: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`);
      expect(statSync(file).mode & 0o077).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('with a mail server', () => {
  /** Starts a server with the minimal SMTP for receiving a mail. */
  function startMailServer(greeting: string): Promise<{ readonly server: Server; readonly port: number; readonly heard: string[] }> {
    const heard: string[] = [];
    const server = createServer((socket) => {
      let inData = false;
      socket.write(`${greeting}\r\n`);
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
          heard.push(line);
          if (inData && line !== '.') continue;
          inData = line === 'DATA';
          socket.write(inData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
        }
      });
    });
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address: AddressInfo | string | null = server.address();
        resolve({ server, port: typeof address === 'object' ? (address?.port ?? 0) : 0, heard });
      });
    });
  }

  test('sends a mail to the server', async () => {
    const { server, port, heard } = await startMailServer('220 ready');
    await smtpDelivery(`smtp://127.0.0.1:${port}`, 'no-reply@office.example')(mail);
    server.close();
    expect(heard).toEqual(expect.arrayContaining(['MAIL FROM:<no-reply@office.example>', 'RCPT TO:<meera@demo.example>', 'Subject: Set a new password']));
    expect(heard).toContain('https://office.example/reset/token');
  });

  test('reports an error when the server refuses a mail', async () => {
    const { server, port } = await startMailServer('554 no service');
    await expect(smtpDelivery(`smtp://127.0.0.1:${port}`, 'no-reply@office.example')(mail)).rejects.toThrow('554');
    server.close();
  });
});
