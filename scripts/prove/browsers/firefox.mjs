import { whereIs } from '../../lib/find-program.mjs';

const program = () => whereIs('firefox-esr') ?? whereIs('firefox');

/** @type {import('./engine.mjs').Engine} */
export const firefox = {
  name: 'Firefox',
  missing: () => (program() === null ? 'firefox-esr' : null),
  async start() {
    // The other parts need none of it.
    const { default: puppeteer } = await import('puppeteer-core');
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program(), headless: true });
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    const see = (xpath) => page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true });
    return {
      version: (await browser.version()).split('/')[1],
      open: (address) => page.goto(address),
      see,
      click: async (xpath) => (await see(xpath)).click(),
      type: async (xpath, text) => (await see(xpath)).type(text),
      stop: () => browser.close(),
    };
  },
};
