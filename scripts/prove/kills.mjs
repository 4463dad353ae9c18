import { setTimeout as pause } from 'node:timers/promises';
import { postgresPrograms } from '../lib/postgres.mjs';
import { run } from '../lib/run.mjs';
import { until } from '../scale/until.mjs';
import { startInstallation } from './installation.mjs';
import { compareLedger, createLedger } from './ledger.mjs';
import { randomFrom } from './random.mjs';
import { serverCommand } from './server-command.mjs';
import { startWriters } from './writers.mjs';

/** @type {import('./run-part.mjs').Part} */
export const kills = {
  name: 'kills',
  about: 'kill -9 under load, and every acknowledged write looked for afterwards',
  counts: { embedded: 200, postgres: 50 },
  short: { embedded: 1, postgres: 3 },
  async run({ counts, seed, say }) {
    const random = randomFrom(seed);
    const results = [await killRounds({ embedded: true, rounds: counts.embedded, random, say })];
    if (postgresPrograms() === null) results.push({ notRun: ['on PostgreSQL: its programs were not found'] });
    else results.push(await killRounds({ embedded: false, rounds: counts.postgres, random, say }));
    return {
      checks: results.flatMap(({ checks = [] }) => checks),
      figures: results.flatMap(({ figures = [] }) => figures),
      notRun: results.flatMap(({ notRun = [] }) => notRun),
    };
  },
};

async function killRounds({ embedded, rounds, random, say }) {
  const on = embedded ? 'embedded' : 'PostgreSQL';
  const world = await startInstallation({ embedded });
  try {
    const ledger = createLedger();
    const writers = startWriters(world, ledger);
    for (let round = 1; round <= rounds; round += 1) {
      await killOnce(world, ledger, random);
      if (round % 10 === 0 || round === rounds) say(`${on}: round ${round} of ${rounds}, ${ledger.writes()} writes`);
    }
    await writers.stop();
    const lost = await compareLedger(ledger, readerOf(world));
    await world.process.end();
    const sound = await run(serverCommand('verify'), { env: world.variables });
    return {
      checks: [
        { what: `${on}: every acknowledged write is there, once, after ${rounds} kills`, faults: lost },
        {
          what: `${on}: the database opens, and verify finds all sound`,
          faults: sound.code === 0 ? [] : [sound.output],
        },
        { what: `${on}: nobody heard an unexpected answer`, faults: heard(writers.statuses) },
      ],
      figures: [
        [`${on}: acknowledged writes`, ledger.writes()],
        [`${on}: contracts`, ledger.contracts.size],
        [`${on}: people who gave up waiting`, writers.left()],
      ],
    };
  } finally {
    await world.stop();
  }
}

/** Lets people write for a moment, ends the process as a power cut would, and starts it anew. */
async function killOnce({ process: one }, ledger, random) {
  const wanted = ledger.writes() + 1 + Math.floor(random() * 6);
  await until(async () => ledger.writes() >= wanted, 'something is written');
  await pause(random() * 300);
  await one.kill();
  await one.start();
}

/** Reads as the admin does. */
function readerOf({ newClient, access }) {
  return async (path) => {
    const answer = await newClient().ask(`/api/v1${path}`, { token: access });
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.content}`);
    return answer.json().data;
  };
}

const heard = (statuses) => Object.entries(statuses).map(([what, times]) => `${what}, ${times} times`);
