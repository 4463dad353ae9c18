import type { OfferedPackage } from 'shared-api/entities';
import { termsPath } from 'shared-api/terms';
import { chakra, TextLink } from 'shared-ui';
import { RadioCard } from 'shared-ui/components';
import { CheckIcon, CloseIcon, FileIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { ContractPreview } from '../common/cover/contract-preview';
import { messages } from './messages';
import { PackageColumns, SmallColumns } from './package-columns';

const Lines = chakra('ul', {
  base: { display: 'grid', gap: '8px', '& > li': { display: 'flex', gap: '12px', alignItems: 'baseline' } },
});

/** A package to choose, or the reason why this car cannot have it. */
export function PackageCard({ pack, rental }: { pack: OfferedPackage; rental: boolean }) {
  const impossible = pack.eligible === false;
  return (
    <RadioCard
      value={pack.id}
      title={pack.title}
      detail={
        <>
          {!impossible && pack.excerpt}
          <SmallColumns pack={pack} />
        </>
      }
      aside={<PackageColumns pack={pack} />}
      impossible={impossible ? pack.reasons.join(' ') : undefined}
    >
      <Lines>
        {pack.included.map((line) => (
          <li key={line}>
            <Icon of={CheckIcon} />
            {line}
          </li>
        ))}
      </Lines>
      {pack.excluded.length > 0 && (
        <chakra.div color="fg.muted" marginTop="12px">
          <FormattedMessage {...messages.excluded} />
          <Lines>
            {pack.excluded.map((line) => (
              <li key={line}>
                <Icon of={CloseIcon} />
                {line}
              </li>
            ))}
          </Lines>
        </chakra.div>
      )}
      <chakra.div display="flex" flexWrap="wrap" columnGap="24px" rowGap="8px" alignItems="baseline" marginTop="12px">
        <chakra.div display="flex" gap="8px" alignItems="baseline">
          <Icon of={FileIcon} />
          <ContractPreview pack={pack} />
        </chakra.div>
        <TextLink to={termsPath(rental ? 'rental' : 'care')}>
          <FormattedMessage {...messages.terms} />
        </TextLink>
      </chakra.div>
    </RadioCard>
  );
}
