-- Erasing somebody takes their name and contacts out of what tells a story too: columns that nobody changed so far.
grant update (autor, texto) on agendamento_evento to vetlume_inquilino;
grant update (texto) on atendimento_evento to vetlume_inquilino;
grant update (para) on cobranca_enviada to vetlume_inquilino;
grant delete on mensagem to vetlume_inquilino;
grant delete on notificacao to vetlume_inquilino;

-- The audit trail says what changed, so it holds what was erased. A link that was struck keeps its place and its hash; a later
-- link, EXPURGAR, names it, and without that one the chain counts as broken (infra/tarefas/conferencia.ts).
alter table auditoria add column expurgada boolean not null default false;

create function auditoria_so_expurga() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_user = 'vetlume_busca' and new.expurgada
    and (to_jsonb(new) - 'mudancas' - 'expurgada') = (to_jsonb(old) - 'mudancas' - 'expurgada') then
    return new;
  end if;
  raise exception 'registro imutável: %', tg_table_name using errcode = 'restrict_violation', constraint = 'registro_imutavel';
end $$;
drop trigger auditoria_imutavel on auditoria;
create trigger auditoria_imutavel before update or delete on auditoria for each row execute function auditoria_so_expurga();

-- Strikes, within one lot of links of the tenant in use, every value of the records in `inteiros`, and the texts in `valores` and,
-- in the records in `ligados`, those in `nomes`. Answers the links that it changed. Texts come as JSON writes them.
create function busca.expurgar_auditoria(
  de bigint, ate bigint, inteiros text[], ligados text[], valores text[], nomes text[]) returns setof bigint
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  dona uuid := nullif(current_setting('app.cliente', true), '')::uuid;
  linha record;
  novo text;
  trecho text;
begin
  for linha in
    select a.sequencia, a.registro = any(inteiros) as inteira, a.mudancas,
      case when a.registro = any(ligados) then valores || nomes else valores end as trechos
    from public.auditoria a where a.cliente = dona and a.sequencia > de and a.sequencia <= ate
  loop
    novo := linha.mudancas::text;
    if linha.inteira then
      select coalesce(jsonb_object_agg(campo, '["(eliminado)", "(eliminado)"]'::jsonb), '{}'::jsonb)::text into novo
        from jsonb_object_keys(linha.mudancas) campo;
    end if;
    foreach trecho in array linha.trechos loop
      novo := replace(novo, trecho, '(eliminado)');
    end loop;
    if novo <> linha.mudancas::text then
      update public.auditoria set mudancas = novo::jsonb, expurgada = true
        where cliente = dona and sequencia = linha.sequencia;
      return next linha.sequencia;
    end if;
  end loop;
end $$;
grant select, update (mudancas, expurgada) on auditoria to vetlume_busca;
create policy expurgo on auditoria for all to vetlume_busca
  using (cliente = nullif(current_setting('app.cliente', true), '')::uuid)
  with check (cliente = nullif(current_setting('app.cliente', true), '')::uuid);
alter function busca.expurgar_auditoria(bigint, bigint, text[], text[], text[], text[]) owner to vetlume_busca;
revoke execute on function busca.expurgar_auditoria(bigint, bigint, text[], text[], text[], text[]) from public;
grant execute on function busca.expurgar_auditoria(bigint, bigint, text[], text[], text[], text[]) to vetlume_inquilino;

-- Replies kept against a second sending hold what they answered. Without it the key still says that it was used, and is refused.
create function busca.esquecer_respostas() returns bigint
  language sql volatile security definer set search_path = pg_catalog, public as $$
  with esquecidas as (
    update public.idempotencia i set resposta = null
      where i.resposta is not null and i.usuario in (
        select v.usuario from public.vinculo v where v.cliente = nullif(current_setting('app.cliente', true), '')::uuid)
      returning 1)
  select count(*) from esquecidas $$;
grant select, update (resposta) on idempotencia to vetlume_busca;
alter function busca.esquecer_respostas() owner to vetlume_busca;
revoke execute on function busca.esquecer_respostas() from public;
grant execute on function busca.esquecer_respostas() to vetlume_inquilino;
