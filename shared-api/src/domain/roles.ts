export const roles = ['admin', 'manager', 'user'] as const;
export type Role = (typeof roles)[number];

export function isStaff(held: readonly Role[]): boolean {
  return held.includes('admin') || held.includes('manager');
}
