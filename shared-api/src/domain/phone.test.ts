import fc from 'fast-check';
import { isShortMobile, normalisePhone, phoneFault, phoneTail } from './phone';

describe('a phone number', () => {
  it.each([
    ['333 123 4567', '+393331234567'],
    ['(333) 123-45.67', '+393331234567'],
    ['0039 333 1234567', '+393331234567'],
    ['39 333 1234567', '+393331234567'],
    ['06 1234567', '+39061234567'],
    ['+44 7700 900123', '+447700900123'],
    ['391 1234567', '+393911234567'],
    // As address books, chats and web pages copy it: with marks of direction, hard hyphens and dashes.
    ['\u202A+39 333 123 4567\u202C', '+393331234567'],
    ['\u2066333\u00A0123\u20114567\u2069', '+393331234567'],
    ['333–123–4567\u200B', '+393331234567'],
  ])('is completed: %s', (typed, kept) => {
    expect(normalisePhone(typed)).toBe(kept);
  });

  it('stays the same when it is completed again', () => {
    fc.assert(fc.property(fc.string(), (typed) => normalisePhone(normalisePhone(typed)) === normalisePhone(typed)));
  });

  it.each([
    ['+393331234567', null],
    ['+39333123456', null],
    ['+39061234567', 'landline'],
    ['+447700900123', 'foreign'],
    ['+39333', 'digits'],
    ['+3933312345678', 'digits'],
    ['+393', 'digits'],
    ['+39', 'malformed'],
    ['3331234567x', 'malformed'],
    ['', 'malformed'],
  ])('can receive a code, or says why not: %s', (phone, fault) => {
    expect(phoneFault(phone)).toBe(fault);
  });

  it('of 8 digits after the 3 is a short one', () => {
    expect(isShortMobile('+39333123456')).toBe(true);
    expect(isShortMobile('+393331234567')).toBe(false);
  });

  it('is recognised by its last three digits', () => {
    expect(phoneTail('+393331234567')).toBe('•••• 567');
  });
});
