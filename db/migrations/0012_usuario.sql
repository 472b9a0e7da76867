-- People come in by invitation: until they accept it they have no password.
alter table usuario
  alter column senha_hash drop not null,
  add column primeiro_acesso_em timestamptz,
  add constraint usuario_senha check (senha_hash is not null or confirmacao_pendente);
update usuario u set primeiro_acesso_em = (select min(s.criada_em) from sessao s where s.usuario = u.codigo);

alter table link_conta
  drop constraint link_conta_tipo,
  add constraint link_conta_tipo check (tipo in ('CONFIRMAR_EMAIL', 'DEFINIR_SENHA', 'CONVITE'));

-- Whoever was invited by mistake and never came leaves nothing behind. Who came is kept: sessions and accepted terms stay.
alter table vinculo
  drop constraint vinculo_usuario_fk,
  add constraint vinculo_usuario_fk foreign key (usuario) references usuario (codigo) on delete cascade;
alter table link_conta
  drop constraint link_conta_usuario_fk,
  add constraint link_conta_usuario_fk foreign key (usuario) references usuario (codigo) on delete cascade;
create index vinculo_usuario on vinculo (usuario);
grant delete on usuario, pessoa to vetlume_plataforma;

-- The secret is sealed with the installation's key. `pendente` is one that was shown and not yet proved: a new device is
-- enrolled beside the old one, which works until then.
create table segundo_fator (
  usuario uuid not null,
  segredo bytea,
  ativado_em timestamptz,
  -- Number of the 30 s step of the last code that was taken: it and what came before serve no more.
  ultimo_passo bigint,
  pendente bytea,
  pendente_em timestamptz,
  constraint segundo_fator_pk primary key (usuario),
  constraint segundo_fator_usuario_fk foreign key (usuario) references usuario (codigo) on delete cascade,
  constraint segundo_fator_ativo check ((segredo is null) = (ativado_em is null)),
  constraint segundo_fator_pendencia check ((pendente is null) = (pendente_em is null))
);

create table codigo_de_recuperacao (
  usuario uuid not null,
  hash bytea not null,
  usado_em timestamptz,
  constraint codigo_de_recuperacao_pk primary key (usuario, hash),
  constraint codigo_de_recuperacao_fator_fk foreign key (usuario) references segundo_fator (usuario) on delete cascade
);
grant select, insert, update, delete on segundo_fator, codigo_de_recuperacao to vetlume_plataforma;

-- The operator ties people to clinics and specialists of a company: it needs their names, and nothing else of them.
grant select (nome, crmv_uf, crmv_numero) on especialista to vetlume_busca;

create function busca.alvos_dos_vinculos(alvo uuid) returns table (vinculo uuid, nome text)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select v.codigo, coalesce(p.nome, e.nome)
  from public.vinculo v
  left join public.parceiro p on p.cliente = v.cliente and p.codigo = v.parceiro
  left join public.especialista e on e.cliente = v.cliente and e.codigo = v.especialista
  where v.usuario = alvo and (v.parceiro is not null or v.especialista is not null);
end;

create function busca.alvos_de_vinculo(empresa uuid, quem text, termo text) returns table (codigo uuid, nome text, detalhe text)
  language sql stable security definer set search_path = pg_catalog, public
begin atomic
  select a.codigo, a.nome, a.detalhe
  from (
    select p.codigo, p.nome, m.nome || '/' || m.uf as detalhe
    from public.parceiro p left join public.cidade m on m.ibge = p.cidade
    where quem = 'PARCEIRO' and p.cliente = empresa and p.ativo
    union all
    select e.codigo, e.nome, 'CRMV-' || e.crmv_uf || ' ' || e.crmv_numero
    from public.especialista e
    where quem = 'ESPECIALISTA' and e.cliente = empresa and e.ativo
  ) a
  where strpos(public.normalizar(a.nome), public.normalizar(btrim(termo))) > 0
  order by public.normalizar(a.nome), a.codigo
  limit 20;
end;

alter function busca.alvos_dos_vinculos(uuid) owner to vetlume_busca;
alter function busca.alvos_de_vinculo(uuid, text, text) owner to vetlume_busca;
revoke execute on function busca.alvos_dos_vinculos(uuid), busca.alvos_de_vinculo(uuid, text, text) from public;
grant execute on function busca.alvos_dos_vinculos(uuid), busca.alvos_de_vinculo(uuid, text, text) to vetlume_plataforma;
