import { findChromium } from './find-program.mjs';

/** Starts the machine's Chromium, without a window, with further arguments of its own. */
export async function launchChromium(more = []) {
  const { chromium } = await import('playwright-core');
  const args = [...(process.getuid() === 0 ? ['--no-sandbox'] : []), ...more];
  return chromium.launch({ executablePath: findChromium(), args });
}
