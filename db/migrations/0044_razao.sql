-- The ledger. What happens to the money of a company is written in its facts (titles, payments, repasses, accounts); what each fact
-- is worth is written here by the database, in the same transaction, as legs that sum to zero. A leg is never changed: when its fact
-- is worth something else, the leg is reversed and another one written. The result, the cash and the balances read the legs.

create table conta_contabil (
  cliente uuid not null,
  codigo text not null,
  nome text not null,
  tipo text not null,
  constraint conta_contabil_pk primary key (cliente, codigo),
  constraint conta_contabil_cliente_fk foreign key (cliente) references cliente (codigo) on delete cascade,
  constraint conta_contabil_tipo check (tipo in ('ATIVO', 'PASSIVO', 'PATRIMONIO', 'RECEITA', 'DESPESA'))
);
call proteger_tabela('conta_contabil', 'select, insert');
create policy plataforma on conta_contabil for insert to vetlume_plataforma with check (true);
grant insert on conta_contabil to vetlume_plataforma;

create function plano_de_contas() returns table (codigo text, nome text, tipo text) immutable language sql as $$
  values ('1.1', 'Disponível', 'ATIVO'), ('1.2', 'Contas a receber', 'ATIVO'), ('1.3', 'Exames a faturar', 'ATIVO'),
    ('1.9', 'Depreciação acumulada', 'ATIVO'),
    ('2.1', 'Contas a pagar', 'PASSIVO'), ('2.2', 'Repasses a pagar', 'PASSIVO'),
    ('3.1', 'Saldos iniciais', 'PATRIMONIO'),
    ('4.1', 'Receita de atendimentos', 'RECEITA'), ('4.2', 'Outras receitas', 'RECEITA'), ('4.3', 'Descontos concedidos', 'RECEITA'),
    ('4.4', 'Juros e multas recebidos', 'RECEITA'), ('4.5', 'Descontos obtidos', 'RECEITA'),
    ('5.1', 'Repasses a especialistas', 'DESPESA'), ('5.2', 'Comissões de clínicas', 'DESPESA'),
    ('5.3', 'Taxas de cartão e de banco', 'DESPESA'), ('5.4', 'Juros e multas pagos', 'DESPESA'), ('5.5', 'Despesas por tipo', 'DESPESA')
$$;
create function cliente_ganha_plano_de_contas() returns trigger language plpgsql as $$
begin
  insert into conta_contabil (cliente, codigo, nome, tipo) select new.codigo, p.codigo, p.nome, p.tipo from plano_de_contas() p;
  return null;
end $$;
create trigger cliente_ganha_plano_de_contas after insert on cliente for each row execute function cliente_ganha_plano_de_contas();

create table partida (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  -- Legs written together, which sum to zero.
  lancamento uuid not null,
  -- The fact that it is worth, and which part of it.
  origem text not null,
  documento uuid not null,
  parte text not null,
  conta text not null,
  -- Which of the two statements of results has it; a leg between balances is in none.
  regime text,
  -- Line and group there. With a type of expense they are the registry's, which may change, and are null here.
  classe text,
  grupo text,
  tipo_despesa uuid,
  parceiro uuid,
  conta_financeira uuid,
  dia date not null,
  -- A debit is positive, a credit negative.
  centavos bigint not null,
  -- The leg that it takes back.
  estorna uuid,
  registrado_em timestamptz not null default now()
);

-- What facts are worth --------------------------------------------------------------------------------------------

create type partida_devida as (parte text, conta text, regime text, classe text, grupo text, tipo_despesa uuid, parceiro uuid,
  conta_financeira uuid, dia date, centavos bigint);

create function classe_do_titulo(t titulo) returns text immutable language sql return
  case when t.natureza = 'RECEBER' then 'RECEITA_BRUTA' when t.tipo_despesa is not null then null
    when t.especialista is not null then 'CUSTOS_SERVICOS' else 'DESPESAS_OPERACIONAIS' end;
create function grupo_do_titulo(t titulo) returns text immutable language sql return
  case when t.natureza = 'RECEBER' then case when t.atendimento is null and t.fechamento is null then 'Outras receitas' else 'Atendimentos' end
    when t.tipo_despesa is not null then null when t.especialista is not null then 'Repasses' else 'Sem classificação' end;

