import { Refusal } from '../errors';
import { task } from '../workers';
import { parseTable } from './parse-table';

/** What is read of uploaded tables: a large one takes a thread for seconds. */
export const importTasks = { readTable: task('read-table', parseTable, [Refusal]) };
