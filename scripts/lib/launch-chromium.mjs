import { findChromium } from './programs.mjs';

/** Starts the machine's Chromium, without a window. */
export async function launchChromium() {
  const { chromium } = await import('playwright-core');
  const args = process.getuid() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: findChromium(), args });
}