-- By the day of the service. Discounts given on exams come back as gross revenue and go out again as deductions. Of a closing only
-- what it takes off counts, since its exams already did: they stop waiting, and the clinic owes. Of a payable, what its repasses
-- are worth was already a cost. The title is found by its key: what is asked of it computes, so that no partial index is tempting.
create function partidas_do_titulo(inquilino uuid, chave uuid) returns setof partida_devida stable language sql as $$
  select v.parte, v.conta, v.regime, v.classe, v.grupo, null::uuid, t.parceiro, null::uuid, t.competencia, v.centavos
  from titulo t
  left join lateral (select * from fechamento c where c.cliente = t.cliente and c.codigo = t.fechamento and t.atendimento is null offset 0) f on true
  cross join lateral (select coalesce(sum(i.desconto_centavos), 0) as desconto from atendimento_item i
    where i.cliente = t.cliente and i.atendimento = t.atendimento and i.desconto_centavos > 0 and not i.cancelado) n
  cross join lateral (values
    ('receita', case when t.atendimento is null and t.fechamento is null then '4.2' else '4.1' end, 'COMPETENCIA', classe_do_titulo(t),
      grupo_do_titulo(t), case when f.codigo is null then -t.valor_centavos - n.desconto else 0 end),
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
      grupo_do_titulo(t), t.valor_centavos - r.centavos),
    ('repasses', '2.2', null, null, null, r.centavos),
    ('juros', '5.4', 'COMPETENCIA', 'RESULTADO_FINANCEIRO', 'Juros e multas', t.acrescimo_centavos),
    ('desconto', '4.5', 'COMPETENCIA', 'RESULTADO_FINANCEIRO', 'Descontos obtidos', -t.desconto_centavos),
    ('saldo', '2.1', null, null, null, t.desconto_centavos - t.valor_centavos - t.acrescimo_centavos)) as v (parte, conta, regime, classe, grupo, centavos)
  where t.cliente = inquilino and t.codigo = chave and v.centavos <> 0
    and coalesce(t.natureza = 'PAGAR' and t.estado not in ('PREVISTO', 'CANCELADO', 'ESTORNADO'), false)
$$;

-- By the day of the payment, its fee too. The cash knows the line of what was paid.
create function partidas_do_pagamento(inquilino uuid, chave uuid) returns setof partida_devida stable language sql as $$
  select v.parte, v.conta, v.regime, v.classe, v.grupo, case t.natureza when 'PAGAR' then t.tipo_despesa end, t.parceiro, case v.conta when '1.1' then p.conta_financeira end,
    p.pago_em, v.centavos
  from pagamento p join titulo t on t.cliente = p.cliente and t.codigo = p.titulo
  cross join lateral (select case t.natureza when 'RECEBER' then p.valor_centavos else -p.valor_centavos end as entra) s
  cross join lateral (values
    ('valor', '1.1', 'CAIXA', classe_do_titulo(t), grupo_do_titulo(t), s.entra),
    ('saldo', case t.natureza when 'RECEBER' then '1.2' else '2.1' end, null, null, null, -s.entra),
    ('taxa', '5.3', 'COMPETENCIA', 'RESULTADO_FINANCEIRO', 'Taxas de cartão e de banco', p.taxa_centavos),
    ('taxa-paga', '1.1', 'CAIXA', 'RESULTADO_FINANCEIRO', 'Taxas de cartão e de banco', -p.taxa_centavos)) as v (parte, conta, regime, classe, grupo, centavos)
  where p.cliente = inquilino and p.codigo = chave and v.centavos <> 0
$$;

create function partidas_do_repasse(inquilino uuid, chave uuid) returns setof partida_devida stable language sql as $$
  select v.parte, v.conta, v.regime, v.classe, v.grupo, null::uuid, null::uuid, null::uuid, r.competencia, v.centavos
  from repasse r
  cross join lateral (values ('custo', '5.1', 'COMPETENCIA', 'CUSTOS_SERVICOS', 'Repasses', r.valor_centavos::bigint),
    ('saldo', '2.2', null, null, null, -r.valor_centavos)) as v (parte, conta, regime, classe, grupo, centavos)
  where r.cliente = inquilino and r.codigo = chave and r.estado <> 'CANCELADO' and v.centavos <> 0
$$;

