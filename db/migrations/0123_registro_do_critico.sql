-- When a finding was marked as critical, which its laudo tells, and who in the clinic acknowledged it.
alter table laudo add column critico_marcado_em timestamptz, add column critico_confirmado_por text;
alter table laudo add constraint laudo_critico_marcado check (critico_marcado_em is null or critico);
alter table laudo add constraint laudo_critico_confirmado_por check (critico_confirmado_por is null or critico_confirmado_em is not null);

create or replace function laudo_assinado_imutavel() returns trigger language plpgsql as $$
begin
  if old.assinado_em is null then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and
    (new.cliente, new.codigo, new.conteudo, new.texto, new.titulo, new.modalidade, new.documento, new.documento_sha256, new.pdf_sha256,
     new.codigo_verificacao, new.assinado_em, new.assinado_por, new.avisos_respondidos, new.especialista, new.revisor, new.exige_revisao,
     new.numero, new.edicao, new.atendimento, new.item, new.modelo_versao, new.critico, new.critico_marcado_em, new.retifica, new.motivo, new.criado_em,
     coalesce(old.entregue_em, new.entregue_em), coalesce(old.visualizado_em, new.visualizado_em),
     coalesce(old.critico_confirmado_em, new.critico_confirmado_em), coalesce(old.critico_confirmado_por, new.critico_confirmado_por),
     coalesce(old.retificado_por, new.retificado_por))
    is not distinct from
    (old.cliente, old.codigo, old.conteudo, old.texto, old.titulo, old.modalidade, old.documento, old.documento_sha256, old.pdf_sha256,
     old.codigo_verificacao, old.assinado_em, old.assinado_por, old.avisos_respondidos, old.especialista, old.revisor, old.exige_revisao,
     old.numero, old.edicao, old.atendimento, old.item, old.modelo_versao, old.critico, old.critico_marcado_em, old.retifica, old.motivo, old.criado_em,
     new.entregue_em, new.visualizado_em, new.critico_confirmado_em, new.critico_confirmado_por, new.retificado_por)
    and (old.estado <> 'RETIFICADO' or new.estado = 'RETIFICADO')
  then return new;
  end if;
  raise exception 'laudo assinado' using errcode = 'restrict_violation', constraint = 'laudo_assinado_imutavel';
end $$;
