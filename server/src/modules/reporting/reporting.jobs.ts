import { countedJob } from '../../platform/jobs';
import type { ContractsContext } from '../contracts';
import { checkpointMessages } from './checkpoint/checkpoint.messages';
import { type CheckpointParts, makeCheckpoint } from './checkpoint/make-checkpoint';

export function reportingJobs(context: ContractsContext, parts: CheckpointParts) {
  return {
    checkpoint: countedJob('checkpoint', { title: checkpointMessages.job, everySeconds: 86_400, apart: true }, (now) =>
      makeCheckpoint(context, parts, now),
    ),
  };
}
