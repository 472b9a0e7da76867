-- One Pix for several titles: the bank gives its identifier back, and this says which titles it pays.
create table pix_reunido (
  cliente uuid not null,
  txid text not null,
  criado_em timestamptz not null,
  constraint pix_reunido_pk primary key (cliente, txid),
  constraint pix_reunido_cliente_fk foreign key (cliente) references cliente (codigo)
);
call proteger_tabela('pix_reunido', 'select, insert');

create table pix_reunido_titulo (
  cliente uuid not null,
  txid text not null,
  titulo uuid not null,
  constraint pix_reunido_titulo_pk primary key (cliente, txid, titulo),
  constraint pix_reunido_titulo_pix_fk foreign key (cliente, txid) references pix_reunido (cliente, txid),
  constraint pix_reunido_titulo_titulo_fk foreign key (cliente, titulo) references titulo (cliente, codigo)
);
create index pix_reunido_titulo_titulo on pix_reunido_titulo (cliente, titulo);
call proteger_tabela('pix_reunido_titulo', 'select, insert');
