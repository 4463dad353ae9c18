import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { filesBelow, packageFolder, root } from '../lib/files.mjs';

/** Packages of hundreds of modules, which jest would read and run for each test file. Only the design system imports them. */
const packages = ['@chakra-ui/react', 'lucide-react'];
/** Of what others import too there must be one. */
const external = ['react', 'react-dom', '@emotion/*'];

const imports = /^(?:import|export) \{([^}]*)\} from '([^']+)';$/gm;

/** What the design system takes of each package. */
function namesInUse() {
  const names = new Map(packages.map((name) => [name, new Set()]));
  for (const file of filesBelow(path.join(packageFolder('shared-ui'), 'src'), /\.tsx?$/))
    for (const [, list, from] of readFileSync(file, 'utf8').matchAll(imports))
      for (const name of list.split(',').map((one) => one.trim()))
        if (name !== '' && !name.startsWith('type ')) names.get(from)?.add(name.split(' as ')[0]);
  return names;
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
  const inUse = [...namesInUse()].filter(([, names]) => names.size > 0);
  return Object.fromEntries(inUse.map(([name, names]) => [`^${name}$`, bundled(name, names)]));
}
