import { documentTasks } from './modules/documents/tasks';
import { serveTasks } from './platform/workers';

/** What a worker thread starts from: it knows every task of every module. */
serveTasks(Object.values(documentTasks));
