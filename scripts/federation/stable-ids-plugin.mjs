import { createHash } from 'node:crypto';

const name = 'StableIdsPlugin';
const federationEntry = /[/\\]\.federation[/\\]entry\.\w+\.js$/;

/** What stands for a module of federation's in every folder; undefined for all others, whose names webpack makes so. */
function stableName(module, context) {
  // The name is a hash of the source, in which the library's paths stand.
  if (federationEntry.test((module.rootModule ?? module).resource ?? '')) return 'federation/entry';
  const ident = module.libIdent?.({ context });
  return ident?.startsWith('webpack/sharing/') || ident?.startsWith('webpack/container/') ? ident : undefined;
}

/** As short as those that webpack gives. */
const idOf = (text) => 1_000 + (createHash('sha256').update(text).digest().readUInt32BE() % 9_000);

/**
 * Gives federation's own modules ids that do not hang on the folder, as webpack's would, and with them the ids that others
 * get in their place and the names of all files: the same sources are the same build wherever they lie.
 */
export class StableIdsPlugin {
  apply({ context, hooks }) {
    hooks.compilation.tap(name, ({ chunkGraph, hooks: { moduleIds } }) => {
      moduleIds.tap({ name, before: 'DeterministicModuleIdsPlugin' }, (modules) => {
        const named = [...modules].map((module) => [stableName(module, context), module]);
        const taken = new Set();
        for (const [text, module] of named.filter(([text]) => text !== undefined).sort(byName)) {
          let id = idOf(text);
          while (taken.has(id)) id += 1;
          taken.add(id);
          chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

const byName = ([one], [other]) => (one < other ? -1 : 1);
