-- What the bank says: statements as they were imported, and each line of them, once.
create table extrato_bancario (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  conta_financeira uuid not null,
  arquivo text not null,
  formato text not null,
  -- The account as the bank names it; null in a file that does not say.
  conta_do_banco text,
  de date,
  ate date,
  saldo_centavos bigint,
  saldo_em date,
  autor text not null,
  criado_em timestamptz not null,
  constraint extrato_bancario_pk primary key (cliente, codigo),
  constraint extrato_bancario_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint extrato_bancario_conta_financeira_fk foreign key (cliente, conta_financeira) references conta_financeira (cliente, codigo),
  constraint extrato_bancario_formato check (formato in ('OFX', 'CSV')),
  constraint extrato_bancario_saldo check ((saldo_centavos is null) = (saldo_em is null))
);
create index extrato_bancario_conta on extrato_bancario (cliente, conta_financeira, codigo desc);
create index extrato_bancario_conta_do_banco on extrato_bancario (cliente, conta_do_banco) where conta_do_banco is not null;
call proteger_tabela('extrato_bancario', 'select, insert');

create table movimento_bancario (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  conta_financeira uuid not null,
  extrato uuid not null,
  -- What the same line is known by when it comes again.
  chave text not null,
  dia date not null,
  centavos bigint not null,
  descricao text not null,
  documento text,
  estado text not null default 'PENDENTE',
  motivo text,
  versao integer not null default 1,
  busca text generated always as (normalizar(descricao)) stored,
  constraint movimento_bancario_pk primary key (cliente, codigo),
  constraint movimento_bancario_extrato_fk foreign key (cliente, extrato) references extrato_bancario (cliente, codigo),
  constraint movimento_bancario_conta_financeira_fk foreign key (cliente, conta_financeira) references conta_financeira (cliente, codigo),
  constraint movimento_bancario_unico unique (cliente, conta_financeira, chave),
  constraint movimento_bancario_centavos check (centavos <> 0),
  constraint movimento_bancario_estado check (estado in ('PENDENTE', 'CONCILIADO', 'IGNORADO')),
  constraint movimento_bancario_motivo check ((estado = 'IGNORADO') = (motivo is not null))
);
create index movimento_bancario_dia on movimento_bancario (cliente, conta_financeira, estado, dia, codigo);
call proteger_tabela('movimento_bancario', 'select, insert, update');

-- Which payments of the books a line of the bank proves: each by one line, whole.
create table conciliacao (
  cliente uuid not null,
  pagamento uuid not null,
  movimento uuid not null,
  autor text not null,
  criado_em timestamptz not null,
  constraint conciliacao_pk primary key (cliente, pagamento),
  constraint conciliacao_pagamento_fk foreign key (cliente, pagamento) references pagamento (cliente, codigo),
  constraint conciliacao_movimento_fk foreign key (cliente, movimento) references movimento_bancario (cliente, codigo)
);
create index conciliacao_movimento on conciliacao (cliente, movimento);
call proteger_tabela('conciliacao', 'select, insert, delete');
