-- The subscription of the platform: what each company pays, when and how. Its state, plan and cycle stay in `cliente`, where every request
-- reads them. The company reads its own rows; only the platform writes them, since a payment changes people and coupons too.
create table cupom_uso (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  cupom uuid not null,
  -- What it promised, whatever becomes of the coupon.
  texto text not null,
  percentual_bp integer,
  valor_centavos integer,
  duracao text not null,
  -- Months still to be discounted; null where the duration is not in months.
  meses_restantes integer,
  -- Taken while a charge waits; given back when nobody pays it.
  estado text not null,
  criado_em timestamptz not null,
  constraint cupom_uso_pk primary key (cliente, codigo),
  constraint cupom_uso_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint cupom_uso_cupom_fk foreign key (cupom) references cupom (codigo),
  constraint cupom_uso_estado check (estado in ('RESERVADO', 'USADO', 'DEVOLVIDO')),
  constraint cupom_uso_valor check ((percentual_bp is null) <> (valor_centavos is null)),
  constraint cupom_uso_meses check ((duracao = 'MESES') = (meses_restantes is not null) and meses_restantes >= 0)
);
create index cupom_uso_cupom on cupom_uso (cupom, cliente);
call proteger_tabela('cupom_uso', 'select');
create policy plataforma on cupom_uso for all to vetlume_plataforma using (true) with check (true);
grant select, insert, update on cupom_uso to vetlume_plataforma;

create table assinatura (
  cliente uuid not null,
  -- The last period that was paid: from its first day to the day on which the next begins.
  periodo_de date not null,
  periodo_ate date not null,
  -- What was paid for it, discounts taken off: what a change of plan gives back in proportion.
  periodo_centavos bigint not null,
  -- Day of the month on which periods begin; a shorter month begins on its last day.
  dia_base integer not null,
  meio text not null,
  -- False when the company cancelled: it ends with the period.
  renova boolean not null default true,
  cancelada_em timestamptz,
  motivo_cancelamento text,
  -- What the next period will be of, when somebody asked for less.
  proximo_plano uuid,
  proximo_ciclo text,
  credito_centavos bigint not null default 0,
  cupom_uso uuid,
  -- The card as people know it, and as its provider does.
  cartao_bandeira text,
  cartao_final text,
  cartao_validade text,
  provedor text,
  provedor_pagador text,
  provedor_cartao text,
  iniciada_em timestamptz not null,
  encerrada_em timestamptz,
  versao integer not null default 1,
  constraint assinatura_pk primary key (cliente),
  constraint assinatura_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint assinatura_proximo_plano_fk foreign key (proximo_plano) references plano (codigo),
  constraint assinatura_cupom_uso_fk foreign key (cliente, cupom_uso) references cupom_uso (cliente, codigo),
  constraint assinatura_periodo check (periodo_de < periodo_ate and periodo_centavos >= 0 and credito_centavos >= 0),
  constraint assinatura_dia_base check (dia_base between 1 and 31),
  constraint assinatura_meio check (meio in ('CARTAO', 'PIX')),
  constraint assinatura_proximo check ((proximo_plano is null) = (proximo_ciclo is null) and proximo_ciclo in ('MENSAL', 'ANUAL')),
  constraint assinatura_cartao check ((cartao_final is null) = (provedor_cartao is null) and (provedor_cartao is null or provedor is not null)),
  constraint assinatura_cancelada check (renova = (cancelada_em is null))
);
create index assinatura_periodo_ate on assinatura (periodo_ate) where encerrada_em is null;
call proteger_tabela('assinatura', 'select');
create policy plataforma on assinatura for all to vetlume_plataforma using (true) with check (true);
grant select, insert, update on assinatura to vetlume_plataforma;

-- What a company owes for a period, and what became of it.
create table cobranca_assinatura (
  cliente uuid not null,
  codigo uuid not null,
  tipo text not null,
  estado text not null,
  plano uuid not null,
  ciclo text not null,
  periodo_de date not null,
  periodo_ate date not null,
  bruto_centavos bigint not null,
  desconto_centavos bigint not null,
  credito_centavos bigint not null,
  valor_centavos bigint not null,
  -- Credit that is left for the next one.
  sobra_centavos bigint not null default 0,
  cupom_uso uuid,
  meio text not null,
  vencimento date not null,
  tentativas integer not null default 0,
  proxima_tentativa_em timestamptz,
  taxa_centavos bigint not null default 0,
  paga_em timestamptz,
  criada_em timestamptz not null,
  mudou_em timestamptz not null,
  -- The receivable of the operator; written by the job that keeps its books.
  titulo uuid,
  versao integer not null default 1,
  constraint cobranca_assinatura_pk primary key (cliente, codigo),
  constraint cobranca_assinatura_codigo_unico unique (codigo),
  constraint cobranca_assinatura_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint cobranca_assinatura_plano_fk foreign key (plano) references plano (codigo),
  constraint cobranca_assinatura_cupom_uso_fk foreign key (cliente, cupom_uso) references cupom_uso (cliente, codigo),
  constraint cobranca_assinatura_tipo check (tipo in ('ASSINATURA', 'RENOVACAO', 'MUDANCA')),
  constraint cobranca_assinatura_estado check (estado in ('ABERTA', 'PAGA', 'RECUSADA', 'EXPIRADA', 'CANCELADA', 'ESTORNADA', 'CONTESTADA')),
  constraint cobranca_assinatura_ciclo check (ciclo in ('MENSAL', 'ANUAL')),
  constraint cobranca_assinatura_meio check (meio in ('CARTAO', 'PIX', 'NENHUM')),
  constraint cobranca_assinatura_periodo check (periodo_de < periodo_ate),
  constraint cobranca_assinatura_valores check (valor_centavos = bruto_centavos - desconto_centavos - credito_centavos
    and least(valor_centavos, desconto_centavos, credito_centavos, sobra_centavos, taxa_centavos) >= 0),
  constraint cobranca_assinatura_paga check ((estado in ('PAGA', 'ESTORNADA', 'CONTESTADA')) = (paga_em is not null))
);
-- A period is renewed once, however many processes try.
create unique index cobranca_assinatura_um_periodo on cobranca_assinatura (cliente, periodo_de)
  where tipo = 'RENOVACAO' and estado in ('ABERTA', 'PAGA');
