import { publicArea } from 'shared-api/contracts';
import { visitTags } from './visit-tags';

const step = { step: 'search', session: '0123456789abcdef' };

test('the tags of a visit are told as they are', () => {
  expect(visitTags({ utm_source: 'radio', utm_campaign: 'autunno' })).toEqual({
    utms: { utm_source: 'radio', utm_campaign: 'autunno' },
  });
  expect(visitTags({})).toEqual({});
});

test.each<Readonly<Record<string, string>>>([
  { utm_Source: 'radio' },
  { utmSource: 'radio' },
  { 'utm-source': 'radio' },
  { utm_content: 'x'.repeat(201) },
  { utm_term: 'a\0b' },
])('what the server would refuse is left out: %j', (odd) => {
  expect(visitTags(odd)).toEqual({});
  const body = { ...step, ...visitTags({ ...odd, utm_source: 'posta' }) };
  expect(publicArea.recordStep.body.safeParse(body).data?.utms).toEqual({ utm_source: 'posta' });
});
