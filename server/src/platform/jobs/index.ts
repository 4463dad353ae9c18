export { createJobRunner, type Job, type JobRunner } from './runner';
