import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pieceName, pieceOf } from 'shared-api/release';
import { notFound } from '../errors';
import type { ReleaseStore } from '../releases';
import { areasBase, shellBase } from './addresses';
import { builtVersion } from './built-versions';
import { distFolder } from './piece-files';
import { sendBuiltFile, sendReleasedFile } from './static-files';

export interface PieceRoutes {
  /** The folder that holds the builds. */
  readonly root: string;
  readonly store: ReleaseStore;
  /** A browser took the first script of an area, or of the shell, at this version. */
  readonly onEntry: (area: string, version: string) => void;
}

const released = /^([0-9A-Za-z][0-9A-Za-z.-]{0,60}-[0-9a-f]{12})\/(.+)$/;
/** The first script of an area and of the shell, as the builds name them (scripts/federation). */
const entry = /^(remoteEntry|main)\.[0-9a-f]+\.js$/;

/** Serves the files of shell and areas: those of any version in the store, and the builds beside the server. */
export function servePieces(app: FastifyInstance, { root, store, onEntry }: PieceRoutes): void {
  async function send(request: FastifyRequest, reply: FastifyReply, area: string, path: string): Promise<FastifyReply> {
    const piece = pieceOf(area);
    if (!pieceName.safeParse(piece).success) throw notFound();
    const [, id = null, name = path] = released.exec(path) ?? [];
    const sent =
      id === null
        ? await sendBuiltFile(request, reply, distFolder(root, piece), name)
        : await sendReleasedFile(request, reply, (file) => store.file(piece, id, file), name);
    if (entry.test(name)) onEntry(area, id ?? builtVersion(root, piece)?.version ?? '');
    return sent;
  }

  app.get(`${shellBase}*`, (request, reply) => send(request, reply, 'shell', pathOf(request).slice(shellBase.length)));
  app.get<{ Params: { area: string } }>(`${areasBase}:area/*`, (request, reply) => {
    const { area } = request.params;
    return send(request, reply, area, pathOf(request).slice(areasBase.length + area.length + 1));
  });
}

function pathOf({ raw }: FastifyRequest): string {
  return decodeURIComponent((raw.url ?? '').split('?')[0] ?? '');
}
