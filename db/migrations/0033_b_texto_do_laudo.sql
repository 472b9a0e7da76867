-- The words of a laudo, whole or by their beginning, in an index that answers without opening the text again. An index of words
-- holds those of every company: each word begins by its own, so that nobody pays for what others write. What is neither letter
-- nor digit only separates: "e/ou" is two words, not the name of a file.
create function palavras_da_empresa(cliente uuid, texto text) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(array(select right(cliente::text, 8) || lexeme
    from unnest(to_tsvector('pg_catalog.simple'::regconfig, regexp_replace(normalizar(texto), '[^[:alnum:]]+', ' ', 'g')))));
alter table laudo add column palavras tsvector generated always as (palavras_da_empresa(cliente, titulo || ' ' || texto)) stored;
drop index laudo_busca;
alter table laudo drop column busca;
create index laudo_palavras on laudo using gin (palavras);

-- Each word that was typed, of so many letters or more, by its beginning; null where there is none.
create function palavras_procuradas(cliente uuid, termo text, letras integer) returns tsquery
  language sql immutable strict parallel safe
  return (select string_agg('''' || lexeme || ''':*', ' & ')::tsquery
    from unnest(palavras_da_empresa(cliente, termo)) where length(lexeme) >= 8 + letras);

-- The newest `maximo` laudos that have the words, or whose patient has them; with `clinica`, of what was delivered to it. As in
-- `busca.melhores`, the newest rows say which way takes less: back from them, or the index. Words of one or two letters, which
-- are in every text, are looked for in what the longer ones found; alone, they are only a patient's.
create or replace function busca.laudo(inquilino uuid, termo text, maximo integer, clinica uuid default null) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  amostra constant integer := 200;
  janela constant integer := 20000;
  muitos_animais constant integer := 1000;
  longas tsquery := palavras_procuradas(inquilino, termo, 3);
  todas tsquery := palavras_procuradas(inquilino, termo, 1);
  padroes text[] := padroes_de_busca(termo);
  linhas real := greatest((select reltuples from pg_class where oid = 'public.laudo'::regclass), maximo);
  vistos integer;
  animais uuid[];
  achados uuid[] := '{}';
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid or padroes = '{}' then return; end if;
  if longas is not null then
    vistos := (select count(*) from (select l.palavras from laudo l where l.cliente = inquilino order by l.codigo desc limit amostra) as r
      where r.palavras @@ todas);
    if vistos > amostra * sqrt(0.3 * maximo / linhas) then
      achados := array(select r.codigo
        from (select * from laudo l where l.cliente = inquilino order by l.codigo desc limit janela) as r
        where r.palavras @@ todas and (clinica is null or r.entregue_em is not null and exists (
          select from atendimento a where a.cliente = inquilino and a.codigo = r.atendimento and a.parceiro = clinica))
        order by r.codigo desc limit maximo);
    end if;
    if cardinality(achados) < maximo then
      achados := array(select l.codigo from laudo l where l.cliente = inquilino and l.palavras @@ longas
        and (todas = longas or (l.palavras @@ todas) is true)
        and (clinica is null or l.entregue_em is not null and exists (
          select from atendimento a where a.cliente = inquilino and a.codigo = l.atendimento and a.parceiro = clinica))
        order by l.codigo desc limit maximo);
    end if;
  end if;
  animais := array(select busca.animal(inquilino, termo, muitos_animais));
  return query select t.codigo from (
    select unnest(achados) as codigo
    union (select l.codigo from atendimento a join laudo l on l.cliente = inquilino and l.atendimento = a.codigo
      where a.cliente = inquilino and a.animal = any (animais) and (clinica is null or a.parceiro = clinica and l.entregue_em is not null)
      order by l.codigo desc limit maximo)
    -- So many have the name that these are not all: the newest laudos are looked through for the others.
    union (select r.codigo
      from (select * from laudo l where cardinality(animais) = muitos_animais and l.cliente = inquilino order by l.codigo desc limit janela / 4) as r
      where (select n.busca like all (padroes) and (clinica is null or a.parceiro = clinica and r.entregue_em is not null)
        from atendimento a join animal n on n.cliente = inquilino and n.codigo = a.animal
        where a.cliente = inquilino and a.codigo = r.atendimento)
      order by r.codigo desc limit maximo)) as t
  order by t.codigo desc limit maximo;
end $$;
