-- Accounts that the ladder leaves alone until somebody takes that back; who said so, and when.
create table cobranca_pausada (
  cliente uuid not null,
  titulo uuid not null,
  autor text not null,
  criado_em timestamptz not null,
  constraint cobranca_pausada_pk primary key (cliente, titulo),
  constraint cobranca_pausada_titulo_fk foreign key (cliente, titulo) references titulo (cliente, codigo)
);
call proteger_tabela('cobranca_pausada', 'select, insert, delete');
