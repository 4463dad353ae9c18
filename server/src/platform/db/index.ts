export { batchesOf } from './batches';
export { beforeCommit, createDatabase, type Database, sideBySide } from './database';
export { databaseErrorCode, isRetryable, isUnavailable, isUniqueViolation } from './database-errors';
export { fold, likePattern, prefixPattern, searchPatterns, searchTextOf, searchWords, sortKeyOf } from './folded-text';
export { MigrationChangedError, migrate } from './migrate';
export { type DatabaseOptions, openDatabase } from './open-database';
export { FolderInUseError } from './pglite/folder-lock';
export type { Queries } from './queries';
export { preparedStatement, statementChannel } from './statements';
