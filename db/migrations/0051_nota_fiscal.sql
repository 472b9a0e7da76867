-- Service invoices (NFS-e): how a company issues them, what it issued, and what the sandbox answered.
create table nota_fiscal_configuracao (
  cliente uuid not null,
  leiaute text not null,
  serie text not null,
  municipio integer not null,
  inscricao_municipal text,
  regime text not null,
  apuracao text,
  regime_especial text not null,
  aliquota_bp integer not null,
  iss_retido boolean not null,
  codigo_tributacao text not null,
  nbs text,
  indicador_da_operacao text,
  cst text,
  classificacao text,
  tributos_do_simples_bp integer,
  versao integer not null default 1,
  constraint nota_fiscal_configuracao_pk primary key (cliente),
  constraint nota_fiscal_configuracao_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint nota_fiscal_configuracao_municipio_fk foreign key (municipio) references cidade (ibge),
  constraint nota_fiscal_configuracao_leiaute check (leiaute in ('1.00', '1.01')),
  constraint nota_fiscal_configuracao_serie check (serie ~ '^[1-9][0-9]{0,4}$'),
  constraint nota_fiscal_configuracao_regime check (regime in ('NAO_OPTANTE', 'MEI', 'ME_EPP') and (regime = 'ME_EPP') = (apuracao is not null)),
  constraint nota_fiscal_configuracao_apuracao check (apuracao in ('TUDO_NO_SIMPLES', 'ISS_FORA', 'TUDO_FORA')),
  constraint nota_fiscal_configuracao_aliquota check (aliquota_bp between 200 and 500)
);
call proteger_tabela('nota_fiscal_configuracao');

-- The company's A1, as it came and sealed, as a specialist's is.
create table nota_fiscal_certificado (
  cliente uuid not null,
  envelope bytea not null,
  titular text not null,
  cnpj text,
  emissor text not null,
  numero_serie text not null,
  impressao_digital text not null,
  valido_de timestamptz not null,
  valido_ate timestamptz not null,
  enviado_em timestamptz not null,
  enviado_por uuid not null,
  constraint nota_fiscal_certificado_pk primary key (cliente),
  constraint nota_fiscal_certificado_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint nota_fiscal_certificado_validade check (valido_de < valido_ate)
);
call proteger_tabela('nota_fiscal_certificado', 'select, insert, update, delete');

create table nota_fiscal (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  titulo uuid not null,
  estado text not null,
  ambiente text not null,
  leiaute text not null,
  serie text not null,
  numero_dps bigint not null,
  id_dps text not null,
  -- Given by the national environment.
  numero bigint,
  chave text,
  autorizada_em timestamptz,
  regime text not null,
  descricao text not null,
  tomador_nome text not null,
  tomador_documento text not null,
  competencia date not null,
  servico_centavos bigint not null,
  desconto_centavos bigint not null,
  aliquota_bp integer not null,
  iss_centavos bigint not null,
  iss_retido_centavos bigint not null,
  dps_xml text not null,
  nfse_xml text,
  -- Of one that is sent again later; an attempt holds it until then.
  tentativas integer not null default 0,
  proxima_em timestamptz not null,
  rejeicao_codigo text,
  rejeicao_mensagem text,
  cancelamento_motivo text,
  cancelamento_xml text,
  cancelada_em timestamptz,
  substitui uuid,
  emitida_em timestamptz not null,
  autor text not null,
  versao integer not null default 1,
  busca text generated always as (normalizar(tomador_nome || ' ' || descricao || ' ' || coalesce(numero::text, ''))) stored,
  constraint nota_fiscal_pk primary key (cliente, codigo),
  constraint nota_fiscal_titulo_fk foreign key (cliente, titulo) references titulo (cliente, codigo),
  constraint nota_fiscal_substitui_fk foreign key (cliente, substitui) references nota_fiscal (cliente, codigo),
  constraint nota_fiscal_id_unico unique (cliente, id_dps),
  constraint nota_fiscal_chave_unica unique (cliente, chave),
  constraint nota_fiscal_estado check (estado in ('PENDENTE', 'ENVIADA', 'AUTORIZADA', 'REJEITADA', 'EM_CANCELAMENTO', 'CANCELADA',
    'EM_SUBSTITUICAO', 'SUBSTITUIDA')),
  constraint nota_fiscal_ambiente check (ambiente in ('TESTE')),
  constraint nota_fiscal_valores check (servico_centavos > desconto_centavos and desconto_centavos >= 0
    and iss_centavos >= iss_retido_centavos and iss_retido_centavos >= 0),
  constraint nota_fiscal_chave check (chave ~ '^[0-9]{50}$'),
  constraint nota_fiscal_autorizada check ((estado in ('PENDENTE', 'ENVIADA', 'REJEITADA')) = (chave is null)
    and (chave is null) = (numero is null) and (chave is null) = (nfse_xml is null) and (chave is null) = (autorizada_em is null)),
  constraint nota_fiscal_cancelada check ((estado = 'CANCELADA') = (cancelada_em is not null)
    and (estado not in ('EM_CANCELAMENTO', 'CANCELADA') or cancelamento_xml is not null))
);
-- One note for one fact. One that is being replaced stands beside the one that takes its place, and nothing else does.
create unique index nota_fiscal_uma_por_titulo on nota_fiscal (cliente, titulo)
  where estado in ('PENDENTE', 'ENVIADA', 'AUTORIZADA', 'EM_CANCELAMENTO');
