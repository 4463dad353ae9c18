import type { Provenance } from 'shared-api/release';
import { chakra, OuterLink } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Under = chakra('span', { base: { display: 'block', textStyle: 'caption', overflowWrap: 'anywhere' } });
const Subjects = chakra('ul', {
  base: { textStyle: 'caption', paddingInlineStart: '16px', listStyle: 'disc', overflowWrap: 'anywhere' },
});

/** From which commit a version was made, what changed in it, who answers for it, and where it was released. */
export function VersionSources({ provenance: { commit, dirty, subjects, owner, run } }: { provenance: Provenance }) {
  return (
    <>
      {commit && (
        <Under>
          <FormattedMessage {...(dirty ? messages.dirty : messages.commit)} values={{ commit: commit.slice(0, 7) }} />
        </Under>
      )}
      {owner && (
        <Under>
          <FormattedMessage {...messages.owner} values={{ owner }} />
        </Under>
      )}
      {run && (
        <Under>
          <OuterLink href={run} target="_blank" rel="noopener">
            <FormattedMessage {...messages.run} />
          </OuterLink>
        </Under>
      )}
      {subjects.length > 0 && (
        <details>
          <Under as="summary">
            <FormattedMessage {...messages.changes} values={{ count: subjects.length }} />
          </Under>
          <Subjects>
            {subjects.map((subject) => (
              <li key={subject}>{subject}</li>
            ))}
          </Subjects>
        </details>
      )}
    </>
  );
}
