import { spawnSync } from 'node:child_process';

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Where the machine has a program, by its PATH.
 * @param {string} name
 * @returns {string | null}
 */
export const whereIs = (name) =>
  spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim() || null;

const firstOf = (names) => process.env.CHROMIUM_PATH || names.map(whereIs).find(Boolean) || null;

/**
 * Where Chromium is; CHROMIUM_PATH comes first.
 * @returns {string | null}
 */
export const findChromium = () => firstOf(chromiumNames);

/**
 * The same browser without what only a window needs, where it is there: pages cost it half the time.
 * @returns {string | null}
 */
export const findLightChromium = () => firstOf(['chromium-headless-shell', ...chromiumNames]);