create function partidas_da_abertura(inquilino uuid, chave uuid) returns setof partida_devida stable language sql as $$
  select v.parte, v.conta, null, null, null, null::uuid, null::uuid, case v.conta when '1.1' then c.codigo end, c.saldo_em, v.centavos
  from conta_financeira c
  cross join lateral (values ('valor', '1.1', c.saldo_inicial_centavos), ('saldo', '3.1', -c.saldo_inicial_centavos)) as v (parte, conta, centavos)
  where c.cliente = inquilino and c.codigo = chave and v.centavos <> 0
$$;

-- Posts what a fact is worth now. Whoever calls holds the fact locked, so that two do not post the same one at once.
create function lancar(inquilino uuid, fato text, chave uuid) returns void language plpgsql as $$
declare entrada uuid := uuidv7();
begin
  with devidas as materialized (
      select * from partidas_do_titulo(inquilino, chave) where fato = 'TITULO'
      union all select * from partidas_do_pagamento(inquilino, chave) where fato = 'PAGAMENTO'
      union all select * from partidas_do_repasse(inquilino, chave) where fato = 'REPASSE'
      union all select * from partidas_da_abertura(inquilino, chave) where fato = 'ABERTURA'),
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

-- Every fact of a company that has no leg yet: what is older than the ledger, and what was loaded without its triggers.
create procedure lancar_o_que_falta(inquilino uuid) language sql as $$
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
    ) as f, lateral (select f.parte, f.conta, f.regime, f.classe, f.grupo, f.tipo_despesa, f.parceiro, f.conta_financeira, f.dia, f.centavos) as d
    where not exists (select from partida p where p.cliente = inquilino and p.documento = f.chave)
$$;

-- The owner is under the policies too: what there is can be read only while they do not bind it.
alter table cliente no force row level security;
alter table titulo no force row level security;
alter table atendimento_item no force row level security;
alter table fechamento no force row level security;
alter table pagamento no force row level security;
alter table repasse no force row level security;
alter table conta_financeira no force row level security;
alter table soma_do_dia no force row level security;
alter table dia_mudado no force row level security;
alter table conta_contabil no force row level security;
insert into conta_contabil (cliente, codigo, nome, tipo) select c.codigo, p.codigo, p.nome, p.tipo from cliente c cross join plano_de_contas() p;
create index partida_documento on partida (cliente, documento);
do $$
declare inquilino uuid;
begin
  for inquilino in select codigo from cliente loop call lancar_o_que_falta(inquilino); end loop;
end $$;
alter table partida
  add constraint partida_pk primary key (cliente, codigo),
  add constraint partida_cliente_fk foreign key (cliente) references cliente (codigo) on delete cascade,
  add constraint partida_conta_fk foreign key (cliente, conta) references conta_contabil (cliente, codigo),
  add constraint partida_origem check (origem in ('TITULO', 'PAGAMENTO', 'REPASSE', 'ABERTURA')),
  add constraint partida_regime check (regime in ('COMPETENCIA', 'CAIXA')),
  add constraint partida_centavos check (centavos <> 0);
create index partida_resultado on partida (cliente, regime, dia, codigo) where regime is not null;
create index partida_conta_financeira on partida (cliente, conta_financeira, dia) where conta_financeira is not null;
create index partida_dia on partida (cliente, dia);
-- A leg is taken back once, whoever tries.
create unique index partida_estorna on partida (cliente, estorna) where estorna is not null;
call proteger_tabela('partida', 'select, insert');
create trigger partida_imutavel before update on partida for each row execute function recusar_mudanca();

-- When facts change -----------------------------------------------------------------------------------------------

-- A trigger that looks at rows of another table locks what ties the two, so that of two transactions one sees the other.

create function titulo_lanca() returns trigger language plpgsql as $$
begin
  perform lancar(new.cliente, 'TITULO', new.codigo);
  if tg_op = 'UPDATE' and (old.natureza, old.tipo_despesa, old.parceiro, classe_do_titulo(old), grupo_do_titulo(old))
      is distinct from (new.natureza, new.tipo_despesa, new.parceiro, classe_do_titulo(new), grupo_do_titulo(new)) then
    perform lancar(p.cliente, 'PAGAMENTO', p.codigo) from pagamento p where p.cliente = new.cliente and p.titulo = new.codigo;
  end if;
  return null;
