-- Patterns of a text search, one per word, the most selective first: what a search looks for is matched word by word.
-- Numbers typed with their mask (CPF, phone) lose it, because they are stored bare.
create function padroes_de_busca(termo text) returns text[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg('%' || regexp_replace(procurada, '([\\%_])', '\\\1', 'g') || '%'
      order by procurada ~ '[[:alnum:]]{3}' desc, length(procurada) desc, ordem), '{}')
    from (
      select ordem, case when palavra ~ '^[0-9().+/-]*[0-9][0-9().+/-]*$' then regexp_replace(palavra, '[^0-9]', '', 'g') else palavra end as procurada
      from regexp_split_to_table(normalizar(termo), '\s+') with ordinality as palavras (palavra, ordem)
      where palavra <> ''
    ) as lidas);

create table especialidade (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  nome text not null,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint especialidade_pk primary key (cliente, codigo),
  constraint especialidade_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint especialidade_nome_unico unique (cliente, nome)
);
call proteger_tabela('especialidade');

create table especialista (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  pessoa uuid,
  nome text not null,
  cpf text,
  crmv_uf text not null,
  crmv_numero text not null,
  especialidade uuid,
  telefone text,
  email text,
  endereco text,
  chave_pix text,
  ativo boolean not null default true,
  versao integer not null default 1,
  busca text generated always as (normalizar(nome || ' ' || crmv_numero)) stored,
  constraint especialista_pk primary key (cliente, codigo),
  constraint especialista_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint especialista_especialidade_fk foreign key (cliente, especialidade) references especialidade (cliente, codigo),
  constraint especialista_crmv_unico unique (cliente, crmv_uf, crmv_numero)
);
create index especialista_nome on especialista (cliente, nome, codigo);
call proteger_tabela('especialista');

create table tabela_preco (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  nome text not null,
  constraint tabela_preco_pk primary key (cliente, codigo),
  constraint tabela_preco_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint tabela_preco_nome_unico unique (cliente, nome)
);
call proteger_tabela('tabela_preco');

create table modelo_documento (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  nome text not null,
  tipo text not null,
  modalidade text,
  especie uuid,
  sexo text,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint modelo_documento_pk primary key (cliente, codigo),
  constraint modelo_documento_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint modelo_documento_especie_fk foreign key (especie) references especie (codigo),
  constraint modelo_documento_nome_unico unique (cliente, nome),
  constraint modelo_documento_sexo check (sexo in ('FEMEA', 'MACHO')),
  constraint modelo_documento_tipo check (tipo in ('LAUDO', 'ATESTADO', 'RECEITA', 'TERMO', 'RECIBO', 'ORCAMENTO'))
);
call proteger_tabela('modelo_documento');

create table modelo_documento_versao (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  modelo uuid not null,
  numero integer not null,
  estado text not null,
  estrutura jsonb not null,
  publicada_em timestamptz,
  constraint modelo_documento_versao_pk primary key (cliente, codigo),
  constraint modelo_documento_versao_modelo_fk foreign key (cliente, modelo) references modelo_documento (cliente, codigo),
  constraint modelo_documento_versao_numero_unico unique (cliente, modelo, numero),
  constraint modelo_documento_versao_estado check (estado in ('RASCUNHO', 'PUBLICADA'))
);
create function modelo_publicado_imutavel() returns trigger language plpgsql as $$
begin
  if old.estado = 'PUBLICADA' then
    raise exception 'versão publicada' using errcode = 'restrict_violation', constraint = 'registro_imutavel';
  end if;
  return coalesce(new, old);
end $$;
create trigger modelo_publicado_imutavel before update or delete on modelo_documento_versao
  for each row execute function modelo_publicado_imutavel();
call proteger_tabela('modelo_documento_versao');

