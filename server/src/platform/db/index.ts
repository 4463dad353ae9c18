export { batchesOf } from './batches';
export { type Committed, commitHeld, outsideCalls, runCall } from './call-transactions';
export {
  afterCommit,
  beforeCommit,
  changesNothing,
  createDatabase,
  type Database,
  partOf,
  sideBySide,
} from './database';
export { databaseErrorCode, isDiskFull, isRetryable, isUnavailable, refusingTaken } from './database-errors';
export { fold, likePattern, prefixPattern, searchPatterns, searchTextOf, searchWords, sortKeyOf } from './folded-text';
export {
  hasEmbeddedDatabase,
  type Inspection,
  inspectDatabase,
  NoDatabaseError,
  newerMigrations,
  openAsItIs,
  SchemaOlderError,
} from './inspect-database';
export { MigrationChangedError, readMigrations } from './migrate';
export { openDatabase } from './open-database';
export { FolderInUseError } from './pglite/folder-lock';
export { copyPgliteFolder, restorePgliteFolder } from './pglite/pglite-copy';
export type { Queries } from './queries';
export { readTogether, rowBeside } from './read-together';
export { rowAsJson } from './row-as-json';
export { preparedStatement, statementChannel } from './statements';
export { unscoped } from './unscoped';
export { insertTogether, type NewRows, newRows, rowsOnce, writeTogether } from './write-together';
