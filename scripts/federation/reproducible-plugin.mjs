import { createHash } from 'node:crypto';

const name = 'ReproduciblePlugin';

/** What federation puts in front of a build; its name is a hash of its source, in which the library's paths stand. */
export const federationEntry = /[/\\]\.federation[/\\]entry\.\w+\.js$/;
/** The same in what webpack writes about a script's parts. */
const noteOfEntry = /;\/\/ \S*\.federation\/entry\.\w+\.js\n/;

/** What stands for a module of federation's in every folder; undefined for all others, whose names webpack makes so. */
function stableName(module, context) {
  if (federationEntry.test((module.rootModule ?? module).resource ?? '')) return 'federation/entry';
  const ident = module.libIdent?.({ context });
  return ident?.startsWith('webpack/sharing/') || ident?.startsWith('webpack/container/') ? ident : undefined;
}

/** As short as those that webpack gives. */
const idOf = (text) => 1_000 + (createHash('sha256').update(text).digest().readUInt32BE() % 9_000);
const byName = ([one], [other]) => (one < other ? -1 : 1);

/** Gives federation's modules ids that do not hang on the folder, as webpack's would, and the ids of others with them. */
function giveIds(modules, { chunkGraph, options }) {
  const named = [...modules].map((module) => [stableName(module, options.context), module]);
  const taken = new Set();
  for (const [text, module] of named.filter(([text]) => text !== undefined).sort(byName)) {
    let id = idOf(text);
    while (taken.has(id)) id += 1;
    taken.add(id);
    chunkGraph.setModuleId(module, id);
  }
}

/** A minifier gives out its letters by what stands in a script, notes included. */
function dropNotes(compilation, { ReplaceSource }) {
  for (const { name: file, source } of compilation.getAssets().filter(({ name: file }) => file.endsWith('.js'))) {
    const [note] = noteOfEntry.exec(String(source.source())) ?? [];
    if (note === undefined) continue;
    const start = String(source.source()).indexOf(note);
    const without = new ReplaceSource(source);
    without.replace(start, start + note.length - 1, '');
    compilation.updateAsset(file, without);
  }
}

/** The same sources are the same build wherever they lie, where webpack begins without its cache. */
export class ReproduciblePlugin {
  apply({ hooks, webpack: { Compilation, sources } }) {
    hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.moduleIds.tap({ name, before: 'DeterministicModuleIdsPlugin' }, (modules) =>
        giveIds(modules, compilation),
      );
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_COMPATIBILITY;
      compilation.hooks.processAssets.tap({ name, stage }, () => dropNotes(compilation, sources));
    });
  }
}
