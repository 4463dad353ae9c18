import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../lib/free-port.mjs';
import { launchChromium } from '../lib/launch-chromium.mjs';
import { keptFolder, sessionOf, startProduct } from '../lib/start-product.mjs';
import { siteName, startNginx } from '../scale/nginx.mjs';
import { startBarePage } from './bare-page.mjs';
import { visitPage } from './page-visit.mjs';
import { lineOf, ownLineOf, table } from './ratio.mjs';
import { tellFiles, tellKinds, tellWaterfall } from './waterfall.mjs';

/** A car that the demonstration's registry knows (server/src/modules/demonstration/seed/make-cars.ts). */
const demoVin = 'ZACPJFCW1SP018273';

const thousand = 1_000;

/** What every page begins with: React, Chakra, the federation's runtime, routing, checking, server data, texts. */
const firstScript = 'the shell’s first script is 176 kB of it, there after 2.8 s';

/** The pages that are measured, what of each has a target, and what keeps it from that. */
const pages = [
  { path: '/', targets: {} },
  { path: `/ricerca/${demoVin}`, name: '/ricerca/{vin}', targets: { largest: 3 }, bounds: { largest: firstScript } },
  {
    path: '/cms/manager/contracts',
    who: 'manager',
    targets: { javascript: 230, requests: 12, largest: 4, shift: 0.02 },
    bounds: { javascript: firstScript, requests: 'one call more, for the number of those who withdrew' },
  },
  { path: '/account', who: 'cliente', targets: { largest: 4 } },
];

/**
 * Cold loads on a phone, beside a page that was written by hand: nginx as it is documented before the built product, the
 * page over the same HTTP/2. Server, shell and areas must have been built.
 * @param {{ rounds: number, say: (line: string) => void }} options
 * @returns {Promise<boolean>} whether every target was reached
 */
export async function benchPages({ rounds, say }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'carcare-pages-'));
  const product = await startProduct({
    DATA_DIR: keptFolder,
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: `https://${siteName}`,
  });
  const port = Number(new URL(product.address).port);
  const nginx = await startNginx({ folder, processes: [port, port], bucket: port });
  const barePort = await freePort();
  const secret = (name) => readFileSync(path.join(folder, 'nginx', name));
  const bare = await startBarePage(barePort, { key: secret('key.pem'), cert: secret('fullchain.pem') });
  const browser = await launchChromium([`--host-resolver-rules=MAP ${siteName} 127.0.0.1`]);
  try {
    const ours = `https://${siteName}:${nginx.port}`;
    const wanted = await Promise.all(
      pages.map(async ({ who, ...page }) => ({
        ...page,
        address: ours,
        session: who === undefined ? undefined : await sessionOf(product, who),
      })),
    );
    const others = {
      bare: { address: `https://${siteName}:${barePort}`, path: '/' },
      scriptless: { address: ours, path: '/', scripts: false },
    };
    const visited = await visitInTurn(browser, wanted, others, rounds);
    say(`\n${rounds} rounds, slow 4G, a processor 4 times slower, 390x844, load ${loadavg()[0].toFixed(1)}`);
    const lines = table(say);
    for (const [place, { name, path: shown, targets, bounds = {} }] of wanted.entries()) {
      const visits = visited.map((round) => round.pages[place]);
      await tellPage({ name: name ?? shown, targets, bounds, visits }, visited, lines);
    }
    return lines.holds();
  } finally {
    await browser.close();
    bare.stop();
    await nginx.stop();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every page once in each round, after a first one that is not counted: the first answer is made, later ones lie ready. */
async function visitInTurn(browser, wanted, { bare, scriptless }, rounds) {
  const visited = [];
  for (let round = 0; round <= rounds; round += 1) {
    const seen = { bare: await visitPage(browser, bare), scriptless: await visitPage(browser, scriptless), pages: [] };
    for (const page of wanted) seen.pages.push(await visitPage(browser, page));
    if (round > 0) visited.push(seen);
  }
  return visited;
}

async function tellPage({ name, targets, bounds, visits }, visited, { add }) {
  const values = (field, by = 1) => visits.map((visit) => visit[field] / by);
  const beside = (field, other) =>
    visits.map((visit, round) => ({ ours: visit[field], bare: visited[round][other][field] }));
  const time = () => tellWaterfall(visits);
  const files = () => tellFiles(visits[0].files);
  if (name === '/') {
    await add(
      ownLineOf({
        name: '/: JavaScript before it can be used',
        unit: 'kB',
        values: values('before', thousand),
        most: 15,
      }),
      () => tellFiles(visits[0].files.filter(({ isBefore }) => isBefore)),
    );
    await add(
      lineOf({
        name: '/: LCP beside its HTML without scripts',
        unit: 'ms',
        rounds: beside('largest', 'scriptless'),
        most: 1.05,
        bound: 'chance: both are the same HTML, whose scripts wait until the browser is idle',
      }),
      time,
    );
    // Search, menu and questions are plain HTML: who touches the page before React has come is answered by it.
    await add(
      ownLineOf({ name: '/: can be used after', unit: 's', values: values('first', thousand), most: 1.5 }),
      time,
    );
    // On a machine with much else to do the browser may not have been idle yet.
    if (visits.every(({ live }) => live !== null))
      await add(
        ownLineOf({ name: '/: React has taken over after', unit: 's', values: values('live', thousand) }),
        time,
      );
  } else {
    await add(
      ownLineOf({
        name: `${name}: JavaScript`,
        unit: 'kB',
        values: values('javascript', thousand),
        most: targets.javascript,
        bound: bounds.javascript,
      }),
      files,
    );
  }
  const requests = { unit: '', values: values('requests'), most: targets.requests, bound: bounds.requests };
  await add(ownLineOf({ name: `${name}: requests`, ...requests }), () => tellKinds(visits[0].kinds));
  const largest = lineOf({
    name: `${name}: LCP beside a static page`,
    unit: 'ms',
    rounds: beside('largest', 'bare'),
    most: targets.largest,
    bound: bounds.largest,
  });
  await add(largest, time);
  await add(ownLineOf({ name: `${name}: CLS`, unit: '', values: values('shift'), most: targets.shift }), time);
}
