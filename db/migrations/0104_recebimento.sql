-- How a company is paid by its own account at a provider: the credentials sealed, where the provider tells what happened, and the account
-- that the money goes to.
create table recebimento (
  cliente uuid not null,
  provedor text not null,
  -- Token and secret, sealed with the key of the installation; null in the one of test, which has none.
  envelope bytea,
  -- Of the address of notices: known to the provider and to the company.
  endereco text not null,
  conta_financeira uuid not null,
  -- Whose account it is, as the provider says.
  titular text not null,
  teste boolean not null,
  -- RECUSADA: the provider takes the credentials no more, and nobody asks it for anything until they are changed.
  estado text not null,
  conferida_em timestamptz not null,
  conectada_em timestamptz not null,
  conectada_por text not null,
  versao integer not null default 1,
  constraint recebimento_pk primary key (cliente),
  constraint recebimento_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint recebimento_conta_financeira_fk foreign key (cliente, conta_financeira) references conta_financeira (cliente, codigo),
  constraint recebimento_endereco_unico unique (endereco),
  constraint recebimento_provedor check (provedor in ('SANDBOX', 'MERCADO_PAGO')),
  constraint recebimento_envelope check ((provedor = 'SANDBOX') = (envelope is null)),
  constraint recebimento_estado check (estado in ('ATIVA', 'RECUSADA'))
);
call proteger_tabela('recebimento', 'select, insert, update, delete');
-- A notice comes without a session: its address says whose it is.
create policy plataforma on recebimento for select to vetlume_plataforma using (true);
grant select on recebimento to vetlume_plataforma;
