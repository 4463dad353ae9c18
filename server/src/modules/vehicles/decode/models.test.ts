import { manufacturers } from './manufacturers';
import { makesWithModels, modelsOf } from './models';

const makes = new Set([...manufacturers.values()].map(({ name }) => name));

test.each(makesWithModels)('the models of %s are told once each, of a make that a VIN can tell', (make) => {
  expect(makes).toContain(make);
  const models = modelsOf(make);
  expect(new Set(models).size).toBe(models.length);
  expect(models.filter((model) => model.trim() !== model || model === '')).toEqual([]);
});

test('a make whose models are not told has none to propose', () => {
  expect(modelsOf('Morgan')).toEqual([]);
  expect(modelsOf('constructor')).toEqual([]);
});