create table servico (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  nome text not null,
  modalidade text not null,
  especialidade uuid,
  duracao_minutos integer not null,
  preco_centavos integer not null,
  custo_centavos integer not null default 0,
  prazo_rotina_horas integer not null default 48,
  prazo_urgente_horas integer not null default 6,
  exige_revisao boolean not null default false,
  exige_laudo boolean not null default true,
  modelo uuid,
  preparo text,
  ativo boolean not null default true,
  versao integer not null default 1,
  busca text generated always as (normalizar(nome || ' ' || modalidade)) stored,
  constraint servico_pk primary key (cliente, codigo),
  constraint servico_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint servico_especialidade_fk foreign key (cliente, especialidade) references especialidade (cliente, codigo),
  constraint servico_modelo_fk foreign key (cliente, modelo) references modelo_documento (cliente, codigo),
  constraint servico_nome_unico unique (cliente, nome),
  constraint servico_modalidade check (modalidade in
    ('CONSULTA', 'ULTRASSONOGRAFIA', 'ECOCARDIOGRAFIA', 'ELETROCARDIOGRAFIA', 'RADIOGRAFIA', 'TOMOGRAFIA', 'RESSONANCIA', 'ENDOSCOPIA', 'LABORATORIO', 'PROCEDIMENTO')),
  constraint servico_valores check (preco_centavos >= 0 and custo_centavos >= 0 and duracao_minutos between 5 and 1440
    and prazo_rotina_horas > 0 and prazo_urgente_horas > 0)
);
create index servico_nome on servico (cliente, nome, codigo);
call proteger_tabela('servico');

create table tabela_preco_item (
  cliente uuid not null,
  tabela uuid not null,
  servico uuid not null,
  centavos integer not null,
  constraint tabela_preco_item_pk primary key (cliente, tabela, servico),
  constraint tabela_preco_item_tabela_fk foreign key (cliente, tabela) references tabela_preco (cliente, codigo),
  constraint tabela_preco_item_servico_fk foreign key (cliente, servico) references servico (cliente, codigo),
  constraint tabela_preco_item_valor check (centavos >= 0)
);
call proteger_tabela('tabela_preco_item', 'select, insert, update, delete');

create table plano_saude_preco (
  cliente uuid not null,
  plano_saude uuid not null,
  servico uuid not null,
  centavos integer not null,
  constraint plano_saude_preco_pk primary key (cliente, plano_saude, servico),
  constraint plano_saude_preco_plano_fk foreign key (plano_saude) references plano_saude (codigo),
  constraint plano_saude_preco_servico_fk foreign key (cliente, servico) references servico (cliente, codigo),
  constraint plano_saude_preco_valor check (centavos >= 0)
);
call proteger_tabela('plano_saude_preco', 'select, insert, update, delete');

create table parceiro (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  nome text not null,
  razao_social text not null,
  documento text not null,
  telefone text,
  email text,
  cep text,
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  cidade integer,
  latitude double precision,
  longitude double precision,
  tabela_preco uuid,
  modo_cobranca text not null default 'FATURADO',
  dia_fechamento integer not null default 30,
  dia_vencimento integer not null default 10,
  limite_credito_centavos integer,
  entrega_email boolean not null default true,
  ativo boolean not null default true,
  versao integer not null default 1,
  busca text generated always as (normalizar(nome || ' ' || razao_social || ' ' || documento)) stored,
  constraint parceiro_pk primary key (cliente, codigo),
  constraint parceiro_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint parceiro_cidade_fk foreign key (cidade) references cidade (ibge),
  constraint parceiro_tabela_fk foreign key (cliente, tabela_preco) references tabela_preco (cliente, codigo),
  constraint parceiro_documento_unico unique (cliente, documento),
  constraint parceiro_cobranca check (modo_cobranca in ('A_VISTA', 'FATURADO')),
  constraint parceiro_dias check (dia_fechamento between 1 and 31 and dia_vencimento between 1 and 31)
);
create index parceiro_nome on parceiro (cliente, nome, codigo);
call proteger_tabela('parceiro');

create table parceiro_preco (
  cliente uuid not null,
  parceiro uuid not null,
  servico uuid not null,
  centavos integer not null,
  constraint parceiro_preco_pk primary key (cliente, parceiro, servico),
  constraint parceiro_preco_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo),
  constraint parceiro_preco_servico_fk foreign key (cliente, servico) references servico (cliente, codigo),
  constraint parceiro_preco_valor check (centavos >= 0)
);
call proteger_tabela('parceiro_preco', 'select, insert, update, delete');

alter table vinculo
  add constraint vinculo_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo),
  add constraint vinculo_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo);

