-- First and last CEP of each municipality: what an address needs to know its city without asking anybody outside.
create table cep_faixa (
  inicio integer not null,
  fim integer not null,
  cidade integer not null,
  constraint cep_faixa_pk primary key (inicio),
  constraint cep_faixa_cidade_fk foreign key (cidade) references cidade (ibge) on delete cascade,
  constraint cep_faixa_ordem check (inicio <= fim and fim <= 99999999)
);
create index cep_faixa_cidade on cep_faixa (cidade);
grant select on cep_faixa to vetlume_inquilino, vetlume_plataforma;
grant insert on cep_faixa to vetlume_plataforma;
