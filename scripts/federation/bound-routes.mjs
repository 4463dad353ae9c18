import { join } from 'node:path';
import { packageFolder } from './packages.mjs';

const contractsDir = join(packageFolder('shared-api'), 'src/contracts');

/** The files that forms take schemas of, or others other values, with the contracts in them. */
const whole = {
  account: ['account'],
  'account-contacts': ['accountContacts'],
  'all-contracts': [],
  'api-version': [],
  auth: ['auth'],
  'machine-room': ['assets', 'demonstration', 'machineRoom'],
  public: ['publicArea'],
  'staff-contract-files': [],
};
const wholeFiles = Object.keys(whole).map((name) => join(contractsDir, `${name}.ts`));
const wholeContracts = Object.values(whole).flat();

/** What a call keeps for whoever only sends it (routes-loader.mjs). */
const kept = ['method', 'path', 'file', 'answers'];

/**
 * The rule by which contracts that somebody binds come without their schemas, as those of the client do: the server
 * checks by them, and a form imports the one that it checks from `shared-api/entities`.
 */
export const boundRoutes = {
  resource: (file) => file.startsWith(contractsDir) && !wholeFiles.includes(file),
  issuer: join(contractsDir, 'index.ts'),
  use: join(import.meta.dirname, 'routes-loader.mjs'),
};

/**
 * The fields that code reads of calls and that its build leaves behind: `managerContracts.create.body`.
 * @param {readonly { request?: string, ids?: readonly string[] }[]} dependencies of a module
 */
export function missingSchemas(dependencies) {
  return dependencies
    .filter(({ request }) => request === 'shared-api/contracts')
    .map(({ ids = [] }) => ids)
    .filter(([contract, , field]) => field !== undefined && !kept.includes(field) && !wholeContracts.includes(contract))
    .map((ids) => ids.slice(0, 3).join('.'));
}

/** Fails a build that reads a schema of a contract that it has without them. */
export class BoundRoutesPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BoundRoutesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('BoundRoutesPlugin', (modules) => {
        const found = [...modules].flatMap(({ dependencies = [] }) => missingSchemas(dependencies));
        const sentence = (name) => `${name} stays with the server: import the schema from shared-api/entities.`;
        compilation.errors.push(...[...new Set(found)].map((name) => new WebpackError(sentence(name))));
      });
    });
  }
}