-- A company pays one thing at a time.
create unique index cobranca_assinatura_uma_aberta on cobranca_assinatura (cliente) where estado = 'ABERTA';
create index cobranca_assinatura_criada on cobranca_assinatura (cliente, criada_em, codigo);
create index cobranca_assinatura_a_tentar on cobranca_assinatura (proxima_tentativa_em) where estado = 'ABERTA';
create index cobranca_assinatura_todas on cobranca_assinatura (criada_em, codigo);
call proteger_tabela('cobranca_assinatura', 'select');
create policy plataforma on cobranca_assinatura for all to vetlume_plataforma using (true) with check (true);
grant select, insert, update on cobranca_assinatura to vetlume_plataforma;

-- Each time that the provider was asked to take a charge. Its key is what the provider knows it by, so that asking twice is asking once.
create table tentativa_pagamento (
  cliente uuid not null,
  codigo uuid not null,
  cobranca uuid not null,
  meio text not null,
  provedor text not null,
  estado text not null,
  valor_centavos bigint not null,
  -- Of the provider; null until it answers.
  pagamento text,
  motivo text,
  pix text,
  expira_em timestamptz,
  taxa_centavos bigint not null default 0,
  -- Money that came for what was paid already, or no longer owed: it goes back.
  a_devolver boolean not null default false,
  -- When the provider is asked again, should it say nothing by itself.
  conferir_em timestamptz not null,
  criada_em timestamptz not null,
  mudou_em timestamptz not null,
  constraint tentativa_pagamento_pk primary key (cliente, codigo),
  constraint tentativa_pagamento_codigo_unico unique (codigo),
  constraint tentativa_pagamento_cobranca_fk foreign key (cliente, cobranca) references cobranca_assinatura (cliente, codigo),
  constraint tentativa_pagamento_unico unique (provedor, pagamento),
  constraint tentativa_pagamento_meio check (meio in ('CARTAO', 'PIX')),
  constraint tentativa_pagamento_provedor check (provedor in ('SANDBOX', 'MERCADO_PAGO')),
  constraint tentativa_pagamento_estado check (estado in ('CRIADA', 'PENDENTE', 'RECUSADA', 'EXPIRADA', 'CANCELADA', 'APROVADA', 'DEVOLVIDA', 'CONTESTADA'))
);
create index tentativa_pagamento_cobranca on tentativa_pagamento (cliente, cobranca, criada_em);
create index tentativa_pagamento_a_conferir on tentativa_pagamento (conferir_em) where estado in ('CRIADA', 'PENDENTE') or a_devolver;
call proteger_tabela('tentativa_pagamento', 'select');
create policy plataforma on tentativa_pagamento for all to vetlume_plataforma using (true) with check (true);
grant select, insert, update on tentativa_pagamento to vetlume_plataforma;

-- What a provider told, once each; what is true is read from the provider again.
create table aviso_de_pagamento (
  provedor text not null,
  codigo text not null,
  pagamento text not null,
  recebido_em timestamptz not null,
  tratado_em timestamptz,
  constraint aviso_de_pagamento_pk primary key (provedor, codigo)
);
create index aviso_de_pagamento_recebido on aviso_de_pagamento (recebido_em);
grant select, insert, update, delete on aviso_de_pagamento to vetlume_plataforma;

-- Tickets of who pays without being signed in: of one company, for an hour or two. Only the hash is kept.
create table bilhete_de_assinatura (
  segredo_hash bytea not null,
  cliente uuid not null,
  usuario uuid not null,
  expira_em timestamptz not null,
  constraint bilhete_de_assinatura_pk primary key (segredo_hash),
  constraint bilhete_de_assinatura_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint bilhete_de_assinatura_usuario_fk foreign key (usuario) references usuario (codigo) on delete cascade
);
create index bilhete_de_assinatura_vencido on bilhete_de_assinatura (expira_em);
create index bilhete_de_assinatura_usuario on bilhete_de_assinatura (usuario);
call proteger_tabela('bilhete_de_assinatura', 'select');
revoke select on bilhete_de_assinatura from vetlume_inquilino;
create policy plataforma on bilhete_de_assinatura for all to vetlume_plataforma using (true) with check (true);
grant select, insert, delete on bilhete_de_assinatura to vetlume_plataforma;

-- The embedded provider of test: what it was asked to take, and what became of it. Nothing of it is money.
create table pagamento_de_teste (
  codigo text not null,
  referencia uuid not null,
  meio text not null,
  estado text not null,
  motivo text,
  valor_centavos bigint not null,
  taxa_centavos bigint not null,
  pix text,
  expira_em timestamptz,
  -- When one that waits is approved by itself.
  aprova_em timestamptz,
  criado_em timestamptz not null,
  constraint pagamento_de_teste_pk primary key (codigo),
  constraint pagamento_de_teste_referencia_unica unique (referencia)
);
grant select, insert, update on pagamento_de_teste to vetlume_plataforma;
