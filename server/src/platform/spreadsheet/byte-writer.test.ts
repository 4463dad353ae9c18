import { ByteWriter } from './byte-writer';

test('gives back what was added, however much it was, and begins anew', () => {
  const writer = new ByteWriter();
  const texts = Array.from({ length: 3_000 }, (_, place) => `${place}: perché, “sì”, 😀`.repeat(20));
  for (const text of texts) writer.add(text);
  expect(writer.take().toString()).toBe(texts.join(''));
  writer.add('dopo');
  const taken = writer.take();
  writer.add('XXXX');
  expect(taken.toString()).toBe('dopo');
});
