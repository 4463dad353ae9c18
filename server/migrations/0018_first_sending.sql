-- `sent_at` is when a contract was first sent: a resend wrote over it. The history still knows.

update contracts set sent_at = first.at
from (select contract_id, min(at) as at from contract_events where type = 'sent' group by contract_id) first
where first.contract_id = contracts.id and contracts.sent_at > first.at;
