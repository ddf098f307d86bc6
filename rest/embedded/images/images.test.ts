/** Uploaded pictures: access, size limits, formats, and unchanged content. */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { maxPictureBytes, maxPicturePixels, type PictureEnding } from '../../contract/pictures.ts';
import { auditEvents } from '../database/tables/audit.ts';
import { employees } from '../database/tables/employees.ts';
import { pictures } from '../database/tables/images.ts';
import { meetingPictures, meetings } from '../database/tables/meetings.ts';
import { createPng } from '../testing/small-png.ts';
import { shareTestServer, startTestServer } from '../testing/test-server.ts';
import { cleanPicture, endingOf } from './clean-picture.ts';
import { cleanStoredPictures } from './clean-stored.ts';
import { createChunk } from './formats/png.ts';
import { prunePictures } from './prune.ts';

const picture = (size: number, fill = 1): Buffer => createPng({ size, fill });

const photo = (width: number, height: number, background = 'red') => sharp({ create: { width, height, channels: 3, background } });
const rest = await shareTestServer();
const { ids, tokens } = await rest.addPeople({ user: ['ROLE_USER'], moderator: ['ROLE_MODERATOR'] });
const { moderator = '' } = ids;

const upload = (payload: Buffer, { who = 'moderator', type = 'application/octet-stream' } = {}) => {
  const token = tokens[who];
  return rest.server.inject({
    method: 'POST',
    url: '/images',
    headers: { 'content-type': type, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    payload,
  });
};

async function startLogged(logQuery: (query: string, params: unknown[]) => void) {
  const started = await startTestServer({ logQuery });
  const { token } = await started.addAndSignIn('moderator', ['ROLE_MODERATOR']);
  return { rest: started, token, [Symbol.asyncDispose]: started.close };
}

describe('an uploaded picture', () => {
  test('is returned unchanged, with the same name for every upload', async () => {
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

  test('is sent to and from the database as base64, because PGlite converts bytes one by one while other requests wait', { tags: 'slow' }, async () => {
    const statements: { readonly query: string; readonly params: readonly unknown[] }[] = [];
    await using logged = await startLogged((query, params) => void statements.push({ query, params }));
    const content = picture(5_000, 9);
    const headers = { 'content-type': 'image/png', authorization: `Bearer ${logged.token}` };
    const { fileName } = (await logged.rest.server.inject({ method: 'POST', url: '/images', headers, payload: content })).json().data;
    expect((await logged.rest.server.inject({ url: `/images/${fileName}` })).rawPayload.equals(content)).toBe(true);
    const about = statements.filter(({ query }) => query.includes('"pictures"'));
    expect(about.map(({ query }) => /^insert .*decode\(|^select encode\(/.test(query))).toEqual([true, true]);
    expect(about.flatMap(({ params }) => params).filter((param) => param instanceof Uint8Array)).toEqual([]);
  });

  test('is accepted from staff only', async () => {
    expect((await upload(picture(100), { who: 'nobody' })).statusCode).toBe(401);
    expect((await upload(picture(100), { who: 'user' })).statusCode).toBe(403);
  });

  test('may have exactly 2 MB at most', async () => {
    expect((await upload(picture(maxPictureBytes))).statusCode).toBe(200);
    const over = await upload(picture(maxPictureBytes + 1));
    expect([over.statusCode, over.json()]).toMatchObject([413, { status: false, message: 'A picture must not have more than 2 MB' }]);
  });

  test.each([
    ['an SVG, which may contain script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/png'],
    ['an HTML page sent as a picture', '<!doctype html><script>alert(1)</script>', 'image/jpeg'],
    ['nothing', '', 'image/png'],
    ['JSON', '{"fileName":"a.png"}', 'application/json'],
  ])('is refused when it is %s', async (_case, content, type) => {
    const answer = await upload(Buffer.from(content), { type });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { status: false, message: 'A picture has to be a PNG, JPEG, GIF, WebP or AVIF' }]);
  });
});

describe('a picture with more than 50 megapixels', () => {
  test('is refused by the size in its header, however small the file is', async () => {
    expect((await upload(createPng({ width: 10_000, height: maxPicturePixels / 10_000 }))).statusCode).toBe(200);
    for (const [width, height] of [
      [10_000, maxPicturePixels / 10_000 + 1],
      [20_000, 20_000],
      [2 ** 31, 2 ** 31],
    ] as const) {
      const answer = await upload(createPng({ width, height }));
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { status: false, message: 'A picture must not have more than 50 megapixels' }]);
    }
  });

  test.each<[string, Buffer | Promise<Buffer>]>([
    ['a PNG without a size', createPng({ width: 0 })],
    ['a PNG without pixels', Buffer.concat([createPng().subarray(0, 33), createChunk('IEND', Buffer.alloc(0))])],
    ['a PNG with a second size', createPng({ extra: [createPng({ width: 60_000, height: 60_000 }).subarray(8, 33)] })],
    ['a PNG with its signature only', createPng().subarray(0, 8)],
    ['a GIF that is script', Buffer.from('GIF89a/*........*/=1;alert(document.domain)//')],
    [
      'a truncated JPEG',
      photo(64, 48)
        .jpeg()
        .toBuffer()
        .then((whole) => whole.subarray(0, -10)),
    ],
    [
      'a truncated WebP',
      photo(64, 48)
        .webp()
        .toBuffer()
        .then((whole) => whole.subarray(0, -10)),
    ],
    [
      'an AVIF with its header only',
      photo(64, 48)
        .avif({ effort: 0 })
        .toBuffer()
        .then((whole) => whole.subarray(0, 40)),
    ],
  ])('is refused in a broken file: %s', async (_case, content) => {
    const answer = await upload(await content);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { status: false, message: 'The picture is broken: choose another one' }]);
  });
});

