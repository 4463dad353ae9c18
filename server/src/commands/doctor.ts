import { historyKeyIds } from '../modules/contracts';
import { runDoctor } from '../modules/operations';
import { fixedClock } from '../platform/clock';
import { runCommand } from '../platform/start';

await runCommand(({ env, write }) => runDoctor(env, { clock: fixedClock(new Date()), historyKeyIds, write }));
