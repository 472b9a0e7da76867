-- What a structured report that a machine sent by itself measured, read once when it comes; null of what is no report.
alter table imagem_recebida add column medidas jsonb;
create index imagem_recebida_relatorio on imagem_recebida (cliente, estudo) where medidas is not null;
-- A study that is unlinked takes its reports back from the laudo, unless a value was taken of them.
grant delete on laudo_relatorio to vetlume_inquilino;
