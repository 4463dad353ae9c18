export {
  type Clause,
  type ContractKind,
  clausesOf,
  type TermsVersion,
  termsVersion,
  termsVersions,
} from './clauses';
export { coverTableMessages } from './cover.messages';
export {
  type CoverFact,
  type CoverItem,
  type CoverLines,
  contradictingLine,
  coverGroups,
  coverItems,
  coverLine,
  plainCoverLine,
  readCoverLine,
} from './cover-lines';
export { type Cover, type CoverGroup, type CoverRow, coverTable, type TabledPackage } from './cover-table';
export { termsPath, termsVersionParameter } from './terms-path';
