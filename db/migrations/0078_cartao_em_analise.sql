-- The card of a payment that is being analysed: once approved it is the one of the renewals, and the provider does not say it again.
alter table tentativa_pagamento add column cartao jsonb;
