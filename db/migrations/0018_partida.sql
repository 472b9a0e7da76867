-- Where a specialist's day begins: what was typed or, without coordinates, the seat of the municipality.
alter table especialista
  add column partida_endereco text,
  add column partida_cidade integer,
  add column partida_latitude double precision,
  add column partida_longitude double precision,
  -- The way back there counts as travel too.
  add column partida_volta boolean not null default false,
  add constraint especialista_partida_cidade_fk foreign key (partida_cidade) references cidade (ibge),
  add constraint especialista_partida_lugar check ((partida_latitude is null) = (partida_longitude is null)
    and partida_latitude between -90 and 90 and partida_longitude between -180 and 180),
  add constraint especialista_partida_no_mapa check (partida_latitude is not null or partida_cidade is not null
    or (partida_endereco is null and not partida_volta));

-- A partner clinic may do without letters about the agenda; what happens there is still on its bell.
alter table parceiro add column avisos_agenda boolean not null default true;
