-- What the people of a company may do in it: a set of permissions that narrows what the profile CLIENTE allows.
-- The ready-made sets are in the code; here are those that a company wrote for itself.
create table papel (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  nome text not null,
  descricao text,
  permissoes text[] not null,
  versao integer not null default 1,
  constraint papel_pk primary key (cliente, codigo),
  constraint papel_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint papel_permissoes check (cardinality(permissoes) > 0)
);
create unique index papel_nome_unico on papel (cliente, normalizar(nome));
call proteger_tabela('papel', 'select');

-- Accounts are the platform's, people are a company's. A transaction of the platform's role that names a company sees that
-- company's alone; one that names none signs people in, wherever they work.
create policy plataforma on papel for all to vetlume_plataforma
  using (nullif(current_setting('app.cliente', true), '') is null or cliente = nullif(current_setting('app.cliente', true), '')::uuid)
  with check (cliente = nullif(current_setting('app.cliente', true), '')::uuid);
grant select, insert, update, delete on papel to vetlume_plataforma;

-- Null: everything that the profile allows.
alter table vinculo
  add column papel text,
  add column papel_proprio uuid,
  add constraint vinculo_papel check (papel is null or (perfil = 'CLIENTE' and papel in ('RECEPCAO', 'FINANCEIRO', 'LEITURA', 'PROPRIO'))),
  add constraint vinculo_papel_proprio check ((papel is not distinct from 'PROPRIO') = (papel_proprio is not null)),
  add constraint vinculo_papel_proprio_fk foreign key (cliente, papel_proprio) references papel (cliente, codigo);
create index vinculo_papel_proprio on vinculo (cliente, papel_proprio) where papel_proprio is not null;

alter table vinculo enable row level security;
create policy plataforma on vinculo for all to vetlume_plataforma
  using (nullif(current_setting('app.cliente', true), '') is null or cliente = nullif(current_setting('app.cliente', true), '')::uuid);
create policy busca on vinculo for select to vetlume_busca using (true);
