-- When the session last proved who is there: the password with the second factor, if there is one, or a passkey.
alter table sessao add column provada_em timestamptz;

-- Passkeys (WebAuthn). `identificador` and the public key are what the authenticator gave; the private key never leaves it.
create table chave_de_acesso (
  codigo uuid not null default uuidv7(),
  usuario uuid not null,
  nome text not null,
  identificador bytea not null,
  chave_publica bytea not null,
  -- Goes up with each use, where the authenticator counts; one that does not answers zero for ever.
  contador bigint not null,
  transportes text[] not null default '{}',
  -- Kept in the person's account at a provider, and so in more than one device.
  sincronizada boolean not null,
  criada_em timestamptz not null,
  usada_em timestamptz,
  -- Its counter went back: it may have been copied, and serves no more.
  bloqueada_em timestamptz,
  constraint chave_de_acesso_pk primary key (codigo),
  constraint chave_de_acesso_usuario_fk foreign key (usuario) references usuario (codigo) on delete cascade,
  constraint chave_de_acesso_unica unique (identificador),
  constraint chave_de_acesso_contador check (contador >= 0),
  constraint chave_de_acesso_nome check (nome <> '')
);
create index chave_de_acesso_usuario on chave_de_acesso (usuario);

-- What a passkey signs, by hash: for one purpose, once, for some minutes. Losing them in a crash costs a second try.
create unlogged table desafio (
  hash bytea not null,
  proposito text not null,
  usuario uuid,
  sessao uuid,
  -- The laudo that is being signed.
  alvo uuid,
  expira_em timestamptz not null,
  constraint desafio_pk primary key (hash),
  constraint desafio_proposito check (proposito in ('CADASTRAR', 'ENTRAR', 'CONFIRMAR', 'ASSINAR')),
  constraint desafio_dono check ((proposito = 'ENTRAR') = (usuario is null) and (usuario is null) = (sessao is null)),
  constraint desafio_alvo check ((proposito = 'ASSINAR') = (alvo is not null))
);
create index desafio_expira on desafio (expira_em);

-- What each person came in from, as they would say it ("Chrome no Windows"): from anything else, they are told.
create table aparelho_conhecido (
  usuario uuid not null,
  aparelho text not null,
  visto_em timestamptz not null,
  constraint aparelho_conhecido_pk primary key (usuario, aparelho),
  constraint aparelho_conhecido_usuario_fk foreign key (usuario) references usuario (codigo) on delete cascade
);

grant select, insert, update, delete on chave_de_acesso, aparelho_conhecido, desafio to vetlume_plataforma;
