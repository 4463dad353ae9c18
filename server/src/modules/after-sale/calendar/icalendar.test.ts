import fc from 'fast-check';
import { icalendar } from './icalendar';

const now = new Date('2026-11-21T09:42:10.123Z');
const one = (summary: string) =>
  icalendar([{ uid: 'a@b', day: '2027-02-28', summary }], { name: 'n', now, sequence: 3 });

/** Reads a value back as a calendar does: unfolds, then takes the escapes away. */
function readBack(file: string, name: string): string {
  const line = file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((each) => each.startsWith(`${name}:`));
  return (line ?? '')
    .slice(name.length + 1)
    .replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));
}

describe('a calendar file', () => {
  it('obeys no control character of a text', () => {
    const file = one('Via Roma\rATTENDEE:mailto:ladro@example.com\u001b[2J\u0007');
    expect(file).toContain('SUMMARY:Via Roma\\nATTENDEE:mailto:ladro@example.com[2J\r\n');
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}]/u);
  });

  it('holds whole days with a lasting id', () => {
    expect(one('Tagliando').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//CarCare//CarCare//IT',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:n',
      'BEGIN:VEVENT',
      'UID:a@b',
      'DTSTAMP:20261121T094210Z',
      'SEQUENCE:3',
      'DTSTART;VALUE=DATE:20270228',
      'SUMMARY:Tagliando',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('tells where, and rings at nine in the morning so many days before', () => {
    const day = { uid: 'a@b', day: '2027-02-28', summary: 'Tagliando', place: 'Lario, Como', remindBefore: 14 };
    const file = icalendar([day], { name: 'n', now, sequence: 3 });
    expect(readBack(file, 'LOCATION')).toBe('Lario, Como');
    expect(file).toContain(
      ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Tagliando', 'TRIGGER:-P13DT15H', 'END:VALARM', ''].join('\r\n'),
    );
  });

  it('holds an hour, and rings at the same hour a day before', () => {
    const visit = {
      uid: 'a@b',
      day: '2026-12-03',
      at: new Date('2026-12-03T08:30:00Z'),
      summary: 'v',
      remindBefore: 1,
    };
    const file = icalendar([visit], { name: 'n', now, sequence: 3 });
    expect(file).toContain('DTSTART:20261203T083000Z\r\nDURATION:PT1H\r\n');
    expect(file).toContain('TRANSP:OPAQUE\r\n');
    expect(file).toContain('TRIGGER:-P1D\r\n');
  });

  it('tells that an hour was called off, as a later state of the same entry', () => {
    const off = { uid: 'a@b', day: '2026-12-03', at: new Date('2026-12-03T08:30:00Z'), summary: 'v', cancelled: true };
    const file = icalendar([{ ...off, changes: 2 }], { name: 'n', now, sequence: 3 });
    expect(file).toContain('SEQUENCE:5\r\nSTATUS:CANCELLED\r\nDTSTART:20261203T083000Z\r\n');
    expect(file).toContain('TRANSP:TRANSPARENT\r\n');
  });

  it('gives every text back, in lines of 75 octets at most', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map((value) => value.replace(/\p{Cc}/gu, '\n'));
    fc.assert(
      fc.property(text, (summary) => {
        const file = one(summary);
        expect(readBack(file, 'SUMMARY')).toBe(summary);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });
});
