-- A letter that a person sends, beside those of the ladder: of no step, as often as asked, and by whom.
alter table cobranca_enviada
  alter column dias drop not null,
  add column autor text,
  add constraint cobranca_enviada_autor check ((dias is null) = (autor is not null));
create index cobranca_enviada_a_mao on cobranca_enviada (cliente, criado_em) where dias is null;
