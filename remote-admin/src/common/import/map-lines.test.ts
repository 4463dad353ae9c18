import fc from 'fast-check';
import { type ImportLine, importChange } from 'shared-api/entities';
import { lineAt, lineRuns } from './map-lines';

const changes = importChange.options;
const someLines = fc
  .array(fc.constantFrom(...changes), { minLength: 1, maxLength: 60 })
  .map((drawn) => drawn.map((change, index): ImportLine => ({ line: index + 2, key: null, name: null, change })));

test('runs tell every line’s fate, in order', () => {
  fc.assert(
    fc.property(someLines, (lines) => {
      const told = lineRuns(lines).flatMap(({ length, change }) => Array.from({ length }, () => change));
      expect(told).toEqual(lines.map(({ change }) => change));
    }),
  );
});

test('a press on the middle of an error’s tick means that error', () => {
  fc.assert(
    fc.property(someLines, fc.nat(), (lines, some) => {
      const place = some % lines.length;
      const line = lines[place];
      fc.pre(line?.change === 'error');
      expect(lineAt(lines, (place + 0.5) / lines.length)).toBe(line);
    }),
  );
});
