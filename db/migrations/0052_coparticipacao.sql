-- A health plan pays its part of an exam and the tutor the other: two titles, each with its own due day.
alter table titulo
  add column coparticipacao boolean not null default false,
  add constraint titulo_coparticipacao check (not coparticipacao or coalesce(natureza = 'RECEBER' and atendimento is not null and tutor is not null, false));

-- Concluding twice cannot charge either part twice.
drop index titulo_um_por_atendimento;
create unique index titulo_um_por_atendimento on titulo (cliente, atendimento, coparticipacao)
  where natureza = 'RECEBER' and estado not in ('CANCELADO', 'ESTORNADO');

-- As before, but that the discount of an exam counts once, in the title of who pays the rest.
create or replace function partidas_do_titulo(inquilino uuid, chave uuid) returns setof partida_devida stable language sql as $$
  select v.parte, v.conta, v.regime, v.classe, v.grupo, null::uuid, t.parceiro, null::uuid, t.competencia, v.centavos
  from titulo t
  left join lateral (select * from fechamento c where c.cliente = t.cliente and c.codigo = t.fechamento and t.atendimento is null offset 0) f on true
  cross join lateral (select coalesce(sum(i.desconto_centavos), 0) as desconto from atendimento_item i
    where i.cliente = t.cliente and i.atendimento = t.atendimento and not t.coparticipacao and i.desconto_centavos > 0 and not i.cancelado) n
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
