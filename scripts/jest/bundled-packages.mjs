import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { filesBelow, packageFolder, root } from '../lib/files.mjs';

/** What jest would read and run for each test file, some 1,700 modules of it. Only the design system imports them. */
const packages = ['@chakra-ui/react', 'lucide-react'];
/** Of what others import too there must be one. */
const external = ['react', 'react-dom', '@emotion/*'];

const imports = /^(?:import|export) (type )?\{([^}]*)\} from '([^']+)';$/gm;
const mentions = /\bfrom '([^']+)'/g;

/**
 * What a source takes of the packages, as pairs of package and name.
 * @throws Error when it takes something in a form that is not read here
 */
function takenBy(file) {
  const source = readFileSync(file, 'utf8');
  const read = [...source.matchAll(imports)].filter(([, , , from]) => packages.includes(from));
  const mentioned = [...source.matchAll(mentions)].filter(([, from]) => packages.includes(from));
  if (read.length < mentioned.length)
    throw new Error(`${file}: tests understand no import of its packages but { ... }`);
  return read
    .filter(([, type]) => !type)
    .flatMap(([, , list, from]) => list.split(',').map((one) => [from, one.trim().split(' as ')[0]]))
    .filter(([, name]) => name !== '' && !name.startsWith('type '));
}

/** Makes one file of the parts in use, unless it is there, and gives its path. */
function bundled(name, names) {
  const contents = `export { ${[...names].sort().join(', ')} } from '${name}';`;
  const inputs = [contents, readFileSync(import.meta.filename), readFileSync(path.join(root, 'package-lock.json'))];
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input);
  const file = path.join(root, '.cache/jest', `${name.replace('/', '-')}-${hash.digest('hex').slice(0, 16)}.cjs`);
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  buildSync({
    stdin: { contents, resolveDir: packageFolder('shared-ui') },
    outfile: draft,
    bundle: true,
    format: 'cjs',
    platform: 'browser',
    external,
    // As jest has it when it runs.
    define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
    logLevel: 'error',
  });
  renameSync(draft, file);
  return file;
}

/** @returns {Record<string, string>} for jest's `moduleNameMapper`: each package's parts in use as one module */
export function bundledPackages() {
  const taken = filesBelow(path.join(packageFolder('shared-ui'), 'src'), /\.tsx?$/).flatMap(takenBy);
  const inUse = packages.map((name) => [name, new Set(taken.flatMap(([from, part]) => (from === name ? [part] : [])))]);
  return Object.fromEntries(inUse.map(([name, names]) => [`^${name}$`, bundled(name, names)]));
}
