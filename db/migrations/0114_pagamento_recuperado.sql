-- A payment that was disputed and won in the end, at either account.
alter table tentativa_pagamento drop constraint tentativa_pagamento_estado;
alter table tentativa_pagamento add constraint tentativa_pagamento_estado
  check (estado in ('CRIADA', 'PENDENTE', 'RECUSADA', 'EXPIRADA', 'CANCELADA', 'APROVADA', 'CONTESTADA', 'RECUPERADA', 'DEVOLVIDA'));
alter table cobranca_pix drop constraint cobranca_pix_estado;
alter table cobranca_pix add constraint cobranca_pix_estado
  check (estado in ('CRIADA', 'PENDENTE', 'RECUSADA', 'EXPIRADA', 'CANCELADA', 'APROVADA', 'CONTESTADA', 'RECUPERADA', 'DEVOLVIDA'));

-- A dispute takes months, and its end may be told by nobody: it is asked about too.
drop index tentativa_pagamento_a_conferir;
create index tentativa_pagamento_a_conferir on tentativa_pagamento (conferir_em)
  where estado in ('CRIADA', 'PENDENTE', 'CONTESTADA') or a_devolver;
drop index cobranca_pix_a_conferir;
create index cobranca_pix_a_conferir on cobranca_pix (conferir_em) where estado in ('CRIADA', 'PENDENTE', 'CONTESTADA');

-- What the operator's own account at a provider asks to be looked at: told once, and over when the provider takes what it is asked again.
create table problema_do_provedor (
  provedor text not null,
  problema text not null,
  -- For who mends it, in words.
  detalhe text not null,
  desde timestamptz not null,
  resolvido_em timestamptz,
  constraint problema_do_provedor_pk primary key (provedor),
  constraint problema_do_provedor_problema check (problema in ('CREDENCIAIS', 'CONFIGURACAO'))
);
grant select, insert, update on problema_do_provedor to vetlume_plataforma;
