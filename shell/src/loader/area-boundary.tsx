import { Component, type ReactNode } from 'react';
import type { AreaRecord } from 'shared-api/host';
import { newReference, reportError } from '../api/report-error';
import { DisabledAreaError, isFailedLoad } from './area-errors';

interface Failure {
  readonly error: unknown;
  /** What the person reads on the phone; the report bears it too. */
  readonly reference: string;
}

interface AreaBoundaryProps {
  area: Pick<AreaRecord, 'name' | 'version'>;
  /** What stands in the place of what broke. */
  failure: (failure: Failure) => ReactNode;
  children: ReactNode;
}

/** The error boundary of one area or extension: an error inside is reported, does not spread, and can be retried. */
export class AreaBoundary extends Component<AreaBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error, reference: '' } };
  }

  override componentDidCatch(error: unknown) {
    const { name, version } = this.props.area;
    const reference = newReference(name);
    this.setState({ failure: { error, reference } });
    const broken = isFailedLoad(error) ? 'area' : 'draw';
    const kind = error instanceof DisabledAreaError ? 'error' : broken;
    reportError({ error, area: name, version, kind, reference });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.failure(failure) : this.props.children;
  }
}
