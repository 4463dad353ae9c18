import { PROVINCES } from 'shared-api/domain';
import { zipElsewhere } from './zip-elsewhere';

describe('zipElsewhere', () => {
  it.each([
    ['20127', 'MI'],
    ['20900', 'MB'],
    ['00184', 'RM'],
    ['09170', 'OR'],
  ])('accepts %s in %s', (zip, province) => {
    expect(zipElsewhere(zip, province)).toBeNull();
  });

  it('names the province that a CAP is not in', () => {
    expect(zipElsewhere('20900', 'MI')).toBe('Milano');
    expect(zipElsewhere('00184', 'MI')).toBe('Milano');
  });

  it('knows the zone of every province', () => {
    for (const { code, name } of PROVINCES) expect(zipElsewhere('99999', code)).toBe(name);
  });

  it('says nothing of a CAP that is not finished', () => {
    expect(zipElsewhere('2090', 'MI')).toBeNull();
  });
});
