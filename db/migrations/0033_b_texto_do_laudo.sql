-- The words of a laudo, whole or by their beginning, in an index that answers without opening the text again. Such an index holds
-- the words of every company and of every year: each begins by its own company, so that nobody pays for what others write, and by
-- the first digits of the laudo's key, which are those of its time (some 50 days), so that the newest are found without the others.
-- What is neither letter nor digit only separates: "e/ou" is two words, not the name of a file.
create function palavras_do_texto(texto text) returns text[]
  language sql immutable strict parallel safe
  return array(select lexeme from unnest(to_tsvector('pg_catalog.simple'::regconfig, regexp_replace(normalizar(texto), '[^[:alnum:]]+', ' ', 'g'))));
create function epoca(codigo uuid) returns text
  language sql immutable strict parallel safe return left(codigo::text, 4);
create function numero_da_epoca(codigo uuid) returns integer
  language sql immutable strict parallel safe return ('x' || lpad(epoca(codigo), 8, '0'))::bit(32)::integer;
create function palavras_do_laudo(cliente uuid, codigo uuid, texto text) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(array(select right(cliente::text, 8) || epoca(codigo) || palavra from unnest(palavras_do_texto(texto)) as palavra));
alter table laudo add column palavras tsvector generated always as (palavras_do_laudo(cliente, codigo, titulo || ' ' || texto)) stored;
drop index laudo_busca;
alter table laudo drop column busca;
create index laudo_palavras on laudo using gin (palavras);

-- Each word that was typed, of so many letters or more, by its beginning, with ~ where the time goes; null where there is none.
create function palavras_procuradas(cliente uuid, termo text, letras integer) returns text
  language sql immutable strict parallel safe
  return (select string_agg(format('''%s~%s'':*', right(cliente::text, 8), palavra), ' & ')
    from unnest(palavras_do_texto(termo)) as palavra where length(palavra) >= letras);
create function nas_epocas(procuradas text, epocas text[]) returns tsquery
  language sql immutable strict parallel safe
  return (select string_agg(replace(procuradas, '~', e), ' | ') from unnest(epocas) as e)::tsquery;

-- The newest `maximo` laudos whose text has the words; with `clinica`, of what was delivered to it. Words of one or two letters,
-- which are in every text, are looked for in what the longer ones found. Back in time, twice as far at each step, up to some nine
-- years; what a clinic has, where that is not much, is looked through instead. What is found is put in order after.
create function busca.texto_do_laudo(inquilino uuid, termo text, maximo integer, clinica uuid) returns uuid[]
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  poucos constant integer := 20000;
  maior_passo constant integer := 64;
  longas text := palavras_procuradas(inquilino, termo, 3);
  todas text := palavras_procuradas(inquilino, termo, 1);
  primeira integer;
  ultima integer;
  passo integer := 1;
  procuradas tsquery;
  achados uuid[] := '{}';
begin
  if longas is null then return achados; end if;
  if clinica is not null and (select count(*) from (
      select from atendimento a where a.cliente = inquilino and a.parceiro = clinica limit poucos) as suas) < poucos then
    return array(select r.codigo from (
        select l.codigo from atendimento a join laudo l on l.cliente = inquilino and l.atendimento = a.codigo
        where a.cliente = inquilino and a.parceiro = clinica and l.entregue_em is not null
          and l.palavras @@ nas_epocas(todas, array[epoca(l.codigo)]) offset 0) as r
      order by r.codigo desc limit maximo);
  end if;
  primeira := numero_da_epoca((select codigo from laudo where cliente = inquilino order by codigo limit 1));
  ultima := numero_da_epoca((select codigo from laudo where cliente = inquilino order by codigo desc limit 1));
  while cardinality(achados) < maximo and ultima >= primeira loop
    procuradas := nas_epocas(longas, array(select lpad(to_hex(e), 4, '0') from generate_series(greatest(primeira, ultima - passo + 1), ultima) as e));
    achados := achados || array(select r.codigo from (
        select l.codigo from laudo l where l.cliente = inquilino and l.palavras @@ procuradas
          and (todas = longas or l.palavras @@ nas_epocas(todas, array[epoca(l.codigo)]))
          and (clinica is null or l.entregue_em is not null and exists (
            select from atendimento a where a.cliente = inquilino and a.codigo = l.atendimento and a.parceiro = clinica)) offset 0) as r
      order by r.codigo desc limit maximo - cardinality(achados));
    ultima := ultima - passo;
    passo := least(2 * passo, maior_passo);
  end loop;
  return achados;
end $$;
alter function busca.texto_do_laudo(uuid, text, integer, uuid) owner to vetlume_busca;
revoke execute on function busca.texto_do_laudo(uuid, text, integer, uuid) from public;

-- The newest `maximo` laudos that have the words, or whose patient has them; with `clinica`, of what was delivered to it.
create or replace function busca.laudo(inquilino uuid, termo text, maximo integer, clinica uuid default null) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  janela constant integer := 5000;
  muitos_animais constant integer := 1000;
  padroes text[] := padroes_de_busca(termo);
  animais uuid[];
begin
  if inquilino is distinct from nullif(current_setting('app.cliente', true), '')::uuid or padroes = '{}' then return; end if;
  animais := array(select busca.animal(inquilino, termo, muitos_animais));
  return query select t.codigo from (
    select unnest(busca.texto_do_laudo(inquilino, termo, maximo, clinica)) as codigo
    union (select r.codigo from (
        select l.codigo from atendimento a join laudo l on l.cliente = inquilino and l.atendimento = a.codigo
        where a.cliente = inquilino and a.animal = any (animais) and (clinica is null or a.parceiro = clinica and l.entregue_em is not null)
        offset 0) as r
      order by r.codigo desc limit maximo)
    -- So many have the name that these are not all: the newest laudos are looked through for the others.
    union (select r.codigo
      from (select * from laudo l where cardinality(animais) = muitos_animais and l.cliente = inquilino order by l.codigo desc limit janela) as r
      where (select n.busca like all (padroes) and (clinica is null or a.parceiro = clinica and r.entregue_em is not null)
        from atendimento a join animal n on n.cliente = inquilino and n.codigo = a.animal
        where a.cliente = inquilino and a.codigo = r.atendimento)
      order by r.codigo desc limit maximo)) as t
  order by t.codigo desc limit maximo;
end $$;