describe('the metadata of a picture', () => {
  const secret = 'canary of 18.5204 N';
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${secret}"/></rdf:RDF></x:xmpmeta>`;
  /** Returns a picture that is red on the left and blue on the right, with EXIF, XMP and, except for AVIF, an orientation. */
  const taken = (ending: PictureEnding) =>
    photo(80, 60)
      .composite([{ input: { create: { width: 40, height: 60, channels: 3, background: 'blue' } }, left: 40, top: 0 }])
      .withExif({ IFD0: { ImageDescription: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
      .withXmp(xmp)
      .withMetadata({ orientation: 6 })
      .toFormat(ending === 'jpg' ? 'jpeg' : ending, ending === 'avif' ? { effort: 0 } : {})
      .toBuffer();
  const pixelsOf = (content: Buffer) => sharp(content).autoOrient().raw().toBuffer();
  const clean = async (content: Buffer) => {
    const { fileName } = (await upload(content)).json().data;
    return (await rest.server.inject({ url: `/images/${fileName}` })).rawPayload;
  };

  test.each(['jpg', 'png', 'webp', 'avif'] as const)('is removed from a %s, and the pixels and the orientation stay', async (ending) => {
    const content = await taken(ending);
    expect(content.includes(secret)).toBe(true);
    const stored = await clean(content);
    expect([stored.includes(secret), stored.includes('GPS'), stored.includes('rdf:')]).toEqual([false, false, false]);
    const [before, after] = [await sharp(content).metadata(), await sharp(stored).metadata()];
    const { width, height, orientation } = before;
    expect(after).toMatchObject({ width, height, ...(orientation !== undefined && { orientation }) });
    expect((await pixelsOf(stored)).equals(await pixelsOf(content))).toBe(true);
    // A clean picture stays unchanged.
    expect((await clean(stored)).equals(stored)).toBe(true);
  });

  test('is removed from stored pictures under the same names, and a broken picture stays unchanged', async () => {
    const [addedBy = ''] = (await rest.database.select({ id: employees.id }).from(employees)).map(({ id }) => id);
    const stored = async (fileName: string) =>
      Buffer.from((await rest.database.select().from(pictures).where(eq(pictures.fileName, fileName)))[0]?.content ?? []);
    const broken = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(secret)]);
    const contents = { 'a.jpg': await taken('jpg'), 'b.png': await taken('png'), 'c.webp': await taken('webp'), 'd.png': broken };
    const addedAt = '2026-11-01T00:00:00Z';
    for (const [fileName, content] of Object.entries(contents)) await rest.database.insert(pictures).values({ fileName, content, addedBy, addedAt });
    expect(await cleanStoredPictures(rest.database, 2)).toBe(3);
    for (const fileName of ['a.jpg', 'b.png', 'c.webp'] as const) {
      expect((await stored(fileName)).includes(secret), fileName).toBe(false);
      expect((await pixelsOf(await stored(fileName))).equals(await pixelsOf(contents[fileName]))).toBe(true);
    }
    expect((await stored('d.png')).equals(broken)).toBe(true);
    expect(await cleanStoredPictures(rest.database, 2)).toBe(0);
  });

  test('is removed after the end of a JPEG, from a comment of a GIF, and from a compressed text of a PNG', async () => {
    const jpeg = await photo(80, 60).jpeg({ progressive: true }).toBuffer();
    expect((await clean(Buffer.concat([jpeg, Buffer.from(secret)]))).equals(jpeg)).toBe(true);
    const gif = await photo(80, 60).gif().toBuffer();
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, secret.length]), Buffer.from(secret), Buffer.from([0])]);
    expect((await clean(Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]))).equals(gif)).toBe(true);
    const text = createChunk('zTXt', Buffer.from(secret));
    expect((await clean(createPng({ extra: [text] }))).equals(createPng())).toBe(true);
  });

  test.each(['gif', 'webp', 'png'] as const)('is removed without affecting frames, colours and transparency of a %s', async (ending) => {
    const frames = await Promise.all(['red', 'blue'].map((background) => photo(20, 20, background).png().toBuffer()));
    const animated = await sharp(frames, { join: { animated: ending !== 'png', ...(ending === 'png' && { across: 2 }) } })
      .ensureAlpha(0.5)
      .withIccProfile('p3')
      .toFormat(ending)
      .toBuffer();
    const whole = (content: Buffer) => sharp(content, { animated: true }).raw().toBuffer();
    const stored = await clean(animated);
    expect((await whole(stored)).equals(await whole(animated))).toBe(true);
    const [before, after] = [await sharp(animated, { animated: true }).metadata(), await sharp(stored, { animated: true }).metadata()];
    expect([after.pages, after.loop, after.icc]).toEqual([before.pages, before.loop, before.icc]);
  });

  test.each(['jpg', 'png', 'gif', 'webp', 'avif'] as const)('is searched for in random bytes of a %s without an error', async (ending) => {
    const content = await (ending === 'gif' ? photo(80, 60).gif().toBuffer() : taken(ending));
    fc.assert(
      fc.property(fc.nat(content.length - 1), fc.nat(255), fc.nat(content.length), (at, byte, length) => {
        const changed = Buffer.from(content.subarray(0, length));
        if (at < length) changed.writeUInt8(byte, at);
        cleanPicture(changed, ending);
      }),
    );
  });
});

