create table laudo (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  numero bigint not null,
  edicao integer not null default 1,
  atendimento uuid not null,
  item uuid not null,
  modelo_versao uuid,
  titulo text not null,
  modalidade text not null,
  estado text not null,
  especialista uuid not null,
  revisor uuid,
  conteudo jsonb not null,
  texto text not null default '',
  critico boolean not null default false,
  prazo_em timestamptz,
  documento jsonb,
  documento_sha256 text,
  pdf_sha256 text,
  codigo_verificacao text,
  assinado_em timestamptz,
  assinado_por uuid,
  entregue_em timestamptz,
  visualizado_em timestamptz,
  critico_confirmado_em timestamptz,
  retifica uuid,
  retificado_por uuid,
  motivo text,
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  versao integer not null default 1,
  busca text generated always as (normalizar(titulo || ' ' || texto)) stored,
  constraint laudo_pk primary key (cliente, codigo),
  constraint laudo_numero_unico unique (cliente, numero, edicao),
  constraint laudo_verificacao_unica unique (codigo_verificacao),
  constraint laudo_atendimento_fk foreign key (cliente, atendimento) references atendimento (cliente, codigo),
  constraint laudo_item_fk foreign key (cliente, item) references atendimento_item (cliente, codigo),
  constraint laudo_modelo_fk foreign key (cliente, modelo_versao) references modelo_documento_versao (cliente, codigo),
  constraint laudo_especialista_fk foreign key (cliente, especialista) references especialista (cliente, codigo),
  constraint laudo_revisor_fk foreign key (cliente, revisor) references especialista (cliente, codigo),
  constraint laudo_retifica_fk foreign key (cliente, retifica) references laudo (cliente, codigo),
  constraint laudo_retificado_fk foreign key (cliente, retificado_por) references laudo (cliente, codigo),
  constraint laudo_estado check (estado in
    ('RASCUNHO', 'EM_REVISAO', 'ASSINADO', 'ENTREGUE', 'VISUALIZADO', 'RETIFICADO', 'CANCELADO')),
  constraint laudo_assinatura check (
    (assinado_em is null) = (documento is null) and (assinado_em is null) = (documento_sha256 is null)
    and (assinado_em is null) = (pdf_sha256 is null) and (assinado_em is null) = (codigo_verificacao is null)
    and (assinado_em is null) = (assinado_por is null)),
  constraint laudo_assinado_tem_estado check ((estado in ('ASSINADO', 'ENTREGUE', 'VISUALIZADO', 'RETIFICADO')) = (assinado_em is not null)),
  constraint laudo_motivo check ((estado <> 'CANCELADO' and retifica is null) or motivo is not null)
);
-- Each exam item owns one laudo: the first edition keeps the place, also when later ones have replaced it.
create unique index laudo_um_por_item on laudo (cliente, item) where estado <> 'CANCELADO' and retifica is null;
create unique index laudo_uma_retificacao on laudo (cliente, retifica) where estado <> 'CANCELADO';
create index laudo_criado on laudo (cliente, criado_em desc, codigo desc);
create index laudo_prazo on laudo (cliente, coalesce(prazo_em, 'infinity'::timestamptz), codigo);
create index laudo_assinado on laudo (cliente, coalesce(assinado_em, 'infinity'::timestamptz), codigo);
create index laudo_estado on laudo (cliente, estado, criado_em desc, codigo desc);
create index laudo_especialista on laudo (cliente, especialista, criado_em desc, codigo desc);
create index laudo_atendimento on laudo (cliente, atendimento);
create index laudo_pendente on laudo (cliente, prazo_em, codigo) where assinado_em is null;
create index laudo_busca on laudo using gin (cliente, busca gin_trgm_ops);
call proteger_tabela('laudo');

-- A signed laudo may only be delivered, opened, acknowledged and replaced, each once; everything else is as it was signed.
create function laudo_assinado_imutavel() returns trigger language plpgsql as $$
begin
  if old.assinado_em is null then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and
    (new.cliente, new.codigo, new.conteudo, new.texto, new.titulo, new.modalidade, new.documento, new.documento_sha256, new.pdf_sha256,
     new.codigo_verificacao, new.assinado_em, new.assinado_por, new.especialista, new.revisor, new.numero, new.edicao, new.atendimento,
     new.item, new.modelo_versao, new.critico, new.retifica, new.motivo, new.criado_em,
     coalesce(old.entregue_em, new.entregue_em), coalesce(old.visualizado_em, new.visualizado_em),
     coalesce(old.critico_confirmado_em, new.critico_confirmado_em), coalesce(old.retificado_por, new.retificado_por))
    is not distinct from
    (old.cliente, old.codigo, old.conteudo, old.texto, old.titulo, old.modalidade, old.documento, old.documento_sha256, old.pdf_sha256,
     old.codigo_verificacao, old.assinado_em, old.assinado_por, old.especialista, old.revisor, old.numero, old.edicao, old.atendimento,
     old.item, old.modelo_versao, old.critico, old.retifica, old.motivo, old.criado_em,
     new.entregue_em, new.visualizado_em, new.critico_confirmado_em, new.retificado_por)
    and (old.estado <> 'RETIFICADO' or new.estado = 'RETIFICADO')
  then return new;
  end if;
  raise exception 'laudo assinado' using errcode = 'restrict_violation', constraint = 'laudo_assinado_imutavel';
