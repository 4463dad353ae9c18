export { type ContractKind, clausesOf, type TermsVersion, termsVersion, termsVersions } from './clauses';
export { coverTableMessages } from './cover.messages';
export { type CoverItem, contradictingLine, coverGroups, coverItems, coverLine, readCoverLine } from './cover-lines';
export { type Cover, coverTable, type TabledPackage } from './cover-table';
export { termsPath, termsVersionParameter } from './terms-path';
