import { boundHeap } from './platform/start/bounded-heap';
import { complain } from './platform/start/say';
import { serve } from './serve';

boundHeap();

const oldest = [20, 19] as const;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  complain(`Serve Node ${oldest.join('.')} o più recente: questo è ${process.versions.node}.`);
  process.exitCode = 1;
} else {
  await serve(process.env);
}
