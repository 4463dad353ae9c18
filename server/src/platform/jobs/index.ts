export { countedJob } from './counted-job';
export { jobTitles } from './job-titles.messages';
export { createJobRunner, type Job, type JobRunner, longestRunMs } from './runner';
