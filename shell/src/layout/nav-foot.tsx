import { chakra, VisuallyHidden } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { KeyCap } from 'shared-ui/work';
import { signedInMessages } from './signed-in.messages';

const Foot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: 'auto',
    minHeight: '52px',
    paddingInline: '24px',
    borderTopWidth: '1px',
    textStyle: 'caption',
    color: 'fg.muted',
  },
  variants: {
    rail: {
      true: { paddingInline: { md: '12px', lg: '24px' }, justifyContent: { md: 'center', lg: 'space-between' } },
    },
  },
});

const Help = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minWidth: '40px',
    minHeight: '40px',
    _hover: { color: 'fg' },
  },
});

const Word = chakra('span', { variants: { rail: { true: { srOnly: { base: false, md: true, lg: false } } } } });

const Version = chakra('p', {
  base: { textStyle: 'booklet' },
  variants: { rail: { true: { display: { md: 'none', lg: 'block' } } } },
});

interface NavFootProps {
  rail: boolean;
  onShortcuts: () => void;
}

/** At the navigation's foot: the shortcuts and the version. */
export function NavFoot({ rail, onShortcuts }: NavFootProps) {
  return (
    <Foot rail={rail}>
      {/* The drawer opens before its entries are there: the focus would begin at its foot. */}
      <Help type="button" aria-haspopup="dialog" data-no-autofocus onClick={onShortcuts}>
        <span aria-hidden="true">
          <KeyCap keys="?" />
        </span>
        <Word rail={rail}>
          <FormattedMessage {...signedInMessages.shortcuts} />
        </Word>
      </Help>
      <Version rail={rail}>
        <VisuallyHidden>
          <FormattedMessage {...signedInMessages.version} values={{ version: __APP_VERSION__ }} />
        </VisuallyHidden>
        <span aria-hidden="true">{__APP_VERSION__}</span>
      </Version>
    </Foot>
  );
}
