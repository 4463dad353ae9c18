export {
  type AreaManifest,
  type AreaRecord,
  areaAt,
  areaManifest,
  type PageConfig,
  pageConfig,
  type Registry,
  type RuntimeManifest,
  registry,
  runtimeManifest,
  type ShellManifest,
  shellManifest,
} from './registry';
export {
  areaOf,
  type PieceReleases,
  pieceName,
  pieceOf,
  type ReleasedVersion,
  type ReleaseNote,
  type ReleaseRegistry,
  releaseAct,
  releaseId,
  releaseIdOf,
  releaseRegistry,
} from './release-registry';
export { type StillFrames, type StillPages, stillFrames, stillPages, stillSlot } from './still';
