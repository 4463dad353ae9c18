const rome = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Rome',
});
const romeZone = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' });
const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** "21 novembre 2026, 10:42:07 (Roma, GMT+01:00)" */
export function dayAndTime(moment: Date): string {
  const zone = romeZone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${rome.format(moment).replace(' alle ore ', ', ')} (Roma, ${zone})`;
}

/** "21/11/2026", of `2026-11-21`. */
export function day(date: string): string {
  return date.split('-').reverse().join('/');
}

/** "123.331" */
export function grouped(count: number): string {
  return whole.format(count);
}
