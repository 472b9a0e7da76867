-- Where the last step of the day came from and when it was taken, so that it can be taken back for a few minutes.
alter table agendamento
  add column passo_de text,
  add column passo_em timestamptz,
  add constraint agendamento_passo check ((passo_de is null) = (passo_em is null));

-- Until now everybody had the same speed, which nobody chose: without one of their own, it is that of the town.
alter table especialista alter column velocidade_kmh drop not null, alter column velocidade_kmh drop default;
alter table especialista no force row level security;
update especialista set velocidade_kmh = null where velocidade_kmh = 30;
alter table especialista force row level security;

-- The minutes between two places, as who drives there knows them: one way and back.
create table deslocamento_corrigido (
  cliente uuid not null,
  trecho text not null,
  minutos integer not null,
  corrigido_por uuid not null,
  corrigido_em timestamptz not null,
  constraint deslocamento_corrigido_pk primary key (cliente, trecho),
  constraint deslocamento_corrigido_cliente_fk foreign key (cliente) references cliente (codigo),
  constraint deslocamento_corrigido_usuario_fk foreign key (corrigido_por) references usuario (codigo),
  constraint deslocamento_corrigido_minutos check (minutos between 1 and 1440)
);
call proteger_tabela('deslocamento_corrigido', 'select, insert, update, delete');
