import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { oneOf } from '../upstream/decode.ts';
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

describe('metrics', () => {
  test('say what the process uses, and how many values were not understood', async () => {
    const { get } = served();
    oneOf('test', { A: 'A' })('B');
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toContain('process_cpu_user_seconds_total');
    expect(body).toContain('upstream_unknown_values_total{set="test"} 1');
  });

  test('are still counted when another gateway is made in the process', async () => {
    const { get } = served();
    served();
    expect((await get('/metrics')).body).toContain('upstream_unknown_values_total{set="test"} 1');
  });
});
