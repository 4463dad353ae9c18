import { Component, type ReactNode } from 'react';
import { Button } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { reportError } from '../api/report-error';
import { shellVersion } from '../registry/registry-store';
import { ErrorLayout } from './error-layout';
import { messages } from './messages';

interface BrokenPageProps {
  /** Its script did not arrive: then nothing of ours is wrong. */
  unloaded: boolean;
}

type Fault = 'none' | 'broken' | 'unloaded';

/** Webpack's name for a chunk that the network did not bring. */
const unloadedName = 'ChunkLoadError';

interface PageBoundaryProps {
  /** Around a frame instead of a page: its name. Nothing stands around what is said then, and another frame is another try. */
  frame?: string;
  children: ReactNode;
}

/** Catches what breaks in a page of the shell itself; the frame around it lives on. Areas have boundaries of their own. */
export class PageBoundary extends Component<PageBoundaryProps, { fault: Fault }> {
  override state: { fault: Fault } = { fault: 'none' };

  static getDerivedStateFromError(error: unknown): { fault: Fault } {
    return { fault: error instanceof Error && error.name === unloadedName ? 'unloaded' : 'broken' };
  }

  override componentDidCatch(error: unknown) {
    reportError({ error, area: 'shell', version: shellVersion(), kind: 'draw' });
  }

  override componentDidUpdate({ frame }: PageBoundaryProps) {
    if (frame !== this.props.frame) this.setState({ fault: 'none' });
  }

  override render() {
    const { fault } = this.state;
    if (fault === 'none') return this.props.children;
    const page = <BrokenPage unloaded={fault === 'unloaded'} />;
    return this.props.frame === undefined ? page : <main id="content">{page}</main>;
  }
}

/** Stands in the place of a page of the shell itself that broke, or that did not arrive. */
function BrokenPage({ unloaded }: BrokenPageProps) {
  return (
    <ErrorLayout
      title={<FormattedMessage {...(unloaded ? messages.unloadedTitle : messages.brokenTitle)} />}
      text={<FormattedMessage {...(unloaded ? messages.unloadedText : messages.brokenText)} />}
      actions={
        <Button look="solid" size="touch" onClick={() => window.location.reload()}>
          <FormattedMessage {...messages.reload} />
        </Button>
      }
    />
  );
}
