import { useSession } from 'shared-api/react';
import { CustomerDashboard } from './customer-dashboard';
import { StaffWelcome } from './staff-welcome';

/** The area's first page. Staff who are no customers have a profile here, and no contracts. */
export function DashboardPage() {
  const { authenticated, has } = useSession();
  return authenticated && !has('user') ? <StaffWelcome /> : <CustomerDashboard />;
}