end $$;
create trigger titulo_novo_lanca after insert on titulo for each row execute function titulo_lanca();
create trigger titulo_lanca after update on titulo for each row
  when ((old.estado in ('PREVISTO', 'CANCELADO', 'ESTORNADO'), old.estado in ('A_FATURAR', 'FATURADO'), old.natureza, old.competencia,
      old.valor_centavos, old.desconto_centavos, old.acrescimo_centavos, old.tipo_despesa, old.parceiro, old.especialista, old.atendimento, old.fechamento)
    is distinct from (new.estado in ('PREVISTO', 'CANCELADO', 'ESTORNADO'), new.estado in ('A_FATURAR', 'FATURADO'), new.natureza, new.competencia,
      new.valor_centavos, new.desconto_centavos, new.acrescimo_centavos, new.tipo_despesa, new.parceiro, new.especialista, new.atendimento, new.fechamento))
  execute function titulo_lanca();

create function pagamento_lanca() returns trigger language plpgsql as $$
begin
  perform from titulo t where t.cliente = new.cliente and t.codigo in (new.titulo, old.titulo) order by t.codigo for no key update;
  perform lancar(new.cliente, 'PAGAMENTO', new.codigo);
  return null;
end $$;
create trigger pagamento_lanca after insert or update on pagamento for each row execute function pagamento_lanca();

create function repasse_lanca() returns trigger language plpgsql as $$
begin
  perform from titulo t where t.cliente = new.cliente and t.codigo in (new.titulo, old.titulo) order by t.codigo for no key update;
  perform lancar(new.cliente, 'REPASSE', new.codigo);
  perform lancar(t.cliente, 'TITULO', t.codigo) from titulo t where t.cliente = new.cliente and t.codigo in (new.titulo, old.titulo);
  return null;
end $$;
create trigger repasse_novo_lanca after insert on repasse for each row execute function repasse_lanca();
create trigger repasse_lanca after update on repasse for each row
  when ((old.estado = 'CANCELADO', old.valor_centavos, old.competencia, old.titulo)
    is distinct from (new.estado = 'CANCELADO', new.valor_centavos, new.competencia, new.titulo)) execute function repasse_lanca();

-- A charge that is being written now waits for the lock of its exam, by its foreign key, or is waited for.
create function atendimento_item_lanca() returns trigger language plpgsql as $$
begin
  perform from atendimento a where a.cliente = new.cliente and a.codigo in (new.atendimento, old.atendimento)
    order by a.codigo for update;
  perform from titulo t where t.cliente = new.cliente and t.atendimento in (new.atendimento, old.atendimento)
    order by t.codigo for no key update;
  perform lancar(t.cliente, 'TITULO', t.codigo) from titulo t
    where t.cliente = new.cliente and t.atendimento in (new.atendimento, old.atendimento);
  return null;
end $$;
drop trigger atendimento_item_novo_muda_dias on atendimento_item;
drop trigger atendimento_item_muda_dias on atendimento_item;
drop function atendimento_item_muda_dias();
create trigger atendimento_item_novo_lanca after insert on atendimento_item for each row
  when (new.desconto_centavos <> 0 and not new.cancelado) execute function atendimento_item_lanca();
create trigger atendimento_item_lanca after update on atendimento_item for each row
  when ((case when old.cancelado then 0 else old.desconto_centavos end, old.atendimento)
    is distinct from (case when new.cancelado then 0 else new.desconto_centavos end, new.atendimento))
  execute function atendimento_item_lanca();

create function fechamento_lanca() returns trigger language plpgsql as $$
begin
  perform from titulo t where t.cliente = new.cliente and t.codigo = new.titulo for no key update;
  perform lancar(new.cliente, 'TITULO', new.titulo);
  return null;
end $$;
create trigger fechamento_lanca after update on fechamento for each row
  when ((old.desconto_centavos, old.comissao_centavos, old.titulo) is distinct from (new.desconto_centavos, new.comissao_centavos, new.titulo))
  execute function fechamento_lanca();

create function conta_financeira_lanca() returns trigger language plpgsql as $$
declare inquilino uuid := coalesce(new.cliente, old.cliente);
begin
  -- A company that is deleted takes all with it.
  if exists (select from cliente where codigo = inquilino) then
    perform lancar(inquilino, 'ABERTURA', coalesce(new.codigo, old.codigo));
  end if;
  return null;
