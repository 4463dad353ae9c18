-- What each message cost when it was handed over: a later price does not change it. In millionths of a euro.

alter table messages add column cost_micros integer;
update messages set cost_micros = 0 where channel = 'email' and sent_at is not null;
