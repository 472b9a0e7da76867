-- What each company keeps in the file store, once per content, however many records show it. A row is written before the
-- bytes are and goes after the last record that shows them: that is what the foreign keys below are for.
create table arquivo_guardado (
  cliente uuid not null,
  sha256 text not null,
  -- Null: kept since before sizes were, until it is looked at.
  tamanho bigint,
  -- Named by a document that was issued or signed: kept for good.
  fixado boolean not null default false,
  -- When somebody is to look whether it is still shown anywhere; null while nothing suggests that it is not.
  conferir_em timestamptz,
  constraint arquivo_guardado_pk primary key (cliente, sha256) include (tamanho),
  constraint arquivo_guardado_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint arquivo_guardado_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint arquivo_guardado_tamanho check (tamanho >= 0)
);
create index arquivo_guardado_sha256 on arquivo_guardado (sha256);
create index arquivo_guardado_conferir on arquivo_guardado (conferir_em) where conferir_em is not null;

-- The owner is under the policies too: what there is can be read only while they do not bind it.
alter table arquivo no force row level security;
alter table animal no force row level security;
alter table laudo no force row level security;
alter table documento_emitido no force row level security;
create function arquivos_do_documento(documento jsonb) returns setof text language sql immutable as
  $$select v #>> '{}' from jsonb_path_query(documento, 'strict $.** ? (@ like_regex "^[0-9a-f]{64}$")') v$$;
insert into arquivo_guardado (cliente, sha256, tamanho, fixado, conferir_em)
  select cliente, sha256, max(tamanho), bool_or(fixado), case when max(tamanho) is null then now() end
  from (
    select cliente, sha256, tamanho, false as fixado from arquivo
    union all select cliente, foto, null, false from animal where foto is not null
    union all select cliente, foto_miniatura, null, false from animal where foto is not null
    union all select codigo, logo, null, false from cliente where logo is not null
    union all select cliente, pdf_sha256, null, true from laudo where pdf_sha256 is not null
    union all select l.cliente, a, null, true from laudo l, arquivos_do_documento(l.documento) a
      where l.documento is not null and exists (
        select from arquivo f where f.cliente = l.cliente and f.sha256 = a
        union all select from cliente c where c.codigo = l.cliente and c.logo = a)
    union all select d.cliente, a, null, true from documento_emitido d, arquivos_do_documento(d.documento) a
      where exists (select from cliente c where c.codigo = d.cliente and c.logo = a)
  ) as guardados group by cliente, sha256;

create index arquivo_conteudo on arquivo (cliente, sha256);
create index animal_foto on animal (cliente, foto) where foto is not null;
create index animal_foto_miniatura on animal (cliente, foto_miniatura) where foto_miniatura is not null;
alter table arquivo add constraint arquivo_guardado_fk foreign key (cliente, sha256) references arquivo_guardado (cliente, sha256);
alter table animal
  add constraint animal_foto_fk foreign key (cliente, foto) references arquivo_guardado (cliente, sha256),
  add constraint animal_foto_miniatura_fk foreign key (cliente, foto_miniatura) references arquivo_guardado (cliente, sha256);
alter table cliente add constraint cliente_logo_fk foreign key (codigo, logo) references arquivo_guardado (cliente, sha256);

alter table arquivo force row level security;
alter table animal force row level security;
alter table laudo force row level security;
alter table documento_emitido force row level security;
call proteger_tabela('arquivo_guardado', 'select, insert, update');
create policy plataforma on arquivo_guardado for all to vetlume_plataforma using (true) with check (true);
grant select, update, delete on arquivo_guardado to vetlume_plataforma;

-- A day later nothing that was running can come to show it any more.
create function soltar_arquivos() returns trigger language plpgsql as $$
declare linha jsonb := to_jsonb(old);
begin
  update arquivo_guardado set conferir_em = now() + interval '1 day'
    where cliente = coalesce(linha ->> 'cliente', linha ->> 'codigo')::uuid
      and sha256 in (select linha ->> coluna from unnest(tg_argv) as coluna);
  return null;
end $$;
create trigger soltar_arquivos after delete on arquivo for each row execute function soltar_arquivos('sha256');
create trigger soltar_arquivos after update of foto on animal for each row
  when (old.foto is distinct from new.foto) execute function soltar_arquivos('foto', 'foto_miniatura');
