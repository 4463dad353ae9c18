import { startCommand } from '../platform/start/start-command';

await startCommand(() => import('../operator/restore'));
