import { Component, type ReactNode } from 'react';
import { reportError } from '../api/report-error';
import { BrokenPage } from './broken-page';

type Fault = 'none' | 'broken' | 'unloaded';

/** Webpack's name for a chunk that the network did not bring. */
const unloadedName = 'ChunkLoadError';

/** Catches what breaks in a page of the shell itself; the frame around it lives on. Areas have boundaries of their own. */
export class PageBoundary extends Component<{ children: ReactNode }, { fault: Fault }> {
  override state: { fault: Fault } = { fault: 'none' };

  static getDerivedStateFromError(error: unknown): { fault: Fault } {
    return { fault: error instanceof Error && error.name === unloadedName ? 'unloaded' : 'broken' };
  }

  override componentDidCatch(error: unknown) {
    reportError({ error, area: 'shell' });
  }

  override render() {
    const { fault } = this.state;
    return fault === 'none' ? this.props.children : <BrokenPage unloaded={fault === 'unloaded'} />;
  }
}
