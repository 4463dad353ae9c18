import { until } from '../../scale/until.mjs';
import { startInstallation } from '../installation.mjs';
import { firefox } from './firefox.mjs';
import { operatorLooksRound, visitorSigns } from './journeys.mjs';
import { webkit } from './webkit.mjs';

const engines = [firefox, webkit];

const journeys = [
  ['a visitor signs a contract', visitorSigns],
  ['the operator signs in and sees every page', operatorLooksRound],
];

/** The browser tests run in Chromium. @type {import('../run-part.mjs').Part} */
export const browsers = {
  name: 'browsers',
  about: 'the way to a signed contract and the operator’s pages, in Firefox and in what Safari is made of',
  counts: {},
  short: null,
  async run({ say }) {
    const present = engines.filter((engine) => engine.missing() === null);
    const notRun = engines
      .filter((engine) => !present.includes(engine))
      .map((engine) => `${engine.name}: ${engine.missing()} of Debian is not installed`);
    if (present.length === 0) return { checks: [], figures: [], notRun };
    const world = await startInstallation();
    try {
      const checks = [];
      for (const engine of present) {
        checks.push(...(await tried(engine, world)));
        say(engine.name);
      }
      checks.push({ what: 'no page reported an error', faults: await reportedErrors(world) });
      return { checks, figures: [], notRun };
    } finally {
      await world.stop();
    }
  },
};

async function tried(engine, world) {
  const browser = await engine.start();
  const place = { ...world, address: `http://localhost:${world.process.port}` };
  const checks = [];
  try {
    for (const [what, journey] of journeys) {
      const faults = await journey(browser, place).then(
        () => [],
        (error) => [`${error.name}: ${error.message}`],
      );
      checks.push({ what: `${engine.name} ${browser.version}: ${what}`, faults });
    }
    return checks;
  } finally {
    await browser.stop();
  }
}

/** What browsers told the server about themselves, as the operator reads it in System. */
async function reportedErrors(world) {
  const system = await until(async () => {
    const answer = await world.newClient().ask('/api/v1/admin/system', { token: world.access });
    return answer.status === 200 && answer.json().data;
  }, 'System answers');
  return system.client_errors.map(({ message, url }) => `${url}: ${message}`);
}
