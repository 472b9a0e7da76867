-- A sheet on its way in: its lines, what its columns are, and what came of trying them. It holds people's data that nobody
-- has accepted yet, so it goes by itself: the lines when they are saved or cancelled, the row a day after it came.
create table importacao (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  tipo text not null,
  arquivo text not null,
  estado text not null default 'ENVIADA',
  folhas jsonb not null,
  folha text not null,
  colunas jsonb not null,
  mapa jsonb not null,
  linhas integer not null,
  -- Lines as JSON, gzip.
  planilha bytea,
  feitas integer not null default 0,
  resultado jsonb,
  falha text,
  -- Sign of life of whoever is saving: a process that died leaves it behind, and another may take over.
  batida_em timestamptz,
  criada_em timestamptz not null,
  expira_em timestamptz not null,
  constraint importacao_pk primary key (cliente, codigo),
  constraint importacao_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint importacao_tipo check (tipo in ('PACIENTES', 'PARCEIROS', 'SERVICOS')),
  constraint importacao_estado check (estado in ('ENVIADA', 'CONFERIDA', 'APLICANDO', 'APLICADA', 'CANCELADA')),
  constraint importacao_planilha check ((planilha is null) = (estado in ('APLICADA', 'CANCELADA')))
);
create index importacao_expira on importacao (expira_em);
call proteger_tabela('importacao', 'select, insert, update, delete');
create policy limpeza on importacao for all to vetlume_plataforma using (true) with check (false);
grant select (expira_em), delete on importacao to vetlume_plataforma;

-- An import leaves thousands of audit rows in one transaction. One version of the chain's head for each of them made every
-- next row slower than the last; now the head moves once for each statement, and between its rows the running head is kept in
-- a setting of the transaction, one for each company. The chain itself is what it was.
create or replace function auditoria_encadear() returns trigger language plpgsql as $$
declare
  lugar text := 'auditoria.c' || replace(new.cliente::text, '-', '');
  corrente text := coalesce(current_setting(lugar, true), '');
begin
  if corrente = '' then
    insert into auditoria_cadeia (cliente, sequencia, hash) values (new.cliente, 0, '\x00') on conflict do nothing;
    select sequencia || ':' || encode(hash, 'hex') into corrente from auditoria_cadeia where cliente = new.cliente for update;
  end if;
  new.sequencia := split_part(corrente, ':', 1)::bigint + 1;
  new.hash_anterior := decode(split_part(corrente, ':', 2), 'hex');
  new.hash := sha256(new.hash_anterior || convert_to(auditoria_conteudo(new), 'UTF8'));
  perform set_config(lugar, new.sequencia || ':' || encode(new.hash, 'hex'), true);
  return new;
end $$;
create function auditoria_mover_cabeca() returns trigger language plpgsql as $$
begin
  update auditoria_cadeia c set sequencia = n.sequencia, hash = n.hash
    from (select distinct on (cliente) cliente, sequencia, hash from novas order by cliente, sequencia desc) n
    where c.cliente = n.cliente;
  perform set_config('auditoria.c' || replace(cliente::text, '-', ''), '', true) from (select distinct cliente from novas) n;
  return null;
end $$;
create trigger auditoria_mover_cabeca after insert on auditoria referencing new table as novas
  for each statement execute function auditoria_mover_cabeca();
