/** A whole day in a calendar, or an hour of one. */
export interface CalendarDay {
  /** Stays the same for ever, so that a second import changes the entry instead of adding one. */
  readonly uid: string;
  /** How often this one was changed by itself, on top of the head's `sequence`. */
  readonly changes?: number;
  /** It was called off: whoever holds it is told so. */
  readonly cancelled?: boolean;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** When it begins, of what has its hour. */
  readonly at?: Date;
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

/** An iCalendar file (RFC 5545) of whole days and hours: CRLF, lines of 75 octets at most, texts escaped. */
export function icalendar(days: readonly CalendarDay[], { name, now, sequence, address }: CalendarHead): string {
  const stamp = utc(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//CarCare//CarCare//IT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap((day) => eventOf(day, { stamp, sequence, address })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

interface Stamped extends Pick<CalendarHead, 'sequence' | 'address'> {
  readonly stamp: string;
}

function eventOf(event: CalendarDay, { stamp, sequence, address }: Stamped): string[] {
  const { uid, changes = 0, cancelled = false, day, at, summary, description, place } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence + changes}`,
    ...(cancelled ? ['STATUS:CANCELLED'] : []),
    ...(at === undefined ? [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`] : [`DTSTART:${utc(at)}`, 'DURATION:PT1H']),
    `SUMMARY:${escaped(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    ...(address === undefined ? [] : [`URL:${address}`]),
    `TRANSP:${at === undefined || cancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...alarm(event),
    'END:VEVENT',
  ];
}

/** `20261121T094210Z` */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A whole day begins at midnight: the alarm rings at nine in the morning, so many days before. */
function wholeDay(daysBefore: number): string {
  return `-P${daysBefore - 1}DT15H`;
}

function alarm({ at, remindBefore, summary }: CalendarDay): string[] {
  if (remindBefore === undefined) return [];
  const trigger = at === undefined ? wholeDay(remindBefore) : `-P${remindBefore}D`;
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, `TRIGGER:${trigger}`, 'END:VALARM'];
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
