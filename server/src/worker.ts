// Not by their entry points: the rest of them needs the database and sign-ins, which a thread has no use for.
import { assetTasks } from './modules/assets/tasks';
import { documentTasks } from './modules/documents/tasks';
import { importTasks } from './platform/import/tasks';
import { serveTasks } from './platform/workers';

/** What a worker thread starts from: it knows every task of every module. */
serveTasks([...Object.values(assetTasks), ...Object.values(documentTasks), ...Object.values(importTasks)]);
