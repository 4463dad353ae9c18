/**
 * Builds what changed since the last build.
 *
 *     npm run build                  everything
 *     npm run build -- shell server  some of it
 */
import { buildChanged, builds } from './lib/builds.mjs';
import { stopWithMe } from './lib/run.mjs';
import { tellUsage } from './lib/usage.mjs';

/**
 * Builds the named workspaces, or all.
 * @param {string[]} names
 * @returns {Promise<boolean>} whether everything is built
 */
export async function buildAll(names = []) {
  const wanted = names.length > 0 ? builds.filter(({ name }) => names.includes(name)) : builds;
  const results = await buildChanged(wanted, report);
  return results.every(({ code }) => code === 0);
}

function report({ name, made, code, output, seconds }) {
  if (code !== 0) console.error(`${output}\n  ${name}: la costruzione non è riuscita.`);
  else if (made) console.log(`  ${name}: costruito in ${seconds.toFixed(1).replace('.', ',')} s`);
  else console.log(`  ${name}: già pronto`);
}

if (process.argv[1] === import.meta.filename) {
  tellUsage(`npm run build
npm run build -- shell server

Costruisce quello che è cambiato, o solo le parti con quel nome: ${builds.map(({ name }) => name).join(', ')}.`);
  stopWithMe();
  const unknown = process.argv.slice(2).filter((name) => !builds.some((build) => build.name === name));
  if (unknown.length > 0) {
    console.error(`Non c'è niente da costruire con il nome ${unknown.join(', ')}.`);
    process.exit(1);
  }
  process.exitCode = (await buildAll(process.argv.slice(2))) ? 0 : 1;
}
