-- Money that goes from one account of the company to another. A row is never changed, but for the version that says that something was
-- done about it: a reversal is a row of its own, as that of a payment is.
create table transferencia (
  cliente uuid not null,
  -- Known by this in the account that it leaves, and by `entrada` in the one where it arrives.
  codigo uuid not null default uuidv7(),
  entrada uuid not null default uuidv7(),
  de uuid not null,
  para uuid not null,
  dia date not null,
  -- What leaves; what arrives is this less the fee.
  valor_centavos bigint not null,
  taxa_centavos bigint not null default 0,
  descricao text,
  estorna uuid,
  -- Why it was reversed.
  motivo text,
  autor text not null,
  criado_em timestamptz not null,
  versao integer not null default 1,
  constraint transferencia_pk primary key (cliente, codigo),
  constraint transferencia_entrada_unica unique (cliente, entrada),
  constraint transferencia_de_fk foreign key (cliente, de) references conta_financeira (cliente, codigo),
  constraint transferencia_para_fk foreign key (cliente, para) references conta_financeira (cliente, codigo),
  constraint transferencia_estorna_fk foreign key (cliente, estorna) references transferencia (cliente, codigo),
  constraint transferencia_estorno_unico unique (cliente, estorna),
  constraint transferencia_contas check (de <> para),
  constraint transferencia_valor check (case when estorna is null then taxa_centavos >= 0 and taxa_centavos < valor_centavos
    else taxa_centavos <= 0 and taxa_centavos > valor_centavos end),
  constraint transferencia_motivo check ((estorna is null) = (motivo is null))
);
create index transferencia_de on transferencia (cliente, de, dia);
create index transferencia_para on transferencia (cliente, para, dia);
create index transferencia_dia on transferencia (cliente, dia, codigo);
call proteger_tabela('transferencia', 'select, insert');
grant update (versao) on transferencia to vetlume_inquilino;

-- Which side of a transfer a line of the bank proves: each by one line, whole.
create table conciliacao_transferencia (
  cliente uuid not null,
  transferencia uuid not null,
  conta_financeira uuid not null,
  movimento uuid not null,
  autor text not null,
  criado_em timestamptz not null,
  constraint conciliacao_transferencia_pk primary key (cliente, transferencia, conta_financeira),
  constraint conciliacao_transferencia_transferencia_fk foreign key (cliente, transferencia) references transferencia (cliente, codigo),
  constraint conciliacao_transferencia_conta_financeira_fk foreign key (cliente, conta_financeira)
    references conta_financeira (cliente, codigo),
  constraint conciliacao_transferencia_movimento_fk foreign key (cliente, movimento) references movimento_bancario (cliente, codigo)
);
create index conciliacao_transferencia_movimento on conciliacao_transferencia (cliente, movimento);
call proteger_tabela('conciliacao_transferencia', 'select, insert, delete');

-- What a person said that the columns of a CSV are, by its header.
create table mapa_de_extrato (
  cliente uuid not null,
  conta_financeira uuid not null,
  cabecalho text not null,
  mapa jsonb not null,
  autor text not null,
  criado_em timestamptz not null,
  constraint mapa_de_extrato_pk primary key (cliente, conta_financeira, cabecalho),
  constraint mapa_de_extrato_conta_financeira_fk foreign key (cliente, conta_financeira)
    references conta_financeira (cliente, codigo) on delete cascade
);
call proteger_tabela('mapa_de_extrato');

-- Lines that wait are looked for in the other accounts by their value.
create index movimento_bancario_valor on movimento_bancario (cliente, centavos, dia) where estado = 'PENDENTE';

-- The cash of all accounts together does not move, but for the fee, which the account that pays it loses.
create function partidas_da_transferencia(inquilino uuid, chave uuid) returns setof partida_devida stable language sql as $$
  select v.parte, v.conta, v.regime, v.classe, v.grupo, null::uuid, null::uuid, v.conta_financeira, x.dia, v.centavos
  from transferencia x
  cross join lateral (values
    ('saida', '1.1', null, null, null, x.de, x.taxa_centavos - x.valor_centavos),
    ('entrada', '1.1', null, null, null, x.para, x.valor_centavos - x.taxa_centavos),
    ('taxa', '5.3', 'COMPETENCIA', 'RESULTADO_FINANCEIRO', 'Taxas de cartão e de banco', null::uuid, x.taxa_centavos),
    ('taxa-paga', '1.1', 'CAIXA', 'RESULTADO_FINANCEIRO', 'Taxas de cartão e de banco', x.de, -x.taxa_centavos))
    as v (parte, conta, regime, classe, grupo, conta_financeira, centavos)
  where x.cliente = inquilino and x.codigo = chave and v.centavos <> 0