create table repasse_regra (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  especialista uuid not null,
  servico uuid,
  parceiro uuid,
  tipo text not null,
  percentual_bp integer,
  valor_centavos integer,
  base text not null,
  vigente_de date not null,
  vigente_ate date,
  constraint repasse_regra_pk primary key (cliente, codigo),
  constraint repasse_regra_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo),
  constraint repasse_regra_servico_fk foreign key (cliente, servico) references servico (cliente, codigo),
  constraint repasse_regra_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo),
  constraint repasse_regra_tipo check (
    (tipo = 'PERCENTUAL' and percentual_bp between 0 and 10000 and valor_centavos is null)
    or (tipo = 'FIXO' and valor_centavos >= 0 and percentual_bp is null)),
  constraint repasse_regra_base check (base in ('BRUTO', 'LIQUIDO')),
  constraint repasse_regra_vigencia check (vigente_ate is null or vigente_ate >= vigente_de)
);
create index repasse_regra_especialista on repasse_regra (cliente, especialista);
call proteger_tabela('repasse_regra');

create table tutor (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  nome text not null,
  estrangeiro boolean not null default false,
  cpf text,
  telefone text,
  whatsapp text,
  email text,
  cep text,
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  cidade integer,
  parceiro uuid,
  ativo boolean not null default true,
  criado_em timestamptz not null,
  versao integer not null default 1,
  nome_busca text collate "C" not null generated always as (normalizar(nome)) stored,
  busca text not null generated always as (normalizar(
    nome || ' ' || coalesce(cpf, '') || ' ' || coalesce(telefone, '') || ' ' || coalesce(whatsapp, '') || ' ' || coalesce(email, ''))) stored,
  constraint tutor_pk primary key (cliente, codigo),
  constraint tutor_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint tutor_cidade_fk foreign key (cidade) references cidade (ibge),
  constraint tutor_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo),
  constraint tutor_cpf_unico unique (cliente, cpf),
  constraint tutor_cpf check (cpf ~ '^[0-9]{11}$')
);
create index tutor_nome on tutor (cliente, nome_busca, codigo);
create index tutor_criado on tutor (cliente, criado_em, codigo);
create index tutor_parceiro on tutor (cliente, parceiro) where parceiro is not null;
create index tutor_busca on tutor using gin (cliente, busca gin_trgm_ops);
call proteger_tabela('tutor');

-- What a foreign key needs so that a breed is always one of the animal's species.
alter table raca add constraint raca_da_especie unique (codigo, especie);

create table animal (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  nome text not null,
  especie uuid not null,
  raca uuid,
  sexo text not null,
  castrado boolean,
  nascimento date,
  nascimento_presumido boolean not null default false,
  pelagem text,
  sinais text,
  microchip text,
  sinpatinhas text,
  alerta text,
  plano_saude uuid,
  carteirinha text,
  tutor uuid not null,
  parceiro uuid,
  peso_gramas integer,
  obito date,
  ativo boolean not null default true,
  criado_em timestamptz not null,
  versao integer not null default 1,
  nome_busca text collate "C" not null generated always as (normalizar(nome)) stored,
  busca text not null default '',
  constraint animal_pk primary key (cliente, codigo),
  constraint animal_especie_fk foreign key (especie) references especie (codigo),
  constraint animal_raca_fk foreign key (raca, especie) references raca (codigo, especie),
  constraint animal_tutor_fk foreign key (cliente, tutor) references tutor (cliente, codigo),
  constraint animal_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo),
  constraint animal_plano_fk foreign key (plano_saude) references plano_saude (codigo),
  constraint animal_sexo check (sexo in ('FEMEA', 'MACHO', 'INDETERMINADO')),
  constraint animal_microchip_unico unique (cliente, microchip),
  constraint animal_microchip check (microchip ~ '^[0-9]{15}$'),
  constraint animal_peso check (peso_gramas between 1 and 2000000)
);
create index animal_nome on animal (cliente, nome_busca, codigo);
create index animal_criado on animal (cliente, criado_em, codigo);
create index animal_parceiro on animal (cliente, parceiro) where parceiro is not null;
create index animal_tutor on animal (cliente, tutor);
create index animal_busca on animal using gin (cliente, busca gin_trgm_ops);
call proteger_tabela('animal');

-- An animal is found by its tutor too, so one index must hold the words of both. Where the animal comes to a tutor, the
-- tutor's row is locked against changes until commit: a rename at the same moment waits, and then finds this animal to
-- refresh. Where it stays, a rename waits for the animal's own row; locking the tutor as well would be a deadlock.
create function animal_texto_de_busca() returns trigger language plpgsql as $$
declare responsavel tutor;
begin
  if tg_op = 'INSERT' or new.tutor <> old.tutor then
    perform from tutor t where t.cliente = new.cliente and t.codigo = new.tutor for share;
  end if;
  select * into responsavel from tutor t where t.cliente = new.cliente and t.codigo = new.tutor;
  new.busca := normalizar(concat_ws(' ', new.nome, new.microchip, responsavel.nome, responsavel.cpf, responsavel.telefone, responsavel.whatsapp));
  return new;
