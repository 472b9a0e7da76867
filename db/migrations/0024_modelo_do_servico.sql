-- The exam that a laudo model is for: a laudo starts from a model of its own service, never from one of another exam.
alter table modelo_documento
  add column servico uuid,
  add constraint modelo_documento_servico_fk foreign key (cliente, servico) references servico (cliente, codigo)
    on delete set null (servico);
create index modelo_documento_servico on modelo_documento (cliente, servico) where servico is not null;

-- Before a colon, a model is named after its exam; until now it was found by its kind alone.
update modelo_documento m set servico = s.codigo from servico s
where s.cliente = m.cliente and m.tipo = 'LAUDO' and s.exige_laudo
  and normalizar(trim(split_part(m.nome, ':', 1))) = normalizar(trim(s.nome));
-- What a service names as its own is for it, unless it is for another by its name.
update modelo_documento m set servico = (select min(s.codigo::text)::uuid from servico s where s.cliente = m.cliente and s.modelo = m.codigo)
where m.tipo = 'LAUDO' and m.servico is null;

-- The second set of models that companies are born with: older ones get it at the next start, once.
alter table cliente alter column modelos_de_partida set default 2;
