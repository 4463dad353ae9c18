export { serveTasks } from './serve-tasks';
export { task } from './task';
export { createWorkerPool } from './worker-pool';
export { inProcess, type Workers } from './workers';
