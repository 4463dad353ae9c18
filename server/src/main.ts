import { boundHeap } from './platform/start/bounded-heap';
import { expectNode } from './platform/start/expect-node';

boundHeap();

if (expectNode()) {
  const { serve } = await import('./serve');
  await serve(process.env, process.argv.slice(2));
}
