import { expect, it } from 'vitest';
import { newArguments } from './arguments.ts';

it('reads each kind', () => {
  const requestOf = (line: string) => newArguments(line.split(' ')).request;
  expect(requestOf('screen bills --path /bills --call bills.list --guarded')).toEqual({
    kind: 'screen',
    name: 'bills',
    path: '/bills',
    call: 'bills.list',
    isGuarded: true,
  });
  expect(requestOf('endpoint bills.pay --method post')).toMatchObject({ method: 'POST' });
  expect(requestOf('scenario late --from demo --title Late')).toMatchObject({ from: 'demo' });
  expect(requestOf('component Panel')).toEqual({ kind: 'component', name: 'Panel', folder: 'ui' });
});

it('takes pictures unless told otherwise', () => {
  expect(newArguments(['component', 'Panel']).takesPictures).toBe(true);
  expect(newArguments(['component', 'Panel', '--no-pictures']).takesPictures).toBe(false);
});

it('has a list of kinds, and one of the options of each', () => {
  expect(newArguments(['--help'])).toMatchObject({
    request: undefined,
    help: expect.stringContaining('list-screen bills') as string,
  });
  const { help } = newArguments(['table', '--help']);
  expect(help).toContain('--of tasks');
  expect(help).not.toContain('--guarded');
});

it.each([
  [
    '',
    'KIND is ""; allowed: feature, screen, list-screen, endpoint, table, scenario, flow, component.',
  ],
  ['page bills', 'KIND is "page"; allowed: feature'],
  ['screen', 'A new screen needs one name, not 0.'],
  ['screen bill history', 'A new screen needs one name, not 2.'],
  ['component Panel --path /x', '--path is no option of a component; allowed: --in.'],
  ['endpoint bills.list --method PATCH', '--method is "PATCH"; allowed: GET, POST, PUT, DELETE.'],
  ['screen bills --gaurded', "Unknown option '--gaurded'"],
])('refuses "%s"', (line, message) => {
  expect(() => newArguments(line.split(' ').filter(Boolean))).toThrow(message);
});
