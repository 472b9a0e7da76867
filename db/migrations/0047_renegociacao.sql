-- An agreement about what is owed: old titles are closed by new ones, which owe the same, with what was added and taken off. What was
-- earned or spent stays where it was: the new titles only carry it on.
create table renegociacao (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  natureza text not null,
  motivo text not null,
  autor text not null,
  criado_em timestamptz not null,
  desfeita_por text,
  desfeita_em timestamptz,
  desfeita_motivo text,
  constraint renegociacao_pk primary key (cliente, codigo),
  constraint renegociacao_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint renegociacao_natureza check (natureza in ('RECEBER', 'PAGAR')),
  constraint renegociacao_desfeita check ((desfeita_em is null) = (desfeita_por is null) and (desfeita_em is null) = (desfeita_motivo is null))
);
call proteger_tabela('renegociacao', 'select, insert, update');

alter table titulo
  -- The agreement that it was written by, and the one that closed it.
  add column renegociacao uuid,
  add column renegociado_por uuid,
  add constraint titulo_renegociacao_fk foreign key (cliente, renegociacao) references renegociacao (cliente, codigo),
  add constraint titulo_renegociado_por_fk foreign key (cliente, renegociado_por) references renegociacao (cliente, codigo),
  drop constraint titulo_estado,
  add constraint titulo_estado
    check (estado in ('PREVISTO', 'ABERTO', 'PARCIAL', 'PAGO', 'CANCELADO', 'ESTORNADO', 'A_FATURAR', 'FATURADO', 'RENEGOCIADO')),
  add constraint titulo_renegociado check ((estado = 'RENEGOCIADO') = (renegociado_por is not null));
create index titulo_renegociacao on titulo (cliente, renegociacao) where renegociacao is not null;
create index titulo_renegociado_por on titulo (cliente, renegociado_por) where renegociado_por is not null;

create or replace function grupo_do_titulo(t titulo) returns text immutable language sql return
  case when t.natureza = 'RECEBER' then
      case when t.renegociacao is not null then 'Renegociações' when t.atendimento is null and t.fechamento is null then 'Outras receitas'
        else 'Atendimentos' end
    when t.tipo_despesa is not null then null when t.especialista is not null then 'Repasses' else 'Sem classificação' end;

-- As before, but that a title of an agreement is no revenue and no expense: it takes over what others owed.
create or replace function partidas_do_titulo(inquilino uuid, chave uuid) returns setof partida_devida stable language sql as $$
  select v.parte, v.conta, v.regime, v.classe, v.grupo, null::uuid, t.parceiro, null::uuid, t.competencia, v.centavos
  from titulo t
  left join lateral (select * from fechamento c where c.cliente = t.cliente and c.codigo = t.fechamento and t.atendimento is null offset 0) f on true
  cross join lateral (select coalesce(sum(i.desconto_centavos), 0) as desconto from atendimento_item i
    where i.cliente = t.cliente and i.atendimento = t.atendimento and i.desconto_centavos > 0 and not i.cancelado) n
  cross join lateral (values
    ('receita', case when t.atendimento is null and t.fechamento is null then '4.2' else '4.1' end, 'COMPETENCIA', classe_do_titulo(t),
      grupo_do_titulo(t), case when f.codigo is null and t.renegociacao is null then -t.valor_centavos - n.desconto else 0 end),
    ('renegociado', '1.2', null, null, null, case when t.renegociacao is null then 0 else -t.valor_centavos end),
    ('desconto', '4.3', 'COMPETENCIA', 'DEDUCOES', 'Descontos concedidos', n.desconto + t.desconto_centavos + coalesce(f.desconto_centavos, 0)),
    ('comissao', '5.2', 'COMPETENCIA', 'DESPESAS_OPERACIONAIS', 'Comissões de clínicas', coalesce(f.comissao_centavos, 0)),
    ('juros', '4.4', 'COMPETENCIA', 'RESULTADO_FINANCEIRO', 'Juros e multas', -t.acrescimo_centavos),
    ('exames', '1.3', null, null, null, case when f.codigo is null then 0 else -t.valor_centavos - f.desconto_centavos - f.comissao_centavos end),
    ('saldo', case when t.estado in ('A_FATURAR', 'FATURADO') then '1.3' else '1.2' end, null, null, null,
      t.valor_centavos - t.desconto_centavos + t.acrescimo_centavos)) as v (parte, conta, regime, classe, grupo, centavos)
  where t.cliente = inquilino and t.codigo = chave and v.centavos <> 0
    and coalesce(t.natureza = 'RECEBER' and t.estado not in ('PREVISTO', 'CANCELADO', 'ESTORNADO'), false)
  union all
  select v.parte, v.conta, v.regime, v.classe, v.grupo, t.tipo_despesa, t.parceiro, null::uuid, t.competencia, v.centavos
  from titulo t
  cross join lateral (select coalesce(sum(r.valor_centavos), 0) as centavos from repasse r where r.cliente = t.cliente and r.titulo = t.codigo) r
  cross join lateral (values
    ('despesa', case when t.tipo_despesa is null and t.especialista is not null then '5.1' else '5.5' end, 'COMPETENCIA', classe_do_titulo(t),
      grupo_do_titulo(t), case when t.renegociacao is null then t.valor_centavos - r.centavos else 0 end),
    ('renegociado', '2.1', null, null, null, case when t.renegociacao is null then 0 else t.valor_centavos end),
    ('repasses', '2.2', null, null, null, r.centavos),
    ('juros', '5.4', 'COMPETENCIA', 'RESULTADO_FINANCEIRO', 'Juros e multas', t.acrescimo_centavos),
    ('desconto', '4.5', 'COMPETENCIA', 'RESULTADO_FINANCEIRO', 'Descontos obtidos', -t.desconto_centavos),
    ('saldo', '2.1', null, null, null, t.desconto_centavos - t.valor_centavos - t.acrescimo_centavos)) as v (parte, conta, regime, classe, grupo, centavos)
  where t.cliente = inquilino and t.codigo = chave and v.centavos <> 0
    and coalesce(t.natureza = 'PAGAR' and t.estado not in ('PREVISTO', 'CANCELADO', 'ESTORNADO'), false)
$$;
