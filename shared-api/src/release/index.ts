export { isFailing, type VersionFigures } from './failing';
export { fitsRange, fitsServer, missingNames } from './fit';
export { areaOf, pieceOf } from './pieces';
export {
  type AreaManifest,
  type AreaRecord,
  areaAt,
  areaManifest,
  type PageConfig,
  type PageFiles,
  pageAt,
  pageConfig,
  type Registry,
  registry,
  type ShellManifest,
  shellManifest,
} from './registry';
export {
  type PieceReleases,
  type Provenance,
  pieceName,
  provenance,
  type ReleasedVersion,
  type ReleaseNote,
  type ReleaseRegistry,
  releaseAct,
  releaseIdOf,
  releaseNameOf,
  releaseRegistry,
} from './release-registry';
export { type StillFrames, type StillPages, stillFrames, stillPages, stillSlot } from './still';
