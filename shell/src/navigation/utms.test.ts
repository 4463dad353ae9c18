import { readUtms, saveUtms } from './utms';

afterEach(() => sessionStorage.clear());

test('saves the parameters whose names start with utm', () => {
  saveUtms('?vin=X&utm_source=radio&utm_campaign=autunno');

  expect(JSON.parse(sessionStorage.getItem('utms') ?? '')).toEqual({ utm_source: 'radio', utm_campaign: 'autunno' });
  expect(readUtms()).toEqual({ utm_source: 'radio', utm_campaign: 'autunno' });
});

test('saves them once a session', () => {
  saveUtms('?utm_source=radio');
  saveUtms('?utm_source=posta');

  expect(readUtms()).toEqual({ utm_source: 'radio' });
});

test('leaves the key alone when there are none', () => {
  saveUtms('?page=2');

  expect(sessionStorage.getItem('utms')).toBeNull();
  expect(readUtms()).toEqual({});
});
