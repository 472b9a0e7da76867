-- What a bill came with: the invoice, the boleto, the receipt. Only the company sees it.
create table titulo_anexo (
  cliente uuid not null,
  codigo uuid not null default uuidv7(),
  titulo uuid not null,
  arquivo uuid not null,
  autor text not null,
  criado_em timestamptz not null,
  constraint titulo_anexo_pk primary key (cliente, codigo),
  constraint titulo_anexo_titulo_fk foreign key (cliente, titulo) references titulo (cliente, codigo),
  constraint titulo_anexo_arquivo_fk foreign key (cliente, arquivo) references arquivo (cliente, codigo)
);
create index titulo_anexo_titulo on titulo_anexo (cliente, titulo, codigo);
create index titulo_anexo_arquivo on titulo_anexo (cliente, arquivo);
call proteger_tabela('titulo_anexo', 'select, insert, delete');
