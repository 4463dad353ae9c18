export { serveTasks } from './serve-tasks';
export { type AnyTask, type Task, task } from './task';
export { createWorkerPool } from './worker-pool';
export { inProcess, type Workers } from './workers';