create unique index nota_fiscal_uma_em_substituicao on nota_fiscal (cliente, titulo) where estado = 'EM_SUBSTITUICAO';
create index nota_fiscal_titulo on nota_fiscal (cliente, titulo);
create index nota_fiscal_emissao on nota_fiscal (cliente, emitida_em, codigo);
create index nota_fiscal_valor on nota_fiscal (cliente, servico_centavos, codigo);
create index nota_fiscal_busca on nota_fiscal using gin (cliente, busca gin_trgm_ops);
create index nota_fiscal_substitui on nota_fiscal (cliente, substitui) where substitui is not null;
create index nota_fiscal_a_enviar on nota_fiscal (proxima_em) where estado in ('PENDENTE', 'ENVIADA', 'EM_CANCELAMENTO');
call proteger_tabela('nota_fiscal');
-- The queue of every company is looked at by the clock.
create policy plataforma on nota_fiscal for select to vetlume_plataforma using (true);
grant select (cliente, codigo, estado, proxima_em) on nota_fiscal to vetlume_plataforma;

-- What was signed is what was sent: only what became of it changes.
create function nota_fiscal_assinada() returns trigger language plpgsql as $$
begin
  if (new.titulo, new.serie, new.numero_dps, new.id_dps, new.dps_xml, new.servico_centavos, new.desconto_centavos, new.iss_centavos,
      new.iss_retido_centavos, new.tomador_documento, new.emitida_em, new.substitui)
    is distinct from (old.titulo, old.serie, old.numero_dps, old.id_dps, old.dps_xml, old.servico_centavos, old.desconto_centavos,
      old.iss_centavos, old.iss_retido_centavos, old.tomador_documento, old.emitida_em, old.substitui)
    or (old.chave is not null and (new.chave, new.numero, new.nfse_xml) is distinct from (old.chave, old.numero, old.nfse_xml))
  then
    raise exception 'nota fiscal assinada' using errcode = 'restrict_violation', constraint = 'registro_imutavel';
  end if;
  return new;
end $$;
create trigger nota_fiscal_assinada before update on nota_fiscal for each row execute function nota_fiscal_assinada();

-- A title with a note is not called off, nor worth something else, nor another clinic's under it, whoever asks. An agreement may close it:
-- the note stands for the service.
create function titulo_com_nota() returns trigger language plpgsql as $$
begin
  if exists (select from nota_fiscal n where n.cliente = old.cliente and n.titulo = old.codigo
    and n.estado in ('PENDENTE', 'ENVIADA', 'AUTORIZADA', 'EM_CANCELAMENTO', 'EM_SUBSTITUICAO'))
  then
    raise exception 'título com nota fiscal' using errcode = 'restrict_violation', constraint = 'titulo_com_nota';
  end if;
  return new;
end $$;
create trigger titulo_com_nota before update of estado, valor_centavos, parceiro on titulo for each row
  when ((new.estado in ('CANCELADO', 'ESTORNADO') and old.estado is distinct from new.estado) or new.valor_centavos <> old.valor_centavos
    or new.parceiro is distinct from old.parceiro)
  execute function titulo_com_nota();

-- What the sandbox keeps, as the national environment would: the notes that it authorised and the events that it registered.
create table nota_fiscal_de_teste (
  cliente uuid not null,
  id_dps text not null,
  -- SHA-256 of the DPS.
  resumo text not null,
  tentativas integer not null default 0,
  numero bigint,
  chave text,
  xml text,
  em timestamptz,
  estado text not null,
  evento_xml text,
  constraint nota_fiscal_de_teste_pk primary key (cliente, id_dps),
  constraint nota_fiscal_de_teste_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint nota_fiscal_de_teste_numero_unico unique (cliente, numero),
  constraint nota_fiscal_de_teste_chave_unica unique (cliente, chave),
  constraint nota_fiscal_de_teste_estado check (estado in ('RECEBIDA', 'VALENDO', 'CANCELADA', 'SUBSTITUIDA')
    and (estado = 'RECEBIDA') = (chave is null))
);
call proteger_tabela('nota_fiscal_de_teste');
