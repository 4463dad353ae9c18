export { shrinkHeap } from './bounded-heap';
export { checkDemonstrationMark, isSeeded, markSeeded } from './demonstration-mark';
export { closeDataFolder, doubtfulSettings } from './doubtful-settings';
export { KeysMissingError, openDatabaseKeys, readDatabaseKeys } from './keys-mark';
export { messages as startMessages } from './messages';
export { type CommandParts, runCommand } from './run-command';
export { complain, say } from './say';
export { startProblem } from './start-problem';
