/**
 * What is left of a countdown, in minutes and seconds: 605 to "10:05".
 * @param seconds whole, not below 0
 */
export function formatTimeLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