end $$;
create trigger conta_financeira_nova_lanca after insert on conta_financeira for each row
  when (new.saldo_inicial_centavos <> 0) execute function conta_financeira_lanca();
create trigger conta_financeira_lanca after update on conta_financeira for each row
  when ((old.saldo_inicial_centavos, old.saldo_em) is distinct from (new.saldo_inicial_centavos, new.saldo_em))
  execute function conta_financeira_lanca();
create trigger conta_financeira_sem_lancamento after delete on conta_financeira for each row
  when (old.saldo_inicial_centavos <> 0) execute function conta_financeira_lanca();

-- Sums ------------------------------------------------------------------------------------------------------------

-- What the ledger says of a day changed; the sums of the result, of the cash and of the accounts are all of it.
alter table soma_do_dia drop constraint soma_do_dia_soma, add constraint soma_do_dia_soma
  check (soma in ('COMPETENCIA', 'CLINICA', 'CAIXA', 'CONTA', 'RAZAO', 'LIQUIDADO', 'REPASSE', 'EXAME'));
delete from dia_mudado where soma in ('COMPETENCIA', 'CAIXA');
alter table dia_mudado drop constraint dia_mudado_soma, add constraint dia_mudado_soma check (soma in ('RAZAO', 'LIQUIDADO', 'REPASSE', 'EXAME'));

create function partida_muda_dias() returns trigger language plpgsql as $$
begin
  insert into dia_mudado (cliente, soma, dia) select distinct n.cliente, 'RAZAO', n.dia from novas n;
  return null;
end $$;
create trigger partida_muda_dias after insert on partida referencing new table as novas for each statement execute function partida_muda_dias();

drop trigger pagamento_muda_dias on pagamento;
drop function pagamento_muda_dias();

create or replace function titulo_muda_dias() returns trigger language plpgsql as $$
begin
  insert into dia_mudado (cliente, soma, dia)
    select new.cliente, 'LIQUIDADO', v.dia from (values (new.vencimento, new.estado), (old.vencimento, old.estado)) as v (dia, estado)
    where v.estado = 'PAGO'
    union
    select r.cliente, 'REPASSE', r.competencia from repasse r
    where old.estado <> new.estado and r.cliente = new.cliente and r.titulo = new.codigo;
  return null;
end $$;

create or replace function repasse_muda_dias() returns trigger language plpgsql as $$
begin
  perform from titulo t where t.cliente = new.cliente and t.codigo in (new.titulo, old.titulo) order by t.codigo for no key update;
  insert into dia_mudado (cliente, soma, dia)
    select distinct new.cliente, 'REPASSE', v.dia from (values (new.competencia), (old.competencia)) as v (dia) where v.dia is not null;
  return null;
end $$;

create or replace procedure marcar_todos_os_dias(inquilino uuid) language sql as $$
  insert into dia_mudado (cliente, soma, dia)
    select inquilino, 'RAZAO', p.dia from partida p where p.cliente = inquilino
    union select inquilino, 'LIQUIDADO', t.vencimento from titulo t where t.cliente = inquilino
    union select inquilino, 'REPASSE', r.competencia from repasse r where r.cliente = inquilino
    union select inquilino, 'EXAME', (a.realizado_em at time zone 'UTC')::date from atendimento a
      where a.cliente = inquilino and a.realizado_em is not null
    union select inquilino, case when s.soma in ('LIQUIDADO', 'REPASSE', 'EXAME') then s.soma else 'RAZAO' end, s.dia from soma_do_dia s
      where s.cliente = inquilino
$$;

-- Fees moved to the day of their payment, and the sum of the accounts of the ledger is new.
alter table partida no force row level security;
insert into dia_mudado (cliente, soma, dia)
  select p.cliente, 'RAZAO', p.dia from partida p union
  select s.cliente, 'RAZAO', s.dia from soma_do_dia s where s.soma not in ('LIQUIDADO', 'REPASSE', 'EXAME');
drop index pagamento_taxa;

alter table cliente force row level security;
alter table titulo force row level security;
alter table atendimento_item force row level security;
alter table fechamento force row level security;
alter table pagamento force row level security;
alter table repasse force row level security;
alter table conta_financeira force row level security;
alter table soma_do_dia force row level security;
alter table dia_mudado force row level security;
alter table conta_contabil force row level security;
alter table partida force row level security;