end $$;
create trigger laudo_assinado_imutavel before update or delete on laudo for each row execute function laudo_assinado_imutavel();

-- Images sent to a laudo: only these may be shown in it. An edition that rectifies another starts with the same ones.
create table laudo_imagem (
  cliente uuid not null,
  laudo uuid not null,
  arquivo uuid not null,
  constraint laudo_imagem_pk primary key (cliente, laudo, arquivo),
  constraint laudo_imagem_laudo_fk foreign key (cliente, laudo) references laudo (cliente, codigo),
  constraint laudo_imagem_arquivo_fk foreign key (cliente, arquivo) references arquivo (cliente, codigo)
);
call proteger_tabela('laudo_imagem', 'select, insert');

create table laudo_compartilhamento (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  laudo uuid not null,
  chave_hash bytea not null,
  expira_em timestamptz not null,
  revogado_em timestamptz,
  criado_por uuid not null,
  criado_em timestamptz not null,
  aberturas integer not null default 0,
  aberto_em timestamptz,
  constraint laudo_compartilhamento_pk primary key (cliente, codigo),
  constraint laudo_compartilhamento_laudo_fk foreign key (cliente, laudo) references laudo (cliente, codigo),
  constraint laudo_compartilhamento_chave_unica unique (chave_hash)
);
create index laudo_compartilhamento_laudo on laudo_compartilhamento (cliente, laudo);
call proteger_tabela('laudo_compartilhamento');

-- Words of the laudo, or of its patient. With `clinica`, only what was delivered to that partner clinic. A word that the
-- newest laudos are full of is answered from them alone: the index would fetch nearly every row only to drop the oldest.
grant select on laudo, laudo_compartilhamento, atendimento to vetlume_busca;
create policy busca on laudo for select to vetlume_busca using (true);
create policy busca on laudo_compartilhamento for select to vetlume_busca using (true);
create policy busca_de_laudo on atendimento for select to vetlume_busca using (true);
create function busca.laudo(inquilino uuid, termo text, maximo integer, clinica uuid default null) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan as $$
declare
  padroes text[] := padroes_de_busca(termo);
  palavras text[] := array(select regexp_replace(btrim(p, '%'), '\\(.)', '\1', 'g') from unnest(padroes) as p);
  animais uuid[];
  achados uuid[] := '{}';
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid or padroes = '{}' then return; end if;
  if padroes[1] ~ '[[:alnum:]]{3}' then
    achados := array(
      select l.codigo from (
        select l.codigo, l.busca from laudo l
        where l.cliente = inquilino and (clinica is null or l.entregue_em is not null and exists (
          select from atendimento a where a.cliente = inquilino and a.codigo = l.atendimento and a.parceiro = clinica))
        order by l.codigo desc limit 3 * maximo) as l
      where not exists (select from unnest(palavras) as p where strpos(l.busca, p) = 0) limit maximo);
    if cardinality(achados) < maximo then
      achados := array(
        select l.codigo from laudo l
        where l.cliente = inquilino
          and l.busca like padroes[1] and l.busca like coalesce(padroes[2], padroes[1]) and l.busca like all (padroes)
          and (clinica is null or l.entregue_em is not null and exists (
            select from atendimento a where a.cliente = inquilino and a.codigo = l.atendimento and a.parceiro = clinica))
        order by l.codigo desc limit maximo);
    end if;
  end if;
  animais := array(select busca.animal(inquilino, termo, maximo));
  return query
    select unnest(achados)
    union
    select l.codigo from atendimento a join laudo l on l.cliente = inquilino and l.atendimento = a.codigo
    where a.cliente = inquilino and a.animal = any (animais) and (clinica is null or a.parceiro = clinica and l.entregue_em is not null);
end $$;

-- Public look-ups cross tenants: they answer the tenant and the key, and the request goes on under that tenant.
create function busca.laudo_por_verificacao(procurado text, out cliente uuid, out laudo uuid)
  language sql stable security definer set search_path = pg_catalog, public
  return (select row(l.cliente, l.codigo) from public.laudo l where l.codigo_verificacao = procurado);
create function busca.laudo_por_pdf(procurado text, out cliente uuid, out laudo uuid)
  language sql stable security definer set search_path = pg_catalog, public
  return (select row(l.cliente, l.codigo) from public.laudo l where l.pdf_sha256 = procurado limit 1);
create function busca.compartilhamento(procurado bytea, out cliente uuid, out codigo uuid)
  language sql stable security definer set search_path = pg_catalog, public
  return (select row(c.cliente, c.codigo) from public.laudo_compartilhamento c where c.chave_hash = procurado);
create index laudo_pdf on laudo (pdf_sha256) where pdf_sha256 is not null;
alter function busca.laudo(uuid, text, integer, uuid) owner to vetlume_busca;
alter function busca.laudo_por_verificacao(text) owner to vetlume_busca;
alter function busca.laudo_por_pdf(text) owner to vetlume_busca;
alter function busca.compartilhamento(bytea) owner to vetlume_busca;
revoke execute on all functions in schema busca from public;
grant usage on schema busca to vetlume_plataforma;
grant execute on function busca.laudo(uuid, text, integer, uuid) to vetlume_inquilino;
grant execute on function busca.laudo_por_verificacao(text), busca.laudo_por_pdf(text), busca.compartilhamento(bytea) to vetlume_plataforma;
