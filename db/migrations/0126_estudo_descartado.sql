-- A study that was discarded goes away some time later: from when its time counts.
alter table estudo_recebido add column descartado_em timestamptz;
update estudo_recebido set descartado_em = now() where estado = 'DESCARTADO';
alter table estudo_recebido
  add constraint estudo_recebido_descartado check ((estado = 'DESCARTADO') = (descartado_em is not null));
create index estudo_recebido_descartado on estudo_recebido (descartado_em) where descartado_em is not null;

-- The nightly work sees what was discarded, its images and their files, and what laudos took of them: nothing else of these tables.
create policy guarda on estudo_recebido for all to vetlume_plataforma using (estado = 'DESCARTADO') with check (estado = 'DESCARTADO');
grant select (cliente, codigo, estado, descartado_em), update (descartado_em), delete on estudo_recebido to vetlume_plataforma;
create policy guarda on imagem_recebida for all to vetlume_plataforma using (exists (select from estudo_recebido e
  where e.cliente = imagem_recebida.cliente and e.codigo = imagem_recebida.estudo and e.estado = 'DESCARTADO'));
grant select (cliente, estudo, arquivo, figura), delete on imagem_recebida to vetlume_plataforma;
create policy guarda on arquivo for all to vetlume_plataforma using (exists (select from imagem_recebida i
  where i.cliente = arquivo.cliente and (i.arquivo = arquivo.codigo or i.figura = arquivo.codigo)));
grant select (cliente, codigo), delete on arquivo to vetlume_plataforma;
create policy guarda on laudo_imagem for select to vetlume_plataforma using (true);
create policy guarda on laudo_relatorio for select to vetlume_plataforma using (true);
grant select (cliente, arquivo, original) on laudo_imagem to vetlume_plataforma;
grant select (cliente, arquivo) on laudo_relatorio to vetlume_plataforma;
create index laudo_imagem_arquivo on laudo_imagem (cliente, arquivo);

-- Forgets studies discarded before an instant, each whole; answers whose each was. A study that somebody is bringing back is left for
-- the next time. What the author of a laudo took of one stays, with its file.
create function esquecer_descartados(limite timestamptz, quantos integer) returns setof uuid language plpgsql as $$
declare alvo record;
begin
  for alvo in select e.cliente, e.codigo from estudo_recebido e where e.descartado_em < limite
    order by e.descartado_em limit quantos for update skip locked
  loop
    with idas as (delete from imagem_recebida i where i.cliente = alvo.cliente and i.estudo = alvo.codigo returning i.arquivo, i.figura),
      chaves as (select arquivo as codigo from idas union select figura from idas where figura is not null)
    delete from arquivo a using chaves c where a.cliente = alvo.cliente and a.codigo = c.codigo
      and not exists (select from laudo_imagem l where l.cliente = a.cliente and (l.arquivo = a.codigo or l.original = a.codigo))
      and not exists (select from laudo_relatorio r where r.cliente = a.cliente and r.arquivo = a.codigo);
    delete from estudo_recebido e where e.cliente = alvo.cliente and e.codigo = alvo.codigo;
    return next alvo.cliente;
  end loop;
end $$;

-- A machine reads as well: which one it was, where no person did.
alter table acesso_clinico add column equipamento uuid;
