import type { SlotName } from 'shared-api/host';

interface ExtensionRule {
  /** The height that is reserved while the extension loads. */
  readonly height: string;
  /** Part of the frame: if it fails, nothing is shown in its place, since the page beside it reports the failure. */
  readonly frame: boolean;
}

/** How each extension stands on the page of another. */
export const extensionRules: Readonly<Record<SlotName, ExtensionRule>> = {
  contractList: { height: '560px', frame: false },
  customerContract: { height: '720px', frame: false },
  barTool: { height: '36px', frame: true },
  navigationFoot: { height: '0', frame: true },
};
