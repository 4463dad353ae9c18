import type { AskedChange } from './asked-change';
import { CanaryDialog } from './canary-dialog';
import { DisableAreaDialog } from './disable-area-dialog';
import { GoLiveDialog } from './go-live-dialog';
import { PromoteDialog } from './promote-dialog';

interface AskedDialogProps {
  asked: AskedChange | null;
  onClose(): void;
}

/** The question that belongs to a change. */
export function AskedDialog({ asked, onClose }: AskedDialogProps) {
  switch (asked?.what) {
    case 'rollBack':
      return <GoLiveDialog area={asked.area} version={asked.version} onClose={onClose} />;
    case 'canary':
      return <CanaryDialog area={asked.area} version={asked.version} onClose={onClose} />;
    case 'promote':
      return <PromoteDialog area={asked.area} onClose={onClose} />;
    case 'disable':
      return <DisableAreaDialog area={asked.area} onClose={onClose} />;
    default:
      return null;
  }
}
