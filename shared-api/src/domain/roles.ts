export const roles = ['admin', 'manager', 'user'] as const;
export type Role = (typeof roles)[number];

/** Whether somebody works here: a manager or an admin. */
export function isStaff(held: readonly Role[]): boolean {
  return held.includes('admin') || held.includes('manager');
}
