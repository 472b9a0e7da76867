-- The specialist's whole record: council registration, territory, working hours, signature, certificate and repasse rules.

alter table especialista
  add column crmv_secundaria boolean not null default false,
  add column fuso text not null default 'America/Sao_Paulo',
  add column velocidade_kmh integer not null default 30,
  add column km_centavos integer not null default 0,
  add column cor text not null default '#0F6E6E',
  add column observacoes text,
  add column horarios_versao integer not null default 1,
  add column assinatura uuid,
  add constraint especialista_cpf_unico unique (cliente, cpf),
  add constraint especialista_cpf check (cpf ~ '^[0-9]{11}$'),
  add constraint especialista_crmv check (crmv_uf ~ '^[A-Z]{2}$' and crmv_numero ~ '^[0-9]{1,6}$'),
  add constraint especialista_deslocamento check (velocidade_kmh between 5 and 120 and km_centavos between 0 and 100000),
  add constraint especialista_cor check (cor ~ '^#[0-9A-F]{6}$'),
  add constraint especialista_assinatura_fk foreign key (cliente, assinatura) references arquivo (cliente, codigo);
grant delete on especialista to vetlume_inquilino;

-- Specialties beside the main one.
create table especialista_especialidade (
  cliente uuid not null,
  especialista uuid not null,
  especialidade uuid not null,
  constraint especialista_especialidade_pk primary key (cliente, especialista, especialidade),
  constraint especialista_especialidade_especialista_fk foreign key (cliente, especialista)
    references especialista (cliente, codigo) on delete cascade,
  constraint especialista_especialidade_outra_fk foreign key (cliente, especialidade) references especialidade (cliente, codigo)
);
create index especialista_especialidade_inversa on especialista_especialidade (cliente, especialidade);
call proteger_tabela('especialista_especialidade', 'select, insert, update, delete');

create table especialista_cidade (
  cliente uuid not null,
  especialista uuid not null,
  cidade integer not null,
  constraint especialista_cidade_pk primary key (cliente, especialista, cidade),
  constraint especialista_cidade_especialista_fk foreign key (cliente, especialista)
    references especialista (cliente, codigo) on delete cascade,
  constraint especialista_cidade_cidade_fk foreign key (cidade) references cidade (ibge)
);
create index especialista_cidade_inversa on especialista_cidade (cliente, cidade);
call proteger_tabela('especialista_cidade', 'select, insert, update, delete');

-- Working hours -----------------------------------------------------------------------------------------------

-- Minutes since midnight, 1440 for 24:00: ranges of time of day are compared as ranges of integers.
create function minutos_do_dia(hora time) returns integer
  language sql immutable strict parallel safe
  return (extract(epoch from hora) / 60)::integer;

-- A window of a weekday (0 is Sunday), with the lunch inside it. One that crosses midnight is two.
create table especialista_horario (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  especialista uuid not null,
  dia_semana integer not null,
  inicio time not null,
  fim time not null,
  almoco_inicio time,
  almoco_fim time,
  constraint especialista_horario_pk primary key (cliente, codigo),
  constraint especialista_horario_especialista_fk foreign key (cliente, especialista)
    references especialista (cliente, codigo) on delete cascade,
  constraint especialista_horario_dia check (dia_semana between 0 and 6),
  constraint especialista_horario_faixa check (inicio < fim),
  constraint especialista_horario_almoco check ((almoco_inicio is null) = (almoco_fim is null)
    and (almoco_inicio is null or (inicio < almoco_inicio and almoco_inicio < almoco_fim and almoco_fim < fim))),
  constraint especialista_horario_sobreposto exclude using gist
    (cliente with =, especialista with =, dia_semana with =, int4range(minutos_do_dia(inicio), minutos_do_dia(fim)) with &&)
);
call proteger_tabela('especialista_horario', 'select, insert, update, delete');

-- Time of a weekday that is never available, for some weeks or for all of them.
create table especialista_bloqueio (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  especialista uuid not null,
  dia_semana integer not null,
  inicio time not null,
  fim time not null,
  motivo text not null,
  de date,
  ate date,
  constraint especialista_bloqueio_pk primary key (cliente, codigo),
  constraint especialista_bloqueio_especialista_fk foreign key (cliente, especialista)
    references especialista (cliente, codigo) on delete cascade,
  constraint especialista_bloqueio_dia check (dia_semana between 0 and 6),
  constraint especialista_bloqueio_faixa check (inicio < fim),
  constraint especialista_bloqueio_periodo check (de <= ate),
  constraint especialista_bloqueio_sobreposto exclude using gist (cliente with =, especialista with =, dia_semana with =,
    int4range(minutos_do_dia(inicio), minutos_do_dia(fim)) with &&, daterange(de, ate, '[]') with &&)
);
call proteger_tabela('especialista_bloqueio', 'select, insert, update, delete');

