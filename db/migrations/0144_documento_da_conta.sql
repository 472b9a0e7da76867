-- The number of the document that an account is of (a nota, a boleto), found by the search as its words are, and how it is meant to be paid.
alter table titulo add column numero_documento text, add column forma text;
alter table titulo
  add constraint titulo_numero_documento check (length(numero_documento) between 1 and 60),
  add constraint titulo_forma check (forma in ('PIX', 'CARTAO_CREDITO', 'CARTAO_DEBITO', 'BOLETO', 'DINHEIRO', 'CONVENIO'));
alter table titulo alter column busca
  set expression as (normalizar(contraparte || ' ' || descricao || coalesce(' ' || numero_documento, '')));
