-- The charge of an exam to an invoiced clinic waits for the closing of its period: it is revenue from the day of the service, and
-- nobody pays it by itself. The closing adds such charges up into one receivable, which is what the clinic pays.
alter table titulo drop constraint titulo_estado, add constraint titulo_estado
  check (estado in ('PREVISTO', 'ABERTO', 'PARCIAL', 'PAGO', 'CANCELADO', 'ESTORNADO', 'A_FATURAR', 'FATURADO'));

create table fechamento (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  numero bigint not null,
  parceiro uuid not null,
  -- Exams done until this day, included.
  ate date not null,
  estado text not null,
  titulo uuid not null,
  desconto_centavos integer not null default 0,
  desconto_motivo text,
  -- As the registry of the clinic said when it was closed.
  comissao_bp integer not null,
  comissao_centavos integer not null,
  autor text not null,
  criado_em timestamptz not null,
  motivo text,
  versao integer not null default 1,
  busca text not null,
  constraint fechamento_pk primary key (cliente, codigo),
  constraint fechamento_numero_unico unique (cliente, numero),
  constraint fechamento_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint fechamento_parceiro_fk foreign key (cliente, parceiro) references parceiro (cliente, codigo),
  constraint fechamento_titulo_fk foreign key (cliente, titulo) references titulo (cliente, codigo) deferrable initially deferred,
  constraint fechamento_estado check (estado in ('ENVIADO', 'REABERTO')),
  constraint fechamento_motivo check ((estado = 'REABERTO') = (motivo is not null)),
  constraint fechamento_valores check (desconto_centavos >= 0 and comissao_centavos >= 0 and comissao_bp between 0 and 10000
    and (desconto_centavos = 0 or desconto_motivo is not null))
);
create index fechamento_parceiro on fechamento (cliente, parceiro, codigo desc);
call proteger_tabela('fechamento', 'select, insert, update');

-- Of a charge, the closing that it is in; of what the closing charges, the closing itself.
alter table titulo add column fechamento uuid,
  add constraint titulo_fechamento_fk foreign key (cliente, fechamento) references fechamento (cliente, codigo),
  add constraint titulo_do_fechamento check (case estado when 'A_FATURAR' then fechamento is null when 'FATURADO' then fechamento is not null
    else fechamento is null or atendimento is null end);
create index titulo_fechamento on titulo (cliente, fechamento) where fechamento is not null;
create index titulo_a_faturar on titulo (cliente, parceiro, competencia) where estado = 'A_FATURAR';
-- What people owe one by one: years of exams that closings charge must not be read to find it.
create index titulo_do_livro on titulo (cliente, natureza, vencimento, codigo) include (estado, valor_centavos)
  where estado not in ('A_FATURAR', 'FATURADO');

-- What a clinic says of an exam that it was charged, and what the company answers.
create table fechamento_contestacao (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  fechamento uuid not null,
  titulo uuid not null,
  comentario text not null,
  autor text not null,
  criado_em timestamptz not null,
  aceita boolean,
  resposta text,
  respondida_por text,
  respondida_em timestamptz,
  constraint fechamento_contestacao_pk primary key (cliente, codigo),
  constraint fechamento_contestacao_fechamento_fk foreign key (cliente, fechamento) references fechamento (cliente, codigo),
  constraint fechamento_contestacao_titulo_fk foreign key (cliente, titulo) references titulo (cliente, codigo),
  constraint fechamento_contestacao_resposta check ((aceita is null) = (respondida_em is null) and (aceita is null) = (respondida_por is null))
);
create unique index fechamento_contestacao_aberta on fechamento_contestacao (cliente, titulo) where aceita is null;
create index fechamento_contestacao_fechamento on fechamento_contestacao (cliente, fechamento);
call proteger_tabela('fechamento_contestacao', 'select, insert, update');

-- A search of titles is of what is paid one by one: exams of closings would take the room of what is looked for.
create or replace function busca.titulo(inquilino uuid, termo text, maximo integer, lado text, clinica uuid default null) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid or padroes_de_busca(termo) = '{}' then return; end if;
  if clinica is null then
    return query select busca.mais_novos('titulo', inquilino, termo,
      format('natureza = %L and estado not in (''A_FATURAR'', ''FATURADO'')', lado), maximo);
  else
    return query select r.codigo from (
        select t.codigo from titulo t
        where t.cliente = inquilino and t.parceiro = clinica and t.natureza = lado and t.estado not in ('A_FATURAR', 'FATURADO')
          and t.busca like all (padroes_de_busca(termo)) offset 0) as r
      order by r.codigo desc limit maximo;
  end if;
end $$;
