import { randomUUID } from 'node:crypto';

let made = 0;

/** A number that nothing else in the world holds. */
export function nextNumber(): number {
  made += 1;
  return made;
}

/** Letters and digits that nothing else in the world holds. */
export function mark(number = nextNumber()): string {
  return `${randomUUID().replaceAll('-', '').slice(0, 8)}${number}`;
}
