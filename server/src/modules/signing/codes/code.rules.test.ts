import { coolDownSeconds, resendAt } from '../../../platform/limits';
import { type SettingKey, settingRules } from '../../../platform/settings';
import { triesLeft } from './code.rules';

const settings = { get: (key: SettingKey) => settingRules[key].default };

describe('one-time codes', () => {
  it('may be asked for again after 60, 120 and then every 600 seconds', () => {
    expect([0, 1, 2, 3, 4, 9].map((sent) => coolDownSeconds(settings, sent))).toEqual([0, 60, 120, 600, 600, 600]);
    const sentAt = new Date('2026-11-21T10:00:00Z');
    expect(resendAt(settings, sentAt, 2, sentAt).toISOString()).toBe('2026-11-21T10:02:00.000Z');
  });

  it('may be asked for at once where the last was sent by a clock that ran ahead', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    expect(resendAt(settings, new Date('2026-11-21T11:00:00Z'), 2, now)).toEqual(now);
    // Two machines may lie some seconds apart.
    expect(resendAt(settings, new Date('2026-11-21T10:00:05Z'), 2, now)).toEqual(new Date('2026-11-21T10:02:05Z'));
  });

  it('never have fewer than no tries left', () => {
    expect([0, 4, 5, 6].map((tries) => triesLeft(settings, tries))).toEqual([5, 1, 0, 0]);
  });
});
