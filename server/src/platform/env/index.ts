export { type Env, EnvError, readEnv } from './env';
