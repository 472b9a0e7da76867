-- Who wrote a comment may correct it for a while, or take it back: the text goes and its place stays. The audit trail keeps
-- what it said.
alter table atendimento_comentario
  alter column texto drop not null,
  add column versao integer not null default 1,
  add column editado_em timestamptz,
  add column removido_em timestamptz,
  add constraint atendimento_comentario_removido check ((texto is null) = (removido_em is not null));
grant update (texto, versao, editado_em, removido_em) on atendimento_comentario to vetlume_inquilino;

-- An attachment that was removed; its row of `arquivo` goes too, and the unused bytes are collected (0019).
grant delete on atendimento_anexo to vetlume_inquilino;