describe('an operator’s command', () => {
  const now = new Date('2026-11-20T04:30:00.000Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString();
  const left = async () => (await rest.database.select({ fileName: pictures.fileName }).from(pictures)).map(({ fileName }) => fileName).toSorted();

  test.each([1, 2, 10_000])('deletes pictures that are over 30 days old and in no record, and no others, %i at once', async (batch) => {
    const names = await Promise.all([11, 12, 13, 14, 15, 16].map(async (fill) => String((await upload(picture(200, fill))).json().data.fileName)));
    const [inUse = '', other = '', young = '', again = '', unused = '', ofMeeting = ''] = names;
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
    await rest.database.delete(meetings);
    const meeting = { createdBy: moderator, employeeId: moderator, farmerId: '1', createdAt: daysAgo(40) };
    const [met] = await rest.database.insert(meetings).values(meeting).returning({ meetingId: meetings.id });
    await rest.database.insert(meetingPictures).values({ employeeId: moderator, meetingId: met?.meetingId ?? '', position: 0, fileName: ofMeeting });
    expect(await prunePictures(rest.database, now, batch)).toBeGreaterThanOrEqual(1);
    expect(await left()).toEqual([inUse, other, young, again, ofMeeting].toSorted());
    expect(await left()).not.toContain(unused);
    expect(await prunePictures(rest.database, now, batch)).toBe(0);
  });
});

describe('the kind of a picture', () => {
  test.each([
    ['png', '\x89PNG\r\n\x1a\n'],
    ['jpg', '\xff\xd8\xff\xe0'],
    ['gif', 'GIF89a'],
    ['webp', 'RIFF....WEBPVP8 '],
    ['avif', '\0\0\0\x20ftypavif'],
  ])('is %s for its first bytes', (ending, head) => {
    expect(endingOf(Buffer.from(head.padEnd(32, '.'), 'latin1'))).toBe(ending);
  });

  test('is null for text of any content', () => {
    fc.assert(fc.property(fc.string(), (text) => endingOf(Buffer.from(`<svg>${text}`)) === null));
  });
});
