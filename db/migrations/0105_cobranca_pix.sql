-- A Pix of what is owed to a company, made by its provider: paid, it settles its titles. The key is our reference there, so that asking
-- twice is asking once.
create table cobranca_pix (
  cliente uuid not null,
  codigo uuid not null,
  provedor text not null,
  estado text not null,
  -- Of the titles, whatever their order: who asks for the same gets the one that waits.
  resumo text not null,
  -- The clinic that owes, when it is one.
  parceiro uuid,
  -- Where the money goes, as it was chosen when it was charged.
  conta_financeira uuid not null,
  valor_centavos bigint not null,
  -- Of the provider; null until it answers.
  pagamento text,
  pix text,
  expira_em timestamptz not null,
  taxa_centavos bigint not null default 0,
  -- Money that came and settled nothing, or went and was not taken back: why it waits for a person, and what became of it.
  sobra_centavos bigint not null default 0,
  pendencia text,
  pendente_desde timestamptz,
  resolucao text,
  resolvida_em timestamptz,
  resolvida_por text,
  -- When the provider is asked, should it say nothing by itself.
  conferir_em timestamptz not null,
  criada_em timestamptz not null,
  mudou_em timestamptz not null,
  constraint cobranca_pix_pk primary key (cliente, codigo),
  constraint cobranca_pix_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint cobranca_pix_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo),
  constraint cobranca_pix_conta_financeira_fk foreign key (cliente, conta_financeira) references conta_financeira (cliente, codigo),
  constraint cobranca_pix_pagamento_unico unique (cliente, pagamento),
  constraint cobranca_pix_provedor check (provedor in ('SANDBOX', 'MERCADO_PAGO')),
  constraint cobranca_pix_estado check (estado in ('CRIADA', 'PENDENTE', 'RECUSADA', 'EXPIRADA', 'CANCELADA', 'APROVADA', 'DEVOLVIDA', 'CONTESTADA')),
  constraint cobranca_pix_valores check (valor_centavos > 0 and taxa_centavos >= 0 and sobra_centavos between 0 and valor_centavos),
  constraint cobranca_pix_pendencia check ((pendencia is null) = (pendente_desde is null)
    and (resolucao is null) = (resolvida_em is null) and (resolvida_em is null or pendencia is not null))
);
create unique index cobranca_pix_uma_viva on cobranca_pix (cliente, resumo) where estado in ('CRIADA', 'PENDENTE');
create index cobranca_pix_a_conferir on cobranca_pix (conferir_em) where estado in ('CRIADA', 'PENDENTE');
create index cobranca_pix_pendente on cobranca_pix (cliente, pendente_desde) where pendencia is not null and resolvida_em is null;
create index cobranca_pix_parceiro on cobranca_pix (cliente, parceiro) where parceiro is not null;
create index cobranca_pix_conta_financeira on cobranca_pix (cliente, conta_financeira);
call proteger_tabela('cobranca_pix');
-- The look of every minute takes what waits, of every company.
create policy plataforma on cobranca_pix for all to vetlume_plataforma using (true) with check (true);
grant select, update on cobranca_pix to vetlume_plataforma;

-- What each title was charged, and the payment that it became.
create table cobranca_pix_titulo (
  cliente uuid not null,
  cobranca uuid not null,
  titulo uuid not null,
  valor_centavos bigint not null,
  -- Fine and interest in it.
  acrescimo_centavos bigint not null,
  pagamento uuid,
  constraint cobranca_pix_titulo_pk primary key (cliente, cobranca, titulo),
  constraint cobranca_pix_titulo_cobranca_fk foreign key (cliente, cobranca) references cobranca_pix (cliente, codigo),
  constraint cobranca_pix_titulo_titulo_fk foreign key (cliente, titulo) references titulo (cliente, codigo),
  constraint cobranca_pix_titulo_pagamento_fk foreign key (cliente, pagamento) references pagamento (cliente, codigo),
  constraint cobranca_pix_titulo_valores check (valor_centavos > 0 and acrescimo_centavos between 0 and valor_centavos)
);
create index cobranca_pix_titulo_titulo on cobranca_pix_titulo (cliente, titulo);
create unique index cobranca_pix_titulo_pagamento on cobranca_pix_titulo (cliente, pagamento) where pagamento is not null;
call proteger_tabela('cobranca_pix_titulo');

-- What the provider of a company told, once each; what is true is read from the provider again.
create table aviso_de_recebimento (
  cliente uuid not null,
  codigo text not null,
  pagamento text not null,
  recebido_em timestamptz not null,
  tratado_em timestamptz,
  constraint aviso_de_recebimento_pk primary key (cliente, codigo),
  constraint aviso_de_recebimento_cliente_fk foreign key (cliente) references cliente (codigo)
);
create index aviso_de_recebimento_recebido on aviso_de_recebimento (recebido_em);
call proteger_tabela('aviso_de_recebimento');
create policy plataforma on aviso_de_recebimento for all to vetlume_plataforma using (true) with check (true);
grant select, delete on aviso_de_recebimento to vetlume_plataforma;
