import { useUserCalls } from '../use-user-calls';
import { useUserChange } from './use-user-change';

/** Shuts a person out, or lets them in again. A refusal is told by the shell. */
export function useActive() {
  const calls = useUserCalls();
  return useUserChange((uid, active: boolean, options) =>
    calls.updateProfile({ params: { uid }, body: { active } }, { ...options, quiet: false }),
  );
}
