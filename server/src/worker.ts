import { documentTasks } from './modules/documents/tasks';
// Not by its door: the rest of imports needs the database.
import { importTasks } from './platform/import/tasks';
import { serveTasks } from './platform/workers';

/** What a worker thread starts from: it knows every task of every module. */
serveTasks([...Object.values(documentTasks), ...Object.values(importTasks)]);