$$;

alter table partida drop constraint partida_origem, add constraint partida_origem
  check (origem in ('TITULO', 'PAGAMENTO', 'REPASSE', 'ABERTURA', 'TRANSFERENCIA'));

-- As before, with one kind of fact more.
create or replace function lancar(inquilino uuid, fato text, chave uuid) returns void language plpgsql as $$
declare entrada uuid := uuidv7();
begin
  with devidas as materialized (
      select * from partidas_do_titulo(inquilino, chave) where fato = 'TITULO'
      union all select * from partidas_do_pagamento(inquilino, chave) where fato = 'PAGAMENTO'
      union all select * from partidas_do_repasse(inquilino, chave) where fato = 'REPASSE'
      union all select * from partidas_da_abertura(inquilino, chave) where fato = 'ABERTURA'
      union all select * from partidas_da_transferencia(inquilino, chave) where fato = 'TRANSFERENCIA'),
    dele as materialized (select * from partida p where p.cliente = inquilino and p.documento = chave),
    vivas as materialized (select * from dele p where p.estorna is null and not exists (select from dele e where e.estorna = p.codigo)),
    iguais as materialized (select v.codigo, v.parte from vivas v join devidas d on d.parte = v.parte
      and (d.conta, d.regime, d.classe, d.grupo, d.tipo_despesa, d.parceiro, d.conta_financeira, d.dia, d.centavos)
        is not distinct from (v.conta, v.regime, v.classe, v.grupo, v.tipo_despesa, v.parceiro, v.conta_financeira, v.dia, v.centavos))
  insert into partida (cliente, lancamento, origem, documento, parte, conta, regime, classe, grupo, tipo_despesa, parceiro, conta_financeira,
      dia, centavos, estorna)
    select v.cliente, entrada, v.origem, v.documento, v.parte, v.conta, v.regime, v.classe, v.grupo, v.tipo_despesa, v.parceiro,
      v.conta_financeira, v.dia, -v.centavos, v.codigo
    from vivas v where not exists (select from iguais i where i.codigo = v.codigo)
    union all
    select inquilino, entrada, fato, chave, d.parte, d.conta, d.regime, d.classe, d.grupo, d.tipo_despesa, d.parceiro, d.conta_financeira,
      d.dia, d.centavos, null
    from devidas d where not exists (select from iguais i where i.parte = d.parte);
end $$;

create or replace procedure lancar_o_que_falta(inquilino uuid) language sql as $$
  insert into partida (cliente, lancamento, origem, documento, parte, conta, regime, classe, grupo, tipo_despesa, parceiro, conta_financeira,
      dia, centavos)
    select inquilino, f.chave, f.origem, f.chave, d.parte, d.conta, d.regime, d.classe, d.grupo, d.tipo_despesa, d.parceiro, d.conta_financeira,
      d.dia, d.centavos
    from (
      select 'TITULO' as origem, t.codigo as chave, d.* from titulo t cross join lateral partidas_do_titulo(t.cliente, t.codigo) d where t.cliente = inquilino
      union all
      select 'PAGAMENTO', p.codigo, d.* from pagamento p cross join lateral partidas_do_pagamento(p.cliente, p.codigo) d where p.cliente = inquilino
      union all
      select 'REPASSE', r.codigo, d.* from repasse r cross join lateral partidas_do_repasse(r.cliente, r.codigo) d where r.cliente = inquilino
      union all
      select 'ABERTURA', c.codigo, d.* from conta_financeira c cross join lateral partidas_da_abertura(c.cliente, c.codigo) d where c.cliente = inquilino
      union all
      select 'TRANSFERENCIA', x.codigo, d.* from transferencia x cross join lateral partidas_da_transferencia(x.cliente, x.codigo) d
        where x.cliente = inquilino
    ) as f, lateral (select f.parte, f.conta, f.regime, f.classe, f.grupo, f.tipo_despesa, f.parceiro, f.conta_financeira, f.dia, f.centavos) as d
    where not exists (select from partida p where p.cliente = inquilino and p.documento = f.chave)
$$;

create function transferencia_lanca() returns trigger language plpgsql as $$
begin
  perform lancar(new.cliente, 'TRANSFERENCIA', new.codigo);
  return null;
end $$;
create trigger transferencia_lanca after insert on transferencia for each row execute function transferencia_lanca();
