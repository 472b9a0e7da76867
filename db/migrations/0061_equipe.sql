-- The people of a company: who was invited and did not come yet, and who was switched off there. What may be entered stays
-- in `vinculo` alone, so that nobody who reads it has to know of the other two.
alter table vinculo add column versao integer not null default 1;

create table vinculo_desativado (
  cliente uuid not null,
  codigo uuid not null,
  usuario uuid not null,
  perfil text not null,
  parceiro uuid,
  especialista uuid,
  papel text,
  papel_proprio uuid,
  versao integer not null,
  desativado_em timestamptz not null,
  constraint vinculo_desativado_pk primary key (cliente, codigo),
  constraint vinculo_desativado_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint vinculo_desativado_usuario_fk foreign key (usuario) references usuario (codigo) on delete cascade,
  constraint vinculo_desativado_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo),
  constraint vinculo_desativado_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo),
  constraint vinculo_desativado_papel_fk foreign key (cliente, papel_proprio) references papel (cliente, codigo),
  constraint vinculo_desativado_unico unique nulls not distinct (usuario, cliente, perfil, parceiro)
);

-- An invitation that waits: accepted or cancelled, it is in the trail alone. The secrets of its links are in no table, only their hashes. `aberto`: a link to be shared, whose holder says the e-mail.
create table convite (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  nome text,
  email text,
  aberto boolean not null,
  perfil text not null,
  parceiro uuid,
  especialista uuid,
  papel text,
  papel_proprio uuid,
  convidado_por text not null,
  criado_em timestamptz not null,
  expira_em timestamptz not null,
  enviado_em timestamptz[] not null default '{}',
  hash bytea,
  hash_aberto bytea,
  constraint convite_pk primary key (cliente, codigo),
  constraint convite_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint convite_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo),
  constraint convite_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo),
  constraint convite_papel_fk foreign key (cliente, papel_proprio) references papel (cliente, codigo),
  constraint convite_hash_unico unique (hash),
  constraint convite_hash_aberto_unico unique (hash_aberto),
  constraint convite_perfil check (perfil in ('CLIENTE', 'ESPECIALISTA', 'PARCEIRO')),
  constraint convite_alvo check ((perfil = 'PARCEIRO') = (parceiro is not null) and (perfil = 'ESPECIALISTA') = (especialista is not null)),
  constraint convite_destino check (email is not null or aberto),
  constraint convite_email_minusculo check (email = lower(email))
);
create unique index convite_um_por_email on convite (cliente, email, perfil, parceiro) nulls not distinct where email is not null;

call proteger_tabela('vinculo_desativado', 'select');
call proteger_tabela('convite', 'select');
create policy plataforma on vinculo_desativado for all to vetlume_plataforma
  using (nullif(current_setting('app.cliente', true), '') is null or cliente = nullif(current_setting('app.cliente', true), '')::uuid);
create policy plataforma on convite for all to vetlume_plataforma
  using (nullif(current_setting('app.cliente', true), '') is null or cliente = nullif(current_setting('app.cliente', true), '')::uuid);
grant select, insert, delete on vinculo_desativado to vetlume_plataforma;
grant select, insert, update, delete on convite to vetlume_plataforma;

-- What the clinic or the specialist of a link is called; null for one that is of another company.
create function busca.alvo_da_equipe(empresa uuid, alvo uuid) returns table (nome text, ativo boolean)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select p.nome, p.ativo from public.parceiro p where p.cliente = empresa and p.codigo = alvo
  union all
  select e.nome, e.ativo from public.especialista e where e.cliente = empresa and e.codigo = alvo;
end;
alter function busca.alvo_da_equipe(uuid, uuid) owner to vetlume_busca;
revoke execute on function busca.alvo_da_equipe(uuid, uuid) from public;
grant execute on function busca.alvo_da_equipe(uuid, uuid) to vetlume_plataforma;
