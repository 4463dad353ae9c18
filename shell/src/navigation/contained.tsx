import { Component, type ReactNode } from 'react';
import type { AreaRecord } from 'shared-api/host';
import { reportBrokenPart } from '../api/report-broken-part';

interface BoundaryProps {
  area: AreaRecord;
  /** Stands in its place where it breaks. */
  instead?: ReactNode;
  children: ReactNode;
}

/** An error boundary of its own: with `AreaBoundary` the first page would pay for what only frames of staff have. */
class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    void reportBrokenPart(error, this.props.area);
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}

interface ContainedProps extends Omit<BoundaryProps, 'area'> {
  /** Whose it is; the shell's own, where it is left out, is drawn as it is. */
  area: AreaRecord | undefined;
}

/**
 * What an area has drawn in frame or palette: where it breaks, that is reported for the area, and all else stands. The
 * area's next version is drawn again.
 */
export function Contained({ area, ...props }: ContainedProps) {
  return area ? <Boundary key={area.version} area={area} {...props} /> : props.children;
}
