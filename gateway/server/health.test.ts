import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { serveHealth } from './health.ts';

function served() {
  const app = fastify();
  const disk = { isFull: false };
  return { app, disk, health: serveHealth(app, () => disk.isFull), get: async (url: string) => await app.inject(url) };
}

describe('health', () => {
  test('is ready until the shutdown begins', async () => {
    const { get, health } = served();
    expect([(await get('/health')).statusCode, (await get('/health')).json()]).toEqual([200, { status: 'ready' }]);
    health.end();
    expect([(await get('/health')).statusCode, (await get('/health')).json()]).toEqual([503, { status: 'ending' }]);
  });

  test('reports a full database disk and stays ready for reads', async () => {
    const { get, disk } = served();
    disk.isFull = true;
    expect([(await get('/health')).statusCode, (await get('/health')).json()]).toEqual([200, { status: 'ready', diskFull: true }]);
  });

  test('is live until the process exits', async () => {
    const { get, health } = served();
    health.end();
    expect((await get('/health/live')).json()).toEqual({ status: 'live' });
  });
});
