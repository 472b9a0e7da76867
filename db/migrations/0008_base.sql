-- Names of the shared registries are compared as people read them: without case or accents.
alter table especie drop constraint especie_nome_unico;
create unique index especie_nome_unico on especie (normalizar(nome));
alter table plano_saude drop constraint plano_saude_nome_unico;
create unique index plano_saude_nome_unico on plano_saude (normalizar(operadora), normalizar(nome));
alter table plano drop constraint plano_nome_unico;
create unique index plano_nome_unico on plano (normalizar(nome));
alter table grupo_despesa drop constraint grupo_despesa_nome_unico;
create unique index grupo_despesa_nome_unico on grupo_despesa (normalizar(nome));
alter table tipo_despesa drop constraint tipo_despesa_nome_unico;
create unique index tipo_despesa_nome_unico on tipo_despesa (grupo, normalizar(nome));

alter table cidade add column ativo boolean not null default true;
create unique index cidade_nome_unico on cidade (uf, busca);

-- Waiting days of a class of service, where they differ from the plan's general ones. Part of the plan.
create table plano_saude_carencia (
  plano_saude uuid not null,
  modalidade text not null,
  dias integer not null,
  constraint plano_saude_carencia_pk primary key (plano_saude, modalidade),
  constraint plano_saude_carencia_plano_fk foreign key (plano_saude) references plano_saude (codigo) on delete cascade,
  constraint plano_saude_carencia_modalidade check (modalidade in
    ('CONSULTA', 'ULTRASSONOGRAFIA', 'ECOCARDIOGRAFIA', 'ELETROCARDIOGRAFIA', 'RADIOGRAFIA', 'TOMOGRAFIA', 'RESSONANCIA', 'ENDOSCOPIA', 'LABORATORIO', 'PROCEDIMENTO')),
  constraint plano_saude_carencia_dias check (dias between 0 and 3650)
);
alter table plano_saude add constraint plano_saude_dias check (prazo_pagamento_dias between 0 and 365
  and carencia_dias between 0 and 3650 and intervalo_repeticao_dias between 0 and 3650);

alter table plano add constraint plano_limites check (limite_usuarios > 0 and limite_laudos_mes > 0 and limite_gb > 0
  and limite_parceiros > 0 and dias_teste between 0 and 365);

-- Plans that a coupon is for; none means all of them. A plan named here is not deleted: the coupon would become one for all.
create table cupom_plano (
  cupom uuid not null,
  plano uuid not null,
  constraint cupom_plano_pk primary key (cupom, plano),
  constraint cupom_plano_cupom_fk foreign key (cupom) references cupom (codigo) on delete cascade,
  constraint cupom_plano_plano_fk foreign key (plano) references plano (codigo)
);
create index cupom_plano_plano on cupom_plano (plano);
alter table cupom
  add constraint cupom_validade check (valido_ate is null or valido_ate >= valido_de),
  add constraint cupom_limites check (limite_total > 0 and limite_por_cliente > 0);
create function cupom_usado_fica() returns trigger language plpgsql as $$
begin
  if old.usos > 0 then
    raise exception 'cupom usado' using errcode = 'restrict_violation', constraint = 'cupom_usado';
  end if;
  return old;
end $$;
create trigger cupom_usado_fica before delete on cupom for each row execute function cupom_usado_fica();

-- Windows of a weekday and type do not overlap. A window may end at 24:00; one that crosses midnight is two.
alter table horario_atendimento
  drop constraint horario_atendimento_unico,
  add constraint horario_atendimento_sobreposto exclude using gist (dia_semana with =, tipo with =,
    int4range((extract(epoch from inicio) / 60)::int, (extract(epoch from fim) / 60)::int) with &&) where (ativo),
  add constraint horario_atendimento_acrescimo check (acrescimo_bp between 0 and 100000 and (tipo = 'PLANTAO' or acrescimo_bp = 0));

-- Holidays beyond those that every year computes: of one date, or of a day of every year.
create table feriado (
  codigo uuid not null default uuidv7(),
  nome text not null,
  abrangencia text not null,
  uf text,
  cidade integer,
  data date,
  mes integer,
  dia integer,
  facultativo boolean not null default false,
  ativo boolean not null default true,
  versao integer not null default 1,
  busca text generated always as (normalizar(nome)) stored,
  constraint feriado_pk primary key (codigo),
  constraint feriado_cidade_fk foreign key (cidade) references cidade (ibge),
  constraint feriado_onde check ((abrangencia = 'NACIONAL' and uf is null and cidade is null)
    or (abrangencia = 'ESTADUAL' and uf is not null and cidade is null)
    or (abrangencia = 'MUNICIPAL' and uf is null and cidade is not null)),
  constraint feriado_uf check (uf ~ '^[A-Z]{2}$'),
  constraint feriado_quando check ((data is not null and mes is null and dia is null)
    or (data is null and mes between 1 and 12 and dia between 1 and (array[31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])[mes])),
  constraint feriado_unico unique nulls not distinct (abrangencia, uf, cidade, data, mes, dia)
);
create index feriado_cidade on feriado (cidade) where cidade is not null;

grant select on plano_saude_carencia, cupom_plano, feriado to vetlume_inquilino, vetlume_plataforma;
grant insert, update, delete on plano_saude_carencia, cupom_plano, feriado to vetlume_plataforma;

-- The company's own record: CRMV of the technical lead, text of the letterhead.
alter table cliente
  add column responsavel_crmv text,
  add column timbre text,
  alter column criado_em set default now(),
  add constraint cliente_ativo_operadora check (ativo or not operadora);

-- One that nothing points at was registered by mistake.
grant delete on cliente to vetlume_plataforma;

-- How much of a plan's limit is used, for the company itself and for the platform, neither of which reads all these tables.
grant select on arquivo to vetlume_busca;
grant select (codigo, ativo) on usuario to vetlume_busca;
create policy busca on arquivo for select to vetlume_busca using (true);
create index arquivo_espaco on arquivo (cliente) include (tamanho);
create function busca.uso_do_plano(alvo uuid, recurso text, mes timestamptz) returns bigint
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  if current_setting('role') <> 'vetlume_plataforma' and alvo is distinct from nullif(current_setting('app.cliente', true), '')::uuid then
    return null;
  end if;
  return case recurso
    -- People of the company itself; those of partner clinics come with the clinic.
    when 'usuarios' then (select count(distinct v.usuario) from vinculo v join usuario u on u.codigo = v.usuario
      where v.cliente = alvo and v.perfil <> 'PARCEIRO' and u.ativo)
    when 'parceiros' then (select count(*) from parceiro p where p.cliente = alvo and p.ativo)
    when 'laudosMes' then (select count(*) from laudo l
      where l.cliente = alvo and l.criado_em >= mes and l.retifica is null and l.estado <> 'CANCELADO')
    when 'armazenamentoGb' then (select coalesce(sum(a.tamanho), 0) from arquivo a where a.cliente = alvo)
  end;
end $$;
alter function busca.uso_do_plano(uuid, text, timestamptz) owner to vetlume_busca;
revoke execute on function busca.uso_do_plano(uuid, text, timestamptz) from public;
grant execute on function busca.uso_do_plano(uuid, text, timestamptz) to vetlume_inquilino, vetlume_plataforma;
