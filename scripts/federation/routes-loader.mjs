import { loadModule } from './load-module.mjs';

const isFile = (answer) => answer?.kind === 'file';

/** A call without its schemas, and of its answers those that are files: `Route` in shared-api/src/kernel/entry.ts. */
function routeOf({ method, path, file, answers }) {
  const files = Object.entries(answers).filter(([, answer]) => isFile(answer));
  return { method, path, file, answers: Object.fromEntries(files) };
}

function routesOf(contract) {
  return Object.fromEntries(Object.entries(contract).map(([name, entry]) => [name, routeOf(entry)]));
}

function isContract(value) {
  const entries = Object.values(value);
  return entries.length > 0 && entries.every((entry) => typeof entry?.path === 'string' && 'answers' in entry);
}

/**
 * The routes of a contract's file as a module, and the files that they were read from.
 * @param {string} file one of shared-api/src/contracts
 */
export async function compileRoutes(file) {
  const { exports, inputs } = await loadModule(file);
  const source = Object.entries(exports)
    .filter(([, value]) => isContract(value))
    .map(([name, contract]) => `export const ${name} = ${JSON.stringify(routesOf(contract))};`)
    .join('\n');
  return { source, inputs };
}

/**
 * Webpack loader for the contracts that the client imports: leaves of each call what is needed to send it. Schemas stay
 * with the server and with the forms that import them.
 */
export default function routesLoader() {
  const done = this.async();
  compileRoutes(this.resourcePath).then(({ source, inputs }) => {
    for (const input of inputs) {
      this.addDependency(input);
    }
    done(null, source);
  }, done);
}