end $$;
create trigger animal_texto_de_busca before insert or update of nome, microchip, tutor on animal
  for each row execute function animal_texto_de_busca();
create function tutor_renova_animais() returns trigger language plpgsql as $$
begin
  update animal set tutor = tutor where cliente = new.cliente and tutor = new.codigo;
  return null;
end $$;
create trigger tutor_renova_animais after update of nome, cpf, telefone, whatsapp on tutor
  for each row when ((old.nome, old.cpf, old.telefone, old.whatsapp) is distinct from (new.nome, new.cpf, new.telefone, new.whatsapp))
  execute function tutor_renova_animais();
alter table arquivo add constraint arquivo_animal_fk foreign key (cliente, animal) references animal (cliente, codigo);

create table animal_peso (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  animal uuid not null,
  gramas integer not null,
  medido_em timestamptz not null,
  constraint animal_peso_pk primary key (cliente, codigo),
  constraint animal_peso_animal_fk foreign key (cliente, animal) references animal (cliente, codigo),
  constraint animal_peso_valor check (gramas between 1 and 2000000)
);
create index animal_peso_animal on animal_peso (cliente, animal, medido_em desc);
call proteger_tabela('animal_peso');

-- Text search runs as vetlume_busca, whose policy is a constant, so that the trigram index can be used; every
-- function filters by the tenant itself and returns keys only.
create schema busca;
grant usage on schema busca to vetlume_inquilino;
grant create, usage on schema busca to vetlume_busca;
grant select on animal, tutor to vetlume_busca;
create policy busca on animal for select to vetlume_busca using (true);
create policy busca on tutor for select to vetlume_busca using (true);

-- Every word must match. Words of one or two letters have no trigram: they are looked for where names begin, by the
-- ordered index, which stops at the limit, and then where any other word begins.
create function busca.animal(inquilino uuid, termo text, maximo integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  padroes text[] := padroes_de_busca(termo);
  inicio text := normalizar(btrim(termo));
  achados integer;
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid or padroes = '{}' then return; end if;
  if padroes[1] ~ '[[:alnum:]]{3}' then
    return query select a.codigo from animal a where a.cliente = inquilino
      and a.busca like padroes[1] and a.busca like coalesce(padroes[2], padroes[1]) and a.busca like all (padroes) limit maximo;
  else
    return query select a.codigo from animal a where a.cliente = inquilino
      and a.nome_busca >= inicio and a.nome_busca < inicio || chr(1114111) order by a.nome_busca limit maximo;
    get diagnostics achados = row_count;
    if achados >= maximo or padroes[1] !~ '[[:alnum:]]' then return; end if;
    return query select a.codigo from animal a where a.cliente = inquilino
      and a.busca like '% ' || substr(padroes[1], 2) and a.busca like all (padroes) limit maximo;
  end if;
end $$;
create function busca.tutor(inquilino uuid, termo text, maximo integer) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  padroes text[] := padroes_de_busca(termo);
  inicio text := normalizar(btrim(termo));
  achados integer;
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid or padroes = '{}' then return; end if;
  if padroes[1] ~ '[[:alnum:]]{3}' then
    return query select t.codigo from tutor t where t.cliente = inquilino
      and t.busca like padroes[1] and t.busca like coalesce(padroes[2], padroes[1]) and t.busca like all (padroes) limit maximo;
  else
    return query select t.codigo from tutor t where t.cliente = inquilino
      and t.nome_busca >= inicio and t.nome_busca < inicio || chr(1114111) order by t.nome_busca limit maximo;
    get diagnostics achados = row_count;
    if achados >= maximo or padroes[1] !~ '[[:alnum:]]' then return; end if;
    return query select t.codigo from tutor t where t.cliente = inquilino
      and t.busca like '% ' || substr(padroes[1], 2) and t.busca like all (padroes) limit maximo;
  end if;
end $$;
alter function busca.animal(uuid, text, integer) owner to vetlume_busca;
alter function busca.tutor(uuid, text, integer) owner to vetlume_busca;
revoke execute on all functions in schema busca from public;
grant execute on all functions in schema busca to vetlume_inquilino;
