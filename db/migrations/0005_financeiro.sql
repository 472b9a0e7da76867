-- A receivable or a payable of the tenant. "Vencido" is derived from vencimento and estado.
create table titulo (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  numero bigint not null,
  natureza text not null,
  estado text not null,
  descricao text not null,
  contraparte text not null,
  parceiro uuid,
  tutor uuid,
  especialista uuid,
  tipo_despesa uuid,
  atendimento uuid,
  competencia date not null,
  emissao date not null,
  vencimento date not null,
  valor_centavos integer not null,
  desconto_centavos integer not null default 0,
  acrescimo_centavos integer not null default 0,
  pago_centavos integer not null default 0,
  txid text,
  criado_em timestamptz not null,
  versao integer not null default 1,
  busca text generated always as (normalizar(contraparte || ' ' || descricao)) stored,
  constraint titulo_pk primary key (cliente, codigo),
  constraint titulo_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint titulo_numero_unico unique (cliente, natureza, numero),
  constraint titulo_txid_unico unique (cliente, txid),
  constraint titulo_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo),
  constraint titulo_tutor_fk foreign key (cliente, tutor) references tutor (cliente, codigo),
  constraint titulo_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo),
  constraint titulo_tipo_despesa_fk foreign key (tipo_despesa) references tipo_despesa (codigo),
  constraint titulo_atendimento_fk foreign key (cliente, atendimento) references atendimento (cliente, codigo),
  constraint titulo_natureza check (natureza in ('RECEBER', 'PAGAR')),
  constraint titulo_estado check (estado in ('PREVISTO', 'ABERTO', 'PARCIAL', 'PAGO', 'CANCELADO', 'ESTORNADO')),
  constraint titulo_valores check (valor_centavos > 0 and desconto_centavos between 0 and valor_centavos and acrescimo_centavos >= 0
    and pago_centavos between 0 and valor_centavos - desconto_centavos + acrescimo_centavos),
  constraint titulo_pagamento check (
    (estado <> 'PAGO' or pago_centavos = valor_centavos - desconto_centavos + acrescimo_centavos)
    and (estado <> 'PARCIAL' or pago_centavos > 0))
);
-- One live receivable for an atendimento: concluding twice cannot charge twice.
create unique index titulo_um_por_atendimento on titulo (cliente, atendimento) where natureza = 'RECEBER' and estado not in ('CANCELADO', 'ESTORNADO');
create index titulo_atendimento on titulo (cliente, atendimento);
-- Carries what the totals of a period add up, so that they read the index alone.
create index titulo_vencimento on titulo (cliente, natureza, vencimento, codigo) include (estado, valor_centavos);
create index titulo_valor on titulo (cliente, natureza, valor_centavos, codigo);
create index titulo_busca on titulo using gin (cliente, busca gin_trgm_ops);
create index titulo_competencia on titulo (cliente, natureza, competencia);
create index titulo_parceiro on titulo (cliente, parceiro, vencimento);
call proteger_tabela('titulo');

create table pagamento (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  titulo uuid not null,
  valor_centavos integer not null,
  taxa_centavos integer not null default 0,
  metodo text not null,
  pago_em date not null,
  estorna uuid,
  criado_em timestamptz not null,
  constraint pagamento_pk primary key (cliente, codigo),
  constraint pagamento_titulo_fk foreign key (cliente, titulo) references titulo (cliente, codigo),
  constraint pagamento_estorna_fk foreign key (cliente, estorna) references pagamento (cliente, codigo),
  constraint pagamento_estorno_unico unique (cliente, estorna),
  constraint pagamento_valor check (valor_centavos <> 0 and (valor_centavos < 0) = (estorna is not null)),
  constraint pagamento_metodo check (metodo in
    ('PIX', 'CARTAO_CREDITO', 'CARTAO_DEBITO', 'BOLETO', 'DINHEIRO', 'CONVENIO', 'CORTESIA'))
);
create index pagamento_titulo on pagamento (cliente, titulo);
create index pagamento_data on pagamento (cliente, pago_em);
call proteger_tabela('pagamento', 'select, insert');

-- What the specialist earns for one executed item, each centavo explained.
create table repasse (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  item uuid not null,
  atendimento uuid not null,
  especialista uuid not null,
  competencia date not null,
  bruto_centavos integer not null,
  base_centavos integer not null,
  valor_centavos integer not null,
  explicacao jsonb not null,
  estado text not null,
  titulo uuid,
  criado_em timestamptz not null,
  constraint repasse_pk primary key (cliente, codigo),
  constraint repasse_item_fk foreign key (cliente, item) references atendimento_item (cliente, codigo),
  constraint repasse_atendimento_fk foreign key (cliente, atendimento) references atendimento (cliente, codigo),
  constraint repasse_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo),
  constraint repasse_titulo_fk foreign key (cliente, titulo) references titulo (cliente, codigo),
  constraint repasse_estado check (estado in ('PENDENTE', 'CONSOLIDADO', 'CANCELADO')),
  constraint repasse_valores check (valor_centavos between 0 and bruto_centavos and base_centavos between 0 and bruto_centavos)
);
create unique index repasse_um_por_item on repasse (cliente, item) where estado <> 'CANCELADO';
create index repasse_especialista on repasse (cliente, especialista, competencia);
create index repasse_titulo on repasse (cliente, titulo) where titulo is not null;
create index repasse_atendimento on repasse (cliente, atendimento);
call proteger_tabela('repasse');

create table simulacao (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  nome text not null,
  custo_centavos integer not null,
  preco_centavos integer not null,
  margem_bp integer not null,
  entrada jsonb not null,
  criado_por uuid not null,
  criado_em timestamptz not null,
  versao integer not null default 1,
  constraint simulacao_pk primary key (cliente, codigo),
  constraint simulacao_cliente_fk foreign key (cliente) references cliente (codigo)
);
call proteger_tabela('simulacao');

-- Text search of titles: keys only, newest first when the text is too short for the trigram index. `clinica` limits it
-- to what a partner clinic is charged.
grant select on titulo to vetlume_busca;
create policy busca on titulo for select to vetlume_busca using (true);
create function busca.titulo(inquilino uuid, termo text, maximo integer, clinica uuid default null) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
declare
  padroes text[] := padroes_de_busca(termo);
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid or padroes = '{}' then return; end if;
  if padroes[1] ~ '[[:alnum:]]{3}' then
    return query select t.codigo from titulo t where t.cliente = inquilino and (clinica is null or t.parceiro = clinica)
      and t.busca like padroes[1] and t.busca like all (padroes) limit maximo;
  else
    return query select r.codigo from (
        select t.codigo, t.busca from titulo t where t.cliente = inquilino and (clinica is null or t.parceiro = clinica)
        order by t.codigo desc limit 3 * maximo) as r
      where r.busca like all (padroes) limit maximo;
  end if;
end $$;
alter function busca.titulo(uuid, text, integer, uuid) owner to vetlume_busca;
revoke execute on function busca.titulo(uuid, text, integer, uuid) from public;
grant execute on function busca.titulo(uuid, text, integer, uuid) to vetlume_inquilino;
