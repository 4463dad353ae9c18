/** @jest-environment node */
import { settingPlace } from 'shared-api/release';
import { prerenderPages } from './prerender';

test('the prerendered privacy notice has a place for each of the operator’s terms', async () => {
  const { '/privacy': privacy } = await prerenderPages();
  for (const term of ['deleted_drafts', 'evidence', 'identity', 'message_bodies', 'consents'])
    expect(privacy?.html.split(settingPlace(term))).toHaveLength(2);
});
