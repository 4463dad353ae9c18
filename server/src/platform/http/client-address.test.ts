import { countedAddress, isLoopback, maskedAddress } from './client-address';

test('an IPv6 address counts as its /64, however it is written', () => {
  expect(countedAddress('2001:db8:0:7:1:2:3:4')).toBe('2001:db8:0:7::/64');
  expect(countedAddress('2001:0DB8::7:9999:0:0:1')).toBe('2001:db8:0:7::/64');
  expect(countedAddress('2001:db8:0:7::1')).toBe(countedAddress('2001:db8:0:7:ffff::'));
});

test('an IPv4 address counts alone, in IPv6 clothes too', () => {
  expect(countedAddress('192.0.2.1')).toBe('192.0.2.1');
  expect(countedAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
});

test('the machine itself is recognised', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.0.2.1'].map(isLoopback)).toEqual([true, true, true, false]);
});

test('an address is never told whole', () => {
  expect([maskedAddress('203.0.113.7'), maskedAddress('2001:db8:1:2::/64')]).toEqual(['203.0.…', '2001:db8:…']);
});
