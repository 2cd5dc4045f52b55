import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from './endpoint.ts';
import { byAddress, endpoints, isEndpoint } from './registry.ts';

const all: readonly AnyEndpoint[] = endpoints;

function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

it('has unique names', () => {
  expect(twice(all.map(({ name }) => name))).toEqual([]);
});

it('has unique addresses', () => {
  const addresses = all.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':id')}`);
  expect(twice(addresses)).toEqual([]);
});

const files = import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true });

it.each(Object.entries(files))('has the endpoints of %s', (file, module) => {
  const exported: unknown[] = Object.values(module);
  const missing = exported
    .filter((value) => isEndpoint(value))
    .filter((endpoint) => !all.includes(endpoint))
    .map(({ name }) => name);
  expect(missing, `import ${file} in src/contract/registry.ts and add it to \`files\``).toEqual([]);
});

it('sorts literal segments before parameters, and calls of one path by method', () => {
  const sorted = [
    'GET /offers',
    'POST /offers',
    'GET /offers/upcoming',
    'GET /offers/upcoming/:week',
    'GET /offers/:id',
    'DELETE /offers/:offer',
    'POST /offers/:id/accept',
    'GET /tasks',
  ];
  const parsed = sorted.map((line) => {
    const [method, path] = line.split(' ') as [AnyEndpoint['method'], `/${string}`];
    return { method, path };
  });
  const resorted = parsed.toReversed().toSorted(byAddress);
  expect(resorted.map(({ method, path }) => `${method} ${path}`)).toEqual(sorted);
});

describe.each(all.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  it('is named resource.verb', () => {
    expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/);
  });

  it('has a path without /api and without a trailing slash', () => {
    expect(endpoint.path).toMatch(/^(\/(:\w+|[a-z][a-z-]*))+$/);
    expect(endpoint.path).not.toMatch(/^\/api\//);
  });

  it('has params only if its path does', () => {
    expect(endpoint.params !== undefined).toBe(endpoint.path.includes(':'));
  });

  it('has a body or a query according to its method', () => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    else expect(endpoint.query).toBeUndefined();
  });

  it('invalidates only resources that a call reads', () => {
    const read = new Set(all.filter(({ method }) => method === 'GET').map((one) => one.resource));
    const unread = endpoint.invalidates.filter((resource) => !read.has(resource));
    const known = [...read].join(', ');
    expect(unread, `no GET call has this resource; known: ${known}`).toEqual([]);
  });

  it('has a fallback message', () => {
    expect(endpoint.fallback.trim()).not.toBe('');
  });
});
