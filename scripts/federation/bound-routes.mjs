import { join } from 'node:path';
import { packageFolder } from './packages.mjs';

const contractsDir = join(packageFolder('shared-api'), 'src/contracts');

/** Contracts of which forms take schemas, or other values. */
const whole = [
  'account-contacts',
  'all-contracts',
  'api-version',
  'auth',
  'machine-room',
  'public',
  'staff-contract-files',
];

/** What a call keeps for whoever only sends it (routes-loader.mjs). */
const kept = ['method', 'path', 'file', 'answers'];

/**
 * The rule by which contracts that somebody binds come without their schemas, as those of the client do: the server
 * checks by them, and a form imports the one that it checks from `shared-api/entities`.
 */
export const boundRoutes = {
  resource: (file) => file.startsWith(contractsDir) && !whole.some((name) => file === join(contractsDir, `${name}.ts`)),
  issuer: join(contractsDir, 'index.ts'),
  use: join(import.meta.dirname, 'routes-loader.mjs'),
};

/**
 * The fields that code reads of calls and that its build leaves behind: `managerContracts.create.body`.
 * @param {readonly { request?: string, ids?: readonly string[] }[]} dependencies of a module
 * @param {(name: string) => boolean} isWhole whether a contract comes with its schemas
 */
export function missingSchemas(dependencies, isWhole) {
  return dependencies
    .filter(({ request }) => request === 'shared-api/contracts')
    .map(({ ids = [] }) => ids)
    .filter(([contract, , field]) => field !== undefined && !kept.includes(field) && !isWhole(contract))
    .map((ids) => ids.slice(0, 3).join('.'));
}

/** Fails a build that reads a schema of a contract that it has without them. */
export class BoundRoutesPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BoundRoutesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('BoundRoutesPlugin', (modules) => {
        const wholeNames = new Set(
          [...modules]
            .filter(({ resource }) => whole.some((name) => resource === join(contractsDir, `${name}.ts`)))
            .flatMap((module) => compilation.moduleGraph.getExportsInfo(module).orderedExports.map(({ name }) => name)),
        );
        const found = [...modules].flatMap(({ dependencies = [] }) =>
          missingSchemas(dependencies, (name) => wholeNames.has(name)),
        );
        const sentence = (name) => `${name} stays with the server: import the schema from shared-api/entities.`;
        compilation.errors.push(...[...new Set(found)].map((name) => new WebpackError(sentence(name))));
      });
    });
  }
}
