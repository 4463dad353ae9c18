import { createAfterwards } from './afterwards';

test('work begins after the turn that asked for it, and is waited for with all that it asks for itself', async () => {
  const log = { error: jest.fn() };
  const afterwards = createAfterwards(log);
  const told: string[] = [];
  afterwards.begin('first', async () => {
    told.push('first');
    afterwards.begin('second', async () => told.push('second'));
  });
  await Promise.resolve();
  expect(told).toEqual([]);
  await afterwards.done();
  expect(told).toEqual(['first', 'second']);
  expect(log.error).not.toHaveBeenCalled();
});

test('a failure is logged by name and holds nothing up', async () => {
  const log = { error: jest.fn() };
  const afterwards = createAfterwards(log);
  afterwards.begin('letters', () => Promise.reject(new Error('away')));
  await afterwards.done();
  expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error), what: 'letters' }, expect.any(String));
});
