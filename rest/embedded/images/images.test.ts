/** Pictures that are uploaded: who may, how large, of what, and that they come back as they were. */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxPictureBytes } from '../../contract/pictures.ts';
import { auditEvents } from '../database/tables/audit.ts';
import { employees } from '../database/tables/employees.ts';
import { pictures } from '../database/tables/images.ts';
import { addPerson, startTestServer, type TestServer } from '../testing/test-server.ts';
import { prunePictures } from './prune.ts';
import { endingOf } from './raster.ts';

const start = '\x89PNG\r\n\x1a\n';
const picture = (size: number, fill = 1): Buffer => Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(size - start.length, fill)]);

let rest: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  rest = await startTestServer();
  await addPerson(rest.database, 'user', ['ROLE_USER']);
  await addPerson(rest.database, 'moderator', ['ROLE_MODERATOR']);
  for (const who of ['user', 'moderator']) tokens[who] = await rest.signIn(who);
});
afterAll(() => rest.close());

const upload = (payload: Buffer, { who = 'moderator', type = 'application/octet-stream' } = {}) => {
  const token = tokens[who];
  return rest.server.inject({
    method: 'POST',
    url: '/images',
    headers: { 'content-type': type, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    payload,
  });
};

describe('a picture that is uploaded', () => {
  test('comes back as it was, under one name however often it is sent', async () => {
    const content = picture(5_000, 7);
    const [first, second] = [await upload(content), await upload(content)];
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    const { fileName } = first.json().data;
    const uploads = await rest.database.select().from(auditEvents).where(eq(auditEvents.detail, fileName));
    expect(uploads).toMatchObject([{ action: 'PICTURE_UPLOADED', actorId: expect.any(String) }, { action: 'PICTURE_UPLOADED' }]);
    expect(fileName).toMatch(/^[0-9a-f]{40}\.png$/);
    const shown = await rest.server.inject({ url: `/images/${fileName}` });
    expect(shown.rawPayload.equals(content)).toBe(true);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'content-security-policy': expect.stringContaining('sandbox') });
  });

  test('is of staff only', async () => {
    expect((await upload(picture(100), { who: 'nobody' })).statusCode).toBe(401);
    expect((await upload(picture(100), { who: 'user' })).statusCode).toBe(403);
  });

  test('may have 2 MB and not a byte more', async () => {
    expect((await upload(picture(maxPictureBytes))).statusCode).toBe(200);
    const over = await upload(picture(maxPictureBytes + 1));
    expect([over.statusCode, over.json()]).toEqual([413, { status: false, message: 'A picture must not have more than 2 MB' }]);
  });

  test.each([
    ['a drawing, which may hold script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/png'],
    ['a page that says it is a picture', '<!doctype html><script>alert(1)</script>', 'image/jpeg'],
    ['nothing', '', 'image/png'],
    ['JSON', '{"fileName":"a.png"}', 'application/json'],
  ])('is refused when it is %s', async (_case, content, type) => {
    const answer = await upload(Buffer.from(content), { type });
    expect([answer.statusCode, answer.json()]).toEqual([400, { status: false, message: 'A picture has to be a PNG, JPEG, GIF, WebP or AVIF' }]);
  });
});

describe('an operator’s command', () => {
  const now = new Date('2026-11-20T04:30:00.000Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString();
  const left = async () => (await rest.database.select({ fileName: pictures.fileName }).from(pictures)).map(({ fileName }) => fileName).toSorted();

  test.each([1, 2, 10_000])('removes what is over 30 days old and in nobody’s record, and nothing else, %i at once', async (batch) => {
    const names = await Promise.all([11, 12, 13, 14, 15].map(async (fill) => String((await upload(picture(200, fill))).json().data.fileName)));
    const [inUse = '', other = '', young = '', again = '', unused = ''] = names;
    await rest.database.update(pictures).set({ addedAt: daysAgo(31) });
    await rest.database
      .update(pictures)
      .set({ addedAt: daysAgo(29) })
      .where(eq(pictures.fileName, young));
    await upload(picture(200, 14));
    await rest.database
      .update(employees)
      .set({ profilePicture: `drawn.svg,${inUse},${other}` })
      .where(eq(employees.username, 'moderator'));
    expect(await prunePictures(rest.database, now, batch)).toBeGreaterThanOrEqual(1);
    expect(await left()).toEqual([inUse, other, young, again].toSorted());
    expect(await left()).not.toContain(unused);
    expect(await prunePictures(rest.database, now, batch)).toBe(0);
  });
});

describe('the kind of a picture', () => {
  test.each([
    ['png', start],
    ['jpg', '\xff\xd8\xff\xe0'],
    ['gif', 'GIF89a'],
    ['webp', 'RIFF....WEBPVP8 '],
    ['avif', '\0\0\0\x20ftypavif'],
  ])('%s follows from its first bytes', (ending, head) => {
    expect(endingOf(Buffer.from(head.padEnd(32, '.'), 'latin1'))).toBe(ending);
  });

  test('is none for text, whatever it says', () => {
    fc.assert(fc.property(fc.string(), (text) => endingOf(Buffer.from(`<svg>${text}`)) === null));
  });
});
