import { readRequest } from './request.mjs';

const known = ['types', 'unit', 'browser'];

test('without a word everything is asked for, with names those stages', () => {
  expect(readRequest([], known)).toEqual({ stages: [], both: false, quick: false, shard: null });
  expect(readRequest(['unit', 'types'], known).stages).toEqual(['unit', 'types']);
});

test('both and quick are no stages, and a shard is a part of the specs', () => {
  expect(readRequest(['both'], known)).toMatchObject({ stages: [], both: true });
  expect(readRequest(['quick'], known)).toMatchObject({ stages: [], quick: true });
  expect(readRequest(['browser', '--shard', '2/3'], known)).toMatchObject({ stages: ['browser'], shard: '2/3' });
});

test('what cannot be done is refused with what can', () => {
  expect(() => readRequest(['units'], known)).toThrow('There is no stage units; there are types, unit, browser');
  expect(() => readRequest(['quick', 'unit'], known)).toThrow('quick chooses its stages itself');
  expect(() => readRequest(['--shard', 'half'], known)).toThrow('1/3');
});
