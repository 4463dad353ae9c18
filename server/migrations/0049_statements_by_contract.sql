-- A contract's statements are looked up when its withdrawal is answered and when it is deleted; many name no contract.

create index withdrawal_statements_contract on withdrawal_statements (contract_id) where contract_id is not null;
