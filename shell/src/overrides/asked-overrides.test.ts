import { askedOverrides, asksForOverride, withoutOverrides } from './asked-overrides';

test('reads areas with their origins, of two for one area the last', () => {
  expect(askedOverrides('?override=remote-admin@http://localhost:4003')).toEqual([
    { area: 'remote-admin', origin: 'http://localhost:4003' },
  ]);
  const several =
    '?q=1&override=remote-admin@http://localhost:4003/&override=remote-manager@https://a.example&override=remote-admin@http://127.0.0.1:9';
  expect(askedOverrides(several)).toEqual([
    { area: 'remote-admin', origin: 'http://127.0.0.1:9' },
    { area: 'remote-manager', origin: 'https://a.example' },
  ]);
});

test('reads areas with their versions, by hash or by the whole name', () => {
  expect(askedOverrides('?preview=remote-admin@663601e&preview=remote-manager@1.0.7-fa37ca5a01de')).toEqual([
    { area: 'remote-admin', version: '663601e' },
    { area: 'remote-manager', version: '1.0.7-fa37ca5a01de' },
  ]);
});

test.each([
  '',
  '?q=1',
  '?override=',
  '?override=remote-admin',
  '?override=http://localhost:4003',
  '?override=remote-admin@javascript:alert(1)',
  '?override=remote-admin@http://',
  '?override=remote-admin@http://carcare.example@evil.example',
  '?override=remote-admin@http://localhost:4003&override=nonsense',
  '?preview=remote-admin',
  '?preview=remote-admin@http://localhost:4003',
])('%s asks for nothing that can be read', (search) => {
  expect(askedOverrides(search)).toBeNull();
});

test('the question goes out of the query, the rest stays', () => {
  expect(asksForOverride('?override=x')).toBe(true);
  expect(asksForOverride('?next=%2Fcms%3Foverride%3Dx')).toBe(false);
  expect(withoutOverrides('?page=2&override=a@http://b&override=c@http://d&preview=e@663601e')).toBe('?page=2');
  expect(withoutOverrides('?override=a@http://b')).toBe('');
});
