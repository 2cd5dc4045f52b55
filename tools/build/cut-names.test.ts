import { createServer } from 'vite';
import { expect, it } from 'vitest';
import * as names from '#mocks/fixtures/names.ts';
import { cutNames } from './cut-names.ts';

it('gives the browser the lists of the installed Faker, without Faker', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [cutNames()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const sent = await server.transformRequest('/mocks/fixtures/names.ts');
    expect(sent?.code).not.toContain('faker');
    expect(await server.ssrLoadModule('/mocks/fixtures/names.ts')).toMatchObject(names);
    expect(names.firstNames.length).toBeGreaterThan(100);
    expect(names.lastNames.length).toBeGreaterThan(100);
  } finally {
    await server.close();
  }
});
