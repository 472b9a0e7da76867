-- Told to the people of the company (both null), to one specialist, or to one partner clinic.
create table notificacao (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  -- The event that caused it: events arrive at least once, a notice is written once.
  evento uuid not null,
  parceiro uuid,
  especialista uuid,
  tipo text not null,
  titulo text not null,
  rota text not null,
  quando timestamptz not null,
  constraint notificacao_pk primary key (cliente, codigo),
  constraint notificacao_evento_unico unique nulls not distinct (cliente, evento, parceiro, especialista),
  constraint notificacao_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint notificacao_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo),
  constraint notificacao_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo),
  constraint notificacao_um_alvo check (parceiro is null or especialista is null)
);
create index notificacao_parceiro on notificacao (cliente, parceiro, quando desc, codigo desc);
create index notificacao_especialista on notificacao (cliente, especialista, quando desc, codigo desc) where especialista is not null;
call proteger_tabela('notificacao', 'select, insert');

-- Up to which notice each person has read. Keys are in order of writing, so one mark is enough.
create table notificacao_leitura (
  cliente uuid not null,
  usuario uuid not null,
  ate uuid not null,
  constraint notificacao_leitura_pk primary key (cliente, usuario),
  constraint notificacao_leitura_cliente_fk foreign key (cliente) references cliente (codigo)
);
call proteger_tabela('notificacao_leitura');

-- A person chooses among clinics of several tenants before any tenant is set.
grant select on vinculo, cliente, cidade, parceiro to vetlume_busca;
create policy busca on cliente for select to vetlume_busca using (true);
create policy busca on parceiro for select to vetlume_busca using (true);
create function busca.parceiros_do_usuario(alvo uuid)
  returns table (codigo uuid, nome text, cidade text, cliente uuid, nome_cliente text, fuso text)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select p.codigo, p.nome, m.nome || '/' || m.uf, c.codigo, c.nome_fantasia, c.fuso
  from public.vinculo v
  join public.parceiro p on p.cliente = v.cliente and p.codigo = v.parceiro
  join public.cliente c on c.codigo = v.cliente
  left join public.cidade m on m.ibge = p.cidade
  where v.usuario = alvo and v.perfil = 'PARCEIRO' and p.ativo and c.ativo
  order by p.nome, p.codigo;
end;
alter function busca.parceiros_do_usuario(uuid) owner to vetlume_busca;
revoke execute on function busca.parceiros_do_usuario(uuid) from public;
grant execute on function busca.parceiros_do_usuario(uuid) to vetlume_plataforma;
