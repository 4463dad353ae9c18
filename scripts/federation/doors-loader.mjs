import { doorTable } from './shared.mjs';

/** The source of the doors that the shell provides. */
function doorsSource(table) {
  const imports = table.flatMap(({ door, eager }, place) =>
    eager ? [`import * as door${place} from ${JSON.stringify(door)};`] : [],
  );
  const entries = table.map(({ door, version, eager }, place) => {
    const open = eager ? `door${place}` : `import(${JSON.stringify(door)})`;
    return `  ${JSON.stringify(door)}: { version: ${JSON.stringify(version)}, open: () => ${open} },`;
  });
  return [...imports, 'export const doors = {', ...entries, '};', ''].join('\n');
}

/** Webpack loader for shell/src/boot/doors.ts: fills it from the singleton table. */
export default function doorsLoader() {
  const { production } = this.getOptions();
  return doorsSource(doorTable(production));
}
