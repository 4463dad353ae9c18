import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addCluster } from './add-cluster.mjs';
import { filesBelow, root } from './files.mjs';

const server = path.join(root, 'server');

/** Packages from npm stay outside the bundle; shared-api is TypeScript and comes in. */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: address, kind }) => {
      if (kind === 'entry-point' || /^shared-api(\/|$)/.test(address)) return undefined;
      return { path: address, external: true };
    });
  },
};

/** What esbuild is told, for the build and for development alike. */
export function serverBuild() {
  return {
    absWorkingDir: server,
    entryPoints: ['src/main.ts', 'src/worker.ts', ...filesBelow(path.join(server, 'src/commands'), /(?<!\.test)\.ts$/)],
    outbase: 'src',
    outdir: 'dist',
    bundle: true,
    // What is imported only when it is needed, such as the demonstration's seed, is no part of what production loads.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    plugins: [packagesOutside],
    logLevel: 'silent',
  };
}

/** Bundles the server and its commands into `server/dist`, with what a first start begins from. Errors come back as text. */
export async function buildServer(options) {
  const { build, formatMessages } = await import('esbuild');
  rmSync(path.join(server, 'dist'), { recursive: true, force: true });
  mkdirSync(path.join(server, 'dist'), { recursive: true });
  try {
    await build(serverBuild());
  } catch (failure) {
    const messages = await formatMessages(failure.errors ?? [], { kind: 'error', color: false });
    return { code: 1, output: messages.join('\n') || String(failure) };
  }
  return addCluster(path.join(server, 'dist'), options);
}

/**
 * Bundles the command that keeps the release store into one file that needs no installed package: the repository of an
 * area has no server.
 * @param {string} folder where `release-store.js` goes
 */
export async function buildStoreCommand(folder) {
  const { build } = await import('esbuild');
  await build({
    ...serverBuild(),
    entryPoints: ['src/commands/release-store.ts'],
    outbase: 'src/commands',
    outdir: folder,
    splitting: false,
    sourcemap: false,
    plugins: [],
    // What is CommonJS asks for Node's modules in its own way.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });
}
