export { batchesOf } from './batches';
export { beforeCommit, createDatabase, type Database } from './database';
export { databaseErrorCode, isRetryable, isUnavailable, isUniqueViolation } from './database-errors';
export { fold, likePattern, prefixPattern, searchPatterns, searchTextOf, sortKeyOf } from './folded-text';
export { MigrationChangedError, migrate } from './migrate';
export { type DatabaseOptions, openDatabase } from './open-database';
export { FolderInUseError } from './pglite/folder-lock';
export type { Queries } from './queries';
