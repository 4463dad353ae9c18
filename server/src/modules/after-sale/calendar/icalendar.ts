/** A whole day in a calendar. */
export interface CalendarDay {
  /** Stays the same for ever, so that a second import changes the entry instead of adding one. */
  readonly uid: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly summary: string;
  readonly description?: string;
  /** Where one goes that day. */
  readonly place?: string;
  /** What is still to come is announced so many days before. */
  readonly remindBefore?: number;
}

export interface CalendarHead {
  readonly name: string;
  readonly now: Date;
  /** Counts up with every change of what the days stand for. */
  readonly sequence: number;
  /** Where more is told of each day. */
  readonly address?: string;
}

/** An iCalendar file (RFC 5545) of whole days: CRLF, lines of 75 octets at most, texts escaped. */
export function icalendar(days: readonly CalendarDay[], { name, now, sequence, address }: CalendarHead): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CarCare//CarCare//IT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap(({ uid, day, summary, description, place, remindBefore }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `SEQUENCE:${sequence}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(summary)}`,
      ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
      ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
      ...(address === undefined ? [] : [`URL:${address}`]),
      'TRANSP:TRANSPARENT',
      ...(remindBefore === undefined ? [] : alarm(remindBefore, summary)),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A whole day begins at midnight: the alarm rings at nine in the morning, so many days before. */
function alarm(daysBefore: number, summary: string): string[] {
  const trigger = `TRIGGER:-P${daysBefore - 1}DT15H`;
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, trigger, 'END:VALARM'];
}

function escaped(text: string): string {
  // RFC 5545 knows no control characters; a lone CR would end the line for some readers.
  const plain = text.replace(/\r\n?|\n/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
  return plain.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}

const maxOctets = 75;

/** Goes on in a new line, behind a blank, before the 76th octet; a character is never cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > maxOctets) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
