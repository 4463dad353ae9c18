import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { whereIs } from '../../lib/find-program.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { until } from '../../scale/until.mjs';

const patienceMs = 30_000;

/** The smallest browser of WebKitGTK: Debian keeps it with the library. */
const program = () =>
  readdirSync('/usr/lib')
    .map((name) => path.join('/usr/lib', name, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file)) ?? null;

/** What Safari is made of. @type {import('./engine.mjs').Engine} */
export const webkit = {
  name: 'WebKit',
  missing() {
    if (whereIs('WebKitWebDriver') === null || program() === null) return 'webkit2gtk-driver';
    return whereIs('xvfb-run') === null ? 'xvfb' : null;
  },
  async start() {
    // The other parts need none of it.
    const { Builder, By, until: untilSeen } = await import('selenium-webdriver');
    const server = await startDriver();
    const driver = await new Builder()
      .usingServer(server.url)
      .withCapabilities(capabilities())
      .build()
      .catch((error) => {
        server.stop();
        throw error;
      });
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    const see = async (xpath) => {
      const element = await driver.wait(untilSeen.elementLocated(By.xpath(xpath)), patienceMs);
      return driver.wait(untilSeen.elementIsVisible(element), patienceMs);
    };
    return {
      version: (await driver.getCapabilities()).getBrowserVersion(),
      open: (address) => driver.get(address),
      see,
      click: async (xpath) => (await see(xpath)).click(),
      type: async (xpath, text) => (await see(xpath)).sendKeys(text),
      async stop() {
        await driver.quit();
        server.stop();
      },
    };
  },
};

const capabilities = () => ({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: program(), args: ['--automation'] },
});

/** It draws into a screen of its own. */
async function startDriver() {
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1400x1000x24'];
  const child = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => process.kill(-child.pid);
  const url = `http://127.0.0.1:${port}`;
  try {
    await until(async () => (await fetch(`${url}/status`)).ok, 'WebKit’s driver answers');
  } catch (error) {
    stop();
    throw error;
  }
  return { url, stop };
}