create trigger soltar_arquivos_excluido after delete on animal for each row
  when (old.foto is not null) execute function soltar_arquivos('foto', 'foto_miniatura');
create trigger soltar_arquivos after update of logo on cliente for each row
  when (old.logo is distinct from new.logo) execute function soltar_arquivos('logo');
-- A signature image that was replaced is no longer anybody's; what was signed with it names its bytes.
grant delete on arquivo to vetlume_inquilino;

-- What a document shows stays as long as the document. In order, so that two signatures never wait for each other.
create function fixar_arquivos() returns trigger language plpgsql as $$
begin
  perform from arquivo_guardado g
    where g.cliente = new.cliente and not g.fixado
      and g.sha256 in (select arquivos_do_documento(new.documento) union all select to_jsonb(new) ->> 'pdf_sha256')
    order by g.sha256 for update;
  update arquivo_guardado g set fixado = true
    where g.cliente = new.cliente and not g.fixado
      and g.sha256 in (select arquivos_do_documento(new.documento) union all select to_jsonb(new) ->> 'pdf_sha256');
  return null;
end $$;
create trigger fixar_arquivos after update of documento on laudo for each row
  when (new.documento is not null and old.documento is null) execute function fixar_arquivos();
create trigger fixar_arquivos after insert on documento_emitido for each row execute function fixar_arquivos();

-- Forgets a file that nothing shows. Answers whether its bytes may go: no company keeps them. Until the caller's commit
-- nobody else comes to keep them (`reservarArquivo` waits at the same lock).
create function recolher_arquivo(empresa uuid, chave text, agora timestamptz) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('arquivo:' || chave, 0));
  begin
    delete from arquivo_guardado where cliente = empresa and sha256 = chave and not fixado and conferir_em <= agora;
    if found then return not exists (select from arquivo_guardado where sha256 = chave); end if;
  exception when foreign_key_violation then null;
  end;
  update arquivo_guardado set conferir_em = null where cliente = empresa and sha256 = chave and conferir_em <= agora;
  return false;
end $$;

drop index arquivo_espaco;
grant select on arquivo_guardado to vetlume_busca;
create policy busca on arquivo_guardado for select to vetlume_busca using (true);
create or replace function busca.uso_do_plano(alvo uuid, recurso text, mes timestamptz) returns bigint
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  if current_setting('role') <> 'vetlume_plataforma' and alvo is distinct from nullif(current_setting('app.cliente', true), '')::uuid then
    return null;
  end if;
  return case recurso
    -- People of the company itself; those of partner clinics come with the clinic.
    when 'usuarios' then (select count(distinct v.usuario) from vinculo v join usuario u on u.codigo = v.usuario
      where v.cliente = alvo and v.perfil <> 'PARCEIRO' and u.ativo)
    when 'parceiros' then (select count(*) from parceiro p where p.cliente = alvo and p.ativo)
    when 'laudosMes' then (select count(*) from laudo l
      where l.cliente = alvo and l.criado_em >= mes and l.retifica is null and l.estado <> 'CANCELADO')
    -- Everything in the store: images, attachments, PDFs, photos, signatures and the logo.
    when 'armazenamentoGb' then (select coalesce(sum(g.tamanho), 0) from arquivo_guardado g where g.cliente = alvo)
  end;
end $$;

-- What the operator did to a company's own record, for its history: nothing else of the operator's trail, and not who did it.
grant select on auditoria to vetlume_busca;
create policy busca on auditoria for select to vetlume_busca using (entidade = 'cliente');
create function busca.mudancas_pela_operadora() returns table (sequencia bigint, quando timestamptz, pela_operadora boolean, acao text, mudancas jsonb)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select a.sequencia, a.quando, a.usuario is not null, a.acao, a.mudancas
  from cliente o join auditoria a on a.cliente = o.codigo and a.entidade = 'cliente'
    and a.registro = nullif(current_setting('app.cliente', true), '')
  where o.operadora and o.codigo <> nullif(current_setting('app.cliente', true), '')::uuid
$$;
alter function busca.mudancas_pela_operadora() owner to vetlume_busca;
revoke execute on function busca.mudancas_pela_operadora() from public;
grant execute on function busca.mudancas_pela_operadora() to vetlume_inquilino;
