import type { ReactNode } from 'react';
import { Skeleton, Stack } from 'shared-ui';
import { AuthLayout } from './auth-layout';

const [labelHeight, touchHeight] = [20, 48];

interface AuthSkeletonProps {
  /** Where the page is called the same whatever it asks for. */
  title?: ReactNode;
  lead?: ReactNode;
  /** How many fields stand over the button. */
  fields: number;
}

/** A page of sign-in until its form is drawn. */
export function AuthSkeleton({ title, lead, fields }: AuthSkeletonProps) {
  return (
    <AuthLayout
      title={title ?? <Skeleton width={240} height={32} />}
      lead={lead ?? <Skeleton width={280} height={24} />}
    >
      <Stack gap="24px">
        {Array.from({ length: fields }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike, and never change places.
          <Stack key={place} gap="4px">
            <Skeleton width={80} height={labelHeight} />
            <Skeleton height={touchHeight} />
          </Stack>
        ))}
        <Skeleton height={touchHeight} />
      </Stack>
    </AuthLayout>
  );
}
