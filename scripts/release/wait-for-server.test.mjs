import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitForServer } from './wait-for-server.mjs';

let dist;
let said;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'carcare-wait-'));
  writeFileSync(path.join(dist, 'area.json'), JSON.stringify({ apiRange: '^1.5.0' }));
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line) => said.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dist, { recursive: true });
});

const wait = (versions, minutes = 1) => {
  const left = [...versions];
  const read = async () => (left.length > 1 ? left.shift() : left[0]);
  return waitForServer(
    [{ name: 'remote-admin', dist }],
    { server: 'https://esempio.it', minutes },
    { readVersion: read, askAgainMs: 1 },
  );
};

test('nobody waits for a server that has the calls', async () => {
  await wait(['1.6.0']);

  expect(said).toEqual([]);
});

test('a release waits for the server of the same commit', async () => {
  await wait(['1.4.0', '1.5.0']);

  expect(said[0]).toContain("serve ^1.5.0, in linea c'è 1.4.0: aspetto");
  expect(said.at(-1)).toContain("in linea c'è 1.5.0");
});

test('a server that does not come is told, and the checks have the last word', async () => {
  await wait([null], 0.001);

  expect(said.at(-1)).toContain('non è ancora arrivato');
});
