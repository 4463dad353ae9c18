import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, chakra, OuterLink } from 'shared-ui';
import { VinField } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import type { FunnelState } from '../funnel/funnel-state';
import { messages } from './messages';

/** The button stands beside the cells from 1280 (960 where the column is wide enough), under them below. */
const Form = chakra('form', {
  base: { display: 'grid', columnGap: '8px', rowGap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    wide: {
      true: { gridTemplateColumns: { md: 'minmax(0, 516px) 152px' } },
      false: { gridTemplateColumns: { lg: '516px 152px' } },
    },
  },
});

/** As high as the cells, and level with them: the label above is 24 px. Under them it is as wide as they are. */
const Submit = chakra('div', {
  base: {
    maxWidth: { base: '358px', md: '516px' },
    '& > button': { width: '100%', height: { base: '56px', md: '64px' }, paddingInline: '8px' },
  },
  variants: { wide: { true: { paddingTop: { md: '24px' } }, false: { paddingTop: { lg: '24px' } } } },
});

interface VinSearchFormProps {
  kind: FunnelState['kind'];
  initial?: string;
  /** The column has room for field and button from 960 on. */
  wide?: boolean;
  /** Where the drawings of the three places stand on this page. */
  placesHref?: string;
  error?: ReactNode;
}

/** The way into the journey. Without scripts it is a plain form: `GET /ricerca?vin=`. */
export function VinSearchForm({ kind, initial = '', wide = false, placesHref, error }: VinSearchFormProps) {
  const navigate = useNavigate();
  const [vin, setVin] = useState(initial);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (vin === '') {
      event.currentTarget.querySelector<HTMLElement>('[name=vin]')?.focus();
      return;
    }
    navigate(`/ricerca/${encodeURIComponent(vin)}${kind === 'rental' ? '?kind=rental' : ''}`);
  }

  return (
    <Form action="/ricerca" method="get" onSubmit={search} noValidate wide={wide}>
      {kind === 'rental' && <input type="hidden" name="kind" value="rental" />}
      <VinField
        value={vin}
        onChange={setVin}
        error={error}
        help={
          placesHref && (
            <OuterLink href={placesHref}>
              <FormattedMessage {...messages.whereIsIt} />
            </OuterLink>
          )
        }
      />
      <Submit wide={wide}>
        <Button type="submit" look="solid">
          <FormattedMessage {...messages.submit} />
        </Button>
      </Submit>
    </Form>
  );
}
