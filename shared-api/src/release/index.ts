export {
  failsForMost,
  isFailing,
  troublesOf,
  type VersionFigures,
  type Vitals,
  type Worse,
  worseThanLive,
} from './failing';
export { changedNames, fitsRange, fitsServer, missingNames, type SharedTypes } from './fit';
export { areaOf, pieceOf } from './pieces';
export {
  type PrerenderedFrames,
  type PrerenderedPages,
  prerenderedFrames,
  prerenderedPages,
  prerenderSlot,
  type SkeletonParts,
  settingPlace,
  skeletonFrameOf,
  skeletonId,
  skeletonParts,
} from './prerender';
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
  type Ramp,
  type ReleasedVersion,
  type ReleaseNote,
  type ReleaseRegistry,
  ramp,
  releaseAct,
  releaseIdOf,
  releaseNameOf,
  releaseRegistry,
} from './release-registry';
