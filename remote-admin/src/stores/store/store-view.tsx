import { useState } from 'react';
import { isOnLine, storeReadiness } from 'shared-api/domain';
import type { Store } from 'shared-api/entities';
import { storeReadinessMessages } from 'shared-api/messages';
import { Button, ButtonLink, PageHeader } from 'shared-ui';
import { FileIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Panel } from 'shared-ui/pieces';
import { SideSection } from 'shared-ui/work';
import { paths } from '../../common/paths';
import { ReadinessPanel } from '../../common/readiness/readiness-panel';
import { DestroyDialog } from '../deeds/destroy-dialog';
import { messages as deeds } from '../deeds/messages';
import { StoreTag } from '../words/store-tag';
import { FiguresSection } from './figures/figures-section';
import { ManagersSection } from './managers/managers-section';
import { messages } from './messages';
import { PartSection } from './part-section';
import { otherParts, StoreTabs } from './store-tabs';

/** Everything about a dealer on one page, each part saved on its own. */
export function StoreView({ store }: { store: Store }) {
  const intl = useIntl();
  return (
    <>
      <PageHeader
        crumbs={[{ label: intl.formatMessage(messages.crumb), to: paths.stores }, { label: store.name }]}
        title={store.name}
        chip={<StoreTag store={store} />}
        actions={
          <ButtonLink to={paths.contractsOf(store.store_uid)}>
            <Icon of={FileIcon} />
            <FormattedMessage {...messages.contracts} />
          </ButtonLink>
        }
      />
      <ReadinessPanel
        requirements={storeReadiness(store)}
        sentences={storeReadinessMessages}
        onLine={isOnLine(store)}
      />
      <Panel bare>
        <StoreTabs store={store} />
        <PartSection part="data" store={store} />
        <PartSection part="place" store={store} />
        <PartSection part="contacts" store={store} />
        <PartSection part="hours" store={store} />
        <PartSection part="picture" store={store} />
        <PartSection part="payments" store={store} />
        <PartSection part="state" store={store} />
        <ManagersSection id={otherParts.managers} store={store} />
        <FiguresSection id={otherParts.figures} store={store} />
        <ClosingSection id={otherParts.closing} store={store} />
      </Panel>
    </>
  );
}

/** The way out, with what has to be true for it. */
function ClosingSection({ id, store }: { id: string; store: Store }) {
  const [asked, setAsked] = useState(false);
  return (
    <SideSection
      id={id}
      title={<FormattedMessage {...messages.closing} />}
      help={<FormattedMessage {...messages.closingHelp} />}
    >
      <Button look="danger" onClick={() => setAsked(true)}>
        <FormattedMessage {...deeds.destroy} />
      </Button>
      {asked && <DestroyDialog store={store} onClose={() => setAsked(false)} />}
    </SideSection>
  );
}
