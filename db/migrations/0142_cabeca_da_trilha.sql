-- The first row of a transaction moves the head of its chain at once, under the lock that it takes; only those after it, of a lot, keep
-- the running head in a setting until their statement ends. The head is created where it is missing and not tried at each row: that try
-- waits for whoever is moving it, and all who waited woke together at each commit, to wait again. The chain itself is what it was.
create or replace function auditoria_encadear() returns trigger language plpgsql as $$
declare
  lugar text := 'auditoria.c' || replace(new.cliente::text, '-', '');
  corrente text := coalesce(current_setting(lugar, true), '');
  adiante text;
  cabeca auditoria_cadeia;
begin
  if corrente = '' then
    select * into cabeca from auditoria_cadeia where cliente = new.cliente for update;
    if not found then
      insert into auditoria_cadeia (cliente, sequencia, hash) values (new.cliente, 0, '\x00') on conflict do nothing;
      select * into cabeca from auditoria_cadeia where cliente = new.cliente for update;
    end if;
  else
    cabeca.sequencia := split_part(corrente, ':', 1)::bigint;
    cabeca.hash := decode(split_part(corrente, ':', 2), 'hex');
  end if;
  new.sequencia := cabeca.sequencia + 1;
  new.hash_anterior := cabeca.hash;
  new.hash := sha256(new.hash_anterior || convert_to(auditoria_conteudo(new), 'UTF8'));
  if corrente = '' then
    update auditoria_cadeia set sequencia = new.sequencia, hash = new.hash where cliente = new.cliente;
  else
    adiante := coalesce(current_setting('auditoria.adiante', true), '');
    if position(new.cliente::text in adiante) = 0 then
      adiante := set_config('auditoria.adiante', adiante || new.cliente || ' ', true);
    end if;
  end if;
  corrente := set_config(lugar, new.sequencia || ':' || encode(new.hash, 'hex'), true);
  return new;
end $$;

drop trigger auditoria_mover_cabeca on auditoria;
create or replace function auditoria_mover_cabeca() returns trigger language plpgsql as $$
declare
  adiante text := coalesce(current_setting('auditoria.adiante', true), '');
  da_vez text;
  corrente text;
begin
  if adiante = '' then
    return null;
  end if;
  foreach da_vez in array string_to_array(rtrim(adiante), ' ') loop
    corrente := current_setting('auditoria.c' || replace(da_vez, '-', ''));
    update auditoria_cadeia set sequencia = split_part(corrente, ':', 1)::bigint, hash = decode(split_part(corrente, ':', 2), 'hex')
      where cliente = da_vez::uuid;
  end loop;
  adiante := set_config('auditoria.adiante', '', true);
  return null;
end $$;
create trigger auditoria_mover_cabeca after insert on auditoria for each statement execute function auditoria_mover_cabeca();
