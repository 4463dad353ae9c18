import type { SlotName } from 'shared-api/host';

interface ExtensionRule {
  /** The room that is kept while the extension is on its way. */
  readonly height: string;
  /** Part of the frame: where it fails nothing stands, for the page beside it says what is wrong. */
  readonly frame: boolean;
}

/** How each extension stands on the page of another. */
export const extensionRules: Readonly<Record<SlotName, ExtensionRule>> = {
  contractList: { height: '560px', frame: false },
  customerContract: { height: '720px', frame: false },
  barTool: { height: '36px', frame: true },
  navigationFoot: { height: '0', frame: true },
};