-- What is different on some days: FOLGA takes time out (the whole day when it has no hours), EXTRA adds a window.
create table especialista_excecao (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  especialista uuid not null,
  tipo text not null,
  motivo text not null,
  de date not null,
  ate date not null,
  inicio time,
  fim time,
  observacao text,
  versao integer not null default 1,
  constraint especialista_excecao_pk primary key (cliente, codigo),
  constraint especialista_excecao_especialista_fk foreign key (cliente, especialista)
    references especialista (cliente, codigo) on delete cascade,
  constraint especialista_excecao_tipo check (tipo in ('FOLGA', 'EXTRA') and (tipo = 'FOLGA' or inicio is not null)),
  constraint especialista_excecao_motivo check (motivo in ('FERIAS', 'CURSO', 'FERIADO_PROPRIO', 'SAUDE', 'ATENDIMENTO_EXTRA', 'OUTRO')),
  constraint especialista_excecao_periodo check (de <= ate),
  constraint especialista_excecao_faixa check ((inicio is null) = (fim is null) and (inicio is null or inicio < fim)),
  constraint especialista_excecao_sobreposta exclude using gist (cliente with =, especialista with =, tipo with =,
    daterange(de, ate, '[]') with &&,
    int4range(coalesce(minutos_do_dia(inicio), 0), coalesce(minutos_do_dia(fim), 1440)) with &&)
);
create index especialista_excecao_periodo on especialista_excecao (cliente, especialista, ate);
call proteger_tabela('especialista_excecao', 'select, insert, update, delete');

-- Certificate -------------------------------------------------------------------------------------------------

-- A1 (PKCS#12) in custody. `envelope` is the file as it came, still under its own password, sealed with the key of the
-- installation (AES-256-GCM). The password is not kept anywhere.
create table especialista_certificado (
  cliente uuid not null,
  especialista uuid not null,
  envelope bytea not null,
  titular text not null,
  cpf text,
  emissor text not null,
  numero_serie text not null,
  impressao_digital text not null,
  valido_de timestamptz not null,
  valido_ate timestamptz not null,
  enviado_em timestamptz not null,
  enviado_por uuid not null,
  constraint especialista_certificado_pk primary key (cliente, especialista),
  constraint especialista_certificado_especialista_fk foreign key (cliente, especialista)
    references especialista (cliente, codigo) on delete cascade,
  constraint especialista_certificado_validade check (valido_de < valido_ate)
);
call proteger_tabela('especialista_certificado', 'select, insert, update, delete');

-- Repasse rules -----------------------------------------------------------------------------------------------

alter table repasse_regra
  add column versao integer not null default 1,
  drop constraint repasse_regra_especialista_fk,
  add constraint repasse_regra_especialista_fk foreign key (cliente, especialista)
    references especialista (cliente, codigo) on delete cascade,
  -- One rule at a time for the same target: "any" is a target like another.
  add constraint repasse_regra_sobreposta exclude using gist (cliente with =, especialista with =,
    coalesce(servico, '00000000-0000-0000-0000-000000000000') with =,
    coalesce(parceiro, '00000000-0000-0000-0000-000000000000') with =,
    daterange(vigente_de, vigente_ate, '[]') with &&);
grant delete on repasse_regra to vetlume_inquilino;

-- Which rule paid, out of the explanation: a rule that paid cannot go away.
alter table repasse add column regra uuid generated always as ((explicacao ->> 'regra')::uuid) stored;
alter table repasse add constraint repasse_regra_fk foreign key (cliente, regra) references repasse_regra (cliente, codigo);
create index repasse_por_regra on repasse (cliente, regra) where regra is not null;

-- Nor change: it ends, not before the last day that it paid, and another one begins.
create function repasse_regra_usada() returns trigger language plpgsql as $$
declare ultimo date;
begin
  select max(r.competencia) into ultimo from repasse r where r.cliente = old.cliente and r.regra = old.codigo;
  if ultimo is not null and (
    (new.especialista, new.servico, new.parceiro, new.tipo, new.percentual_bp, new.valor_centavos, new.base, new.vigente_de)
      is distinct from
    (old.especialista, old.servico, old.parceiro, old.tipo, old.percentual_bp, old.valor_centavos, old.base, old.vigente_de)
    or new.vigente_ate < ultimo)
  then
    raise exception 'regra de repasse usada' using errcode = 'restrict_violation', constraint = 'repasse_regra_usada';
  end if;
  return new;
end $$;
create trigger repasse_regra_usada before update on repasse_regra for each row execute function repasse_regra_usada();

-- Access ------------------------------------------------------------------------------------------------------

-- Ends every token of the people who work as a specialist, or in a partner clinic, that was deactivated. The tenant's role
-- touches no account: this is all that it may do to one, and only to its own people.
grant select (codigo), update (versao_sessao), select (versao_sessao) on usuario to vetlume_busca;
create function busca.encerrar_acessos(inquilino uuid, alvo uuid) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, public as $$
declare encerrados integer;
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid then return 0; end if;
  update usuario u set versao_sessao = u.versao_sessao + 1
    where u.codigo in (select v.usuario from vinculo v where v.cliente = inquilino and alvo in (v.especialista, v.parceiro));
  get diagnostics encerrados = row_count;
  return encerrados;
end $$;
alter function busca.encerrar_acessos(uuid, uuid) owner to vetlume_busca;
revoke execute on function busca.encerrar_acessos(uuid, uuid) from public;
grant execute on function busca.encerrar_acessos(uuid, uuid) to vetlume_inquilino;

-- Where somebody still works as a specialist: asked before any tenant is set.
grant select (cliente, codigo, ativo) on especialista to vetlume_busca;
create policy busca on especialista for select to vetlume_busca using (true);
create function busca.especialistas_do_usuario(alvo uuid) returns table (cliente uuid, especialista uuid)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select e.cliente, e.codigo from public.vinculo v
  join public.especialista e on e.cliente = v.cliente and e.codigo = v.especialista
  where v.usuario = alvo and v.perfil = 'ESPECIALISTA' and e.ativo;
end;
alter function busca.especialistas_do_usuario(uuid) owner to vetlume_busca;
revoke execute on function busca.especialistas_do_usuario(uuid) from public;
grant execute on function busca.especialistas_do_usuario(uuid) to vetlume_plataforma;
