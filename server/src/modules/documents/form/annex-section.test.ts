import { PDF } from '@libpdf/core';
import { clausesOf } from 'shared-api/terms';
import { fillForm } from '../fill/fill-form';
import { smallForm } from '../testing/small-form';
import { sampleContent } from './sample-values';

const values = { code: 'CC-2026-000417', fullname: 'Ada Neri' };
const pagesOf = async (bytes: Uint8Array) => (await PDF.load(bytes)).getPages().map((page) => page.extractText().text);
const words = (text: string) => text.replaceAll(/\s+/g, ' ');

test.each(['care', 'rental'] as const)(
  'an uploaded form is followed by what a %s contract sells, and its clauses',
  async (kind) => {
    const annex = sampleContent(kind);
    const form = await smallForm(['code', 'fullname']);
    const [first, ...others] = await pagesOf(await fillForm({ form, values, annex }));
    expect(first).toContain('Ada Neri');
    expect(first).not.toContain('Oggetto');

    const text = words(others.join(' '));
    expect(text).toContain('prevalgono');
    for (const line of [...annex.included, ...annex.excluded]) expect(text).toContain(line);
    for (const { number, title, paragraphs } of clausesOf(kind)) {
      expect(text).toContain(`${number}. ${title.defaultMessage}`);
      for (const { defaultMessage } of paragraphs) expect(text).toContain(words(defaultMessage).slice(0, 60));
    }
    expect(text).toContain(`versione ${annex.termsVersion}`);
    expect(text).toContain('Modulo di recesso tipo');
    for (const page of others) expect(page).toContain('CC-2026-000417');
  },
);

test('without an annex the form has its own pages alone', async () => {
  const form = await smallForm(['code', 'fullname']);
  expect(await pagesOf(await fillForm({ form, values }))).toHaveLength(1);
});
