import type { RemoteModule } from 'shared-api/host';

/** The areas by their names, each a chunk. The build fills it from the workspaces (areas-loader.mjs). */
export const areas: Readonly<Record<string, () => Promise<{ area: RemoteModule }>>> = {};
