-- Commercial registries: specialties, services with bundles and equipment, price tables and partner clinics.

alter table especialidade add column descricao text;
-- "Cardiologia" and "cardiologia" are the same name to whoever reads the list.
create unique index especialidade_nome_parecido on especialidade (cliente, normalizar(nome));
grant delete on especialidade to vetlume_inquilino;

create table equipamento (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  nome text not null,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint equipamento_pk primary key (cliente, codigo),
  constraint equipamento_cliente_fk foreign key (cliente) references cliente (codigo)
);
create unique index equipamento_nome_unico on equipamento (cliente, normalizar(nome));
call proteger_tabela('equipamento', 'select, insert, update, delete');

alter table servico
  add column pacote boolean not null default false,
  add constraint servico_pacote_unico unique (cliente, codigo, pacote);
create unique index servico_nome_parecido on servico (cliente, normalizar(nome));
grant delete on servico to vetlume_inquilino;

-- What a service occupies while it lasts.
create table servico_equipamento (
  cliente uuid not null,
  servico uuid not null,
  equipamento uuid not null,
  constraint servico_equipamento_pk primary key (cliente, servico, equipamento),
  constraint servico_equipamento_servico_fk foreign key (cliente, servico) references servico (cliente, codigo) on delete cascade,
  constraint servico_equipamento_equipamento_fk foreign key (cliente, equipamento) references equipamento (cliente, codigo)
);
create index servico_equipamento_equipamento on servico_equipamento (cliente, equipamento);
call proteger_tabela('servico_equipamento', 'select, insert, update, delete');

-- A bundle holds services and a service holds nothing: the two constants in the foreign keys leave no room for a cycle,
-- whoever writes at the same moment.
create table servico_composicao (
  cliente uuid not null,
  pacote uuid not null,
  servico uuid not null,
  ordem integer not null,
  de_pacote boolean not null generated always as (true) stored,
  de_servico boolean not null generated always as (false) stored,
  constraint servico_composicao_pk primary key (cliente, pacote, servico),
  constraint servico_composicao_pacote_fk foreign key (cliente, pacote, de_pacote)
    references servico (cliente, codigo, pacote) on delete cascade,
  constraint servico_composicao_servico_fk foreign key (cliente, servico, de_servico)
    references servico (cliente, codigo, pacote)
);
create index servico_composicao_servico on servico_composicao (cliente, servico);
call proteger_tabela('servico_composicao', 'select, insert, update, delete');

-- Prices per health plan are part of the service; prices in a table, of the table.
alter table plano_saude_preco
  drop constraint plano_saude_preco_servico_fk,
  add constraint plano_saude_preco_servico_fk foreign key (cliente, servico) references servico (cliente, codigo) on delete cascade;
create index plano_saude_preco_servico on plano_saude_preco (cliente, servico);

alter table tabela_preco
  add column ativo boolean not null default true,
  add column versao integer not null default 1;
create unique index tabela_preco_nome_parecido on tabela_preco (cliente, normalizar(nome));
alter table tabela_preco_item
  drop constraint tabela_preco_item_tabela_fk,
  add constraint tabela_preco_item_tabela_fk foreign key (cliente, tabela) references tabela_preco (cliente, codigo) on delete cascade;
create index tabela_preco_item_servico on tabela_preco_item (cliente, servico);
grant delete on tabela_preco to vetlume_inquilino;

alter table parceiro
  add column crmv_pj text,
  add column fuso text not null default 'America/Sao_Paulo',
  add column comissao_bp integer not null default 0,
  add column entrega_whatsapp boolean not null default false,
  add column entrega_portal boolean not null default true,
  add column entrega_automatica boolean not null default false,
  add column observacoes text,
  add constraint parceiro_comissao check (comissao_bp between 0 and 10000),
  add constraint parceiro_credito check (limite_credito_centavos >= 0),
  add constraint parceiro_lugar check ((latitude is null) = (longitude is null)
    and latitude between -90 and 90 and longitude between -180 and 180);
create index parceiro_tabela on parceiro (cliente, tabela_preco);
grant delete on parceiro to vetlume_inquilino;
alter table parceiro_preco
  drop constraint parceiro_preco_parceiro_fk,
  add constraint parceiro_preco_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo) on delete cascade;
create index parceiro_preco_servico on parceiro_preco (cliente, servico);

create table parceiro_contato (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  parceiro uuid not null,
  ordem integer not null,
  nome text not null,
  papel text,
  telefone text,
  email text,
  recebe_laudos boolean not null default false,
  recebe_cobrancas boolean not null default false,
  constraint parceiro_contato_pk primary key (cliente, codigo),
  constraint parceiro_contato_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo) on delete cascade
);
create index parceiro_contato_parceiro on parceiro_contato (cliente, parceiro, ordem);
call proteger_tabela('parceiro_contato', 'select, insert, update, delete');

-- Accounts are out of a tenant's sight. It may know who enters on behalf of a clinic of its own, and send them away.
grant select (codigo, pessoa, email, ativo, versao_sessao), update (versao_sessao) on usuario to vetlume_busca;
grant select (codigo, nome) on pessoa to vetlume_busca;

create function busca.usuarios_do_parceiro(inquilino uuid, alvo uuid)
  returns table (codigo uuid, nome text, email text, ativo boolean)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select u.codigo, p.nome, u.email, u.ativo
  from public.vinculo v
  join public.usuario u on u.codigo = v.usuario
  join public.pessoa p on p.codigo = u.pessoa
  where inquilino = nullif(current_setting('app.cliente', true), '')::uuid
    and v.cliente = inquilino and v.parceiro = alvo and v.perfil = 'PARCEIRO'
  order by p.nome, u.codigo;
end;

-- Every token of these people stops being good: their next ones are asked for again, where they may still enter.
create function busca.dispensar_usuarios_do_parceiro(inquilino uuid, alvo uuid) returns void
  language sql volatile security definer set search_path = pg_catalog, public
begin atomic
  update public.usuario set versao_sessao = versao_sessao + 1
  where inquilino = nullif(current_setting('app.cliente', true), '')::uuid
    and codigo in (select v.usuario from public.vinculo v
      where v.cliente = inquilino and v.parceiro = alvo and v.perfil = 'PARCEIRO');
end;

alter function busca.usuarios_do_parceiro(uuid, uuid) owner to vetlume_busca;
alter function busca.dispensar_usuarios_do_parceiro(uuid, uuid) owner to vetlume_busca;
revoke execute on function busca.usuarios_do_parceiro(uuid, uuid), busca.dispensar_usuarios_do_parceiro(uuid, uuid) from public;
grant execute on function busca.usuarios_do_parceiro(uuid, uuid), busca.dispensar_usuarios_do_parceiro(uuid, uuid) to vetlume_inquilino;

-- Exams that came in a bundle: its price was shared among them.
alter table atendimento_item
  add column pacote uuid,
  add constraint atendimento_item_pacote_fk foreign key (cliente, pacote) references servico (cliente, codigo);
create index atendimento_item_pacote on atendimento_item (cliente, pacote) where pacote is not null;
