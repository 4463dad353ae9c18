import { useState } from 'react';
import { useChosenStore } from 'shared-api/react';
import { Button } from 'shared-ui';
import { MobileSummaryBar, SummaryCard } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { DealerSearchFields } from '../common/dealers/dealer-search-fields';
import { chosenDealer, type FunnelState } from '../common/funnel/funnel-state';
import { stepPath } from '../common/funnel/paths';
import { useFunnel } from '../common/funnel/use-funnel';
import { JourneyFrame } from '../common/journey/journey-frame';
import { messages as journeyMessages } from '../common/journey/messages';
import { useArrivalNotice } from '../common/journey/use-notice';
import { summaryCar, useShownPrice, useSummaryRows } from '../common/journey/use-summary';
import { DealerResults } from './dealer-results';
import { messages } from './messages';
import { useKeptSearch } from './use-kept-search';

/** Dealers by name, by place or by distance; the one of an earlier visit is chosen again. */
export function ChooseDealer({ state }: { state: FunnelState }) {
  const navigate = useNavigate();
  const { update } = useFunnel();
  const notice = useArrivalNotice();
  const search = useKeptSearch();
  const [kept, keep] = useChosenStore();
  const [remembered] = useState(kept?.store_uid);
  const again = state.dealer === null ? search.dealers?.find(({ store_uid }) => store_uid === remembered) : undefined;
  const dealer = state.dealer ?? (again ? chosenDealer.parse(again) : null);
  const shown: FunnelState = { ...state, dealer };
  const rows = useSummaryRows(shown, 'store');
  const price = useShownPrice(state);

  function choose(uid: string) {
    const found = search.dealers?.find(({ store_uid }) => store_uid === uid);
    if (found) update((before) => ({ ...before, dealer: chosenDealer.parse(found) }));
  }

  function next() {
    if (!dealer) return;
    update((before) => ({ ...before, dealer }));
    keep({ store_uid: dealer.store_uid, name: dealer.name });
    navigate(stepPath(state.vin, 'confirm'));
  }

  const button = (words: typeof messages.next | typeof journeyMessages.continue) => (
    <Button look="solid" wide disabled={!dealer} onClick={next}>
      <FormattedMessage {...(dealer ? words : messages.chooseFirst)} />
    </Button>
  );

  return (
    <JourneyFrame
      state={state}
      current={2}
      title={<FormattedMessage {...messages.title} />}
      lead={<FormattedMessage {...messages.lead} />}
      notice={notice}
      summary={
        <SummaryCard
          car={summaryCar(state)}
          rows={rows}
          price={price}
          action={button(messages.next)}
          note={<FormattedMessage {...journeyMessages.payLater} />}
        />
      }
      bar={<MobileSummaryBar total={state.offer?.total}>{button(journeyMessages.continue)}</MobileSummaryBar>}
    >
      <DealerSearchFields search={search} />
      <DealerResults search={search} chosen={dealer} onChoose={choose} />
    </JourneyFrame>
  );
}
