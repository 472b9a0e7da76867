-- A laudo that a second veterinarian reads and signs. Asked by the service when the laudo begins, or by its author.
alter table laudo add column exige_revisao boolean not null default false;
alter table laudo add constraint laudo_revisor_e_outro check (revisor is null or revisor <> especialista);
alter table laudo add constraint laudo_em_revisao_tem_revisor check (estado <> 'EM_REVISAO' or revisor is not null);
alter table laudo add constraint laudo_assinado_foi_revisado check (not exige_revisao or assinado_em is null or revisor is not null);
create index laudo_revisor on laudo (cliente, revisor, criado_em desc, codigo desc) where revisor is not null;

create or replace function laudo_assinado_imutavel() returns trigger language plpgsql as $$
begin
  if old.assinado_em is null then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and
    (new.cliente, new.codigo, new.conteudo, new.texto, new.titulo, new.modalidade, new.documento, new.documento_sha256, new.pdf_sha256,
     new.codigo_verificacao, new.assinado_em, new.assinado_por, new.avisos_respondidos, new.especialista, new.revisor, new.exige_revisao,
     new.numero, new.edicao, new.atendimento, new.item, new.modelo_versao, new.critico, new.retifica, new.motivo, new.criado_em,
     coalesce(old.entregue_em, new.entregue_em), coalesce(old.visualizado_em, new.visualizado_em),
     coalesce(old.critico_confirmado_em, new.critico_confirmado_em), coalesce(old.retificado_por, new.retificado_por))
    is not distinct from
    (old.cliente, old.codigo, old.conteudo, old.texto, old.titulo, old.modalidade, old.documento, old.documento_sha256, old.pdf_sha256,
     old.codigo_verificacao, old.assinado_em, old.assinado_por, old.avisos_respondidos, old.especialista, old.revisor, old.exige_revisao,
     old.numero, old.edicao, old.atendimento, old.item, old.modelo_versao, old.critico, old.retifica, old.motivo, old.criado_em,
     new.entregue_em, new.visualizado_em, new.critico_confirmado_em, new.retificado_por)
    and (old.estado <> 'RETIFICADO' or new.estado = 'RETIFICADO')
  then return new;
  end if;
  raise exception 'laudo assinado' using errcode = 'restrict_violation', constraint = 'laudo_assinado_imutavel';
end $$;

-- Each time that a laudo went to its reviewer and came back. Who sends it vouches for the content, which is kept by its hash.
create table laudo_revisao (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  laudo uuid not null,
  tipo text not null,
  revisor uuid not null,
  usuario uuid not null,
  autor text not null,
  texto text,
  avisos jsonb,
  nivel text,
  conteudo_sha256 text,
  quando timestamptz not null,
  constraint laudo_revisao_pk primary key (cliente, codigo),
  constraint laudo_revisao_laudo_fk foreign key (cliente, laudo) references laudo (cliente, codigo),
  constraint laudo_revisao_revisor_fk foreign key (cliente, revisor) references especialista (cliente, codigo),
  constraint laudo_revisao_tipo check (tipo in ('ENVIO', 'DEVOLUCAO', 'RETOMADA')),
  constraint laudo_revisao_envio check (
    (tipo = 'ENVIO') = (conteudo_sha256 is not null) and (tipo = 'ENVIO') = (nivel is not null) and (tipo = 'ENVIO' or avisos is null)),
  constraint laudo_revisao_devolucao check (tipo <> 'DEVOLUCAO' or texto is not null)
);
create index laudo_revisao_laudo on laudo_revisao (cliente, laudo, codigo);
call proteger_tabela('laudo_revisao', 'select, insert');
