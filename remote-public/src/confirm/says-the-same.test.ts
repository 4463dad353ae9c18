import { contractFields } from 'shared-api/entities';
import { exampleContract } from 'shared-api/testing';
import { saysTheSame } from './says-the-same';

const { version } = exampleContract;

test('a version in which only the status changed says the same', () => {
  expect(saysTheSame(exampleContract, { ...exampleContract, version: version + 1 }, version)).toBe(true);
});

test('another version than the one that the journey rests on says nothing', () => {
  expect(saysTheSame({ ...exampleContract, version: version + 1 }, exampleContract, version)).toBe(false);
});

test.each([...contractFields('readBy', 'everyone'), 'total'])(
  'a contract with another %s does not say the same',
  (field) => {
    const changed = { ...exampleContract, [field]: 'corrected by the dealer' };
    expect(saysTheSame(exampleContract, changed, version)).toBe(false);
  },
);
