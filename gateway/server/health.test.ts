import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { serveHealth } from './health.ts';

function served() {
  const app = fastify();
  return { app, health: serveHealth(app), get: async (url: string) => await app.inject(url) };
}

describe('health', () => {
  test('is ready, and once it is ending no longer', async () => {
    const { get, health } = served();
    expect([(await get('/health')).statusCode, (await get('/health')).json()]).toEqual([200, { status: 'ready' }]);
    health.end();
    expect([(await get('/health')).statusCode, (await get('/health')).json()]).toEqual([503, { status: 'ending' }]);
  });

  test('is live until the process ends', async () => {
    const { get, health } = served();
    health.end();
    expect((await get('/health/live')).json()).toEqual({ status: 'live' });
  });
});
