-- A year of a statement, and all the years of a balance, were read day by day. What nobody tells apart within a month is kept by month
-- too, as its first day, made of the days that are kept and in the same transaction: where a day of it is marked, the days are read.
alter table soma_do_dia drop constraint soma_do_dia_soma, add constraint soma_do_dia_soma
  check (soma in ('COMPETENCIA', 'CLINICA', 'CAIXA', 'CONTA', 'RAZAO', 'LIQUIDADO', 'REPASSE', 'EXAME',
    'COMPETENCIA_MES', 'CLINICA_MES', 'CAIXA_MES', 'CONTA_MES', 'RAZAO_MES', 'LIQUIDADO_MES', 'REPASSE_MES'));

create or replace procedure marcar_todos_os_dias(inquilino uuid) language sql as $$
  insert into dia_mudado (cliente, soma, dia)
    select inquilino, 'RAZAO', p.dia from partida p where p.cliente = inquilino
    union select inquilino, 'LIQUIDADO', t.vencimento from titulo t where t.cliente = inquilino
    union select inquilino, 'REPASSE', r.competencia from repasse r where r.cliente = inquilino
    union select inquilino, 'EXAME', (a.realizado_em at time zone 'UTC')::date from atendimento a
      where a.cliente = inquilino and a.realizado_em is not null
    -- A day, or a month, that has no rows any more.
    union select inquilino, case when n.soma in ('LIQUIDADO', 'REPASSE', 'EXAME') then n.soma else 'RAZAO' end, s.dia
      from soma_do_dia s cross join lateral (select replace(s.soma, '_MES', '') as soma) n where s.cliente = inquilino
$$;

-- The owner is under the policies too: what there is can be read only while they do not bind it.
alter table soma_do_dia no force row level security;
insert into soma_do_dia (cliente, soma, dia, parte, classe, grupo, tipo_despesa, parceiro, especialista, quantidade, entradas, saidas)
  select cliente, soma || '_MES', mes, row_number() over (partition by cliente, soma, mes), classe, grupo, tipo_despesa, parceiro, especialista,
    sum(quantidade)::int, sum(entradas)::bigint, sum(saidas)::bigint
  from (select s.*, date_trunc('month', s.dia)::date as mes from soma_do_dia s where s.soma <> 'EXAME') dias
  group by cliente, soma, mes, classe, grupo, tipo_despesa, parceiro, especialista;
alter table soma_do_dia force row level security;
