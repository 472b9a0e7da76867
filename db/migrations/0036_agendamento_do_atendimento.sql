-- Every change of an appointment asks whether it became an atendimento, called off or not: the unique index has the living ones only.
create index atendimento_agendamento on atendimento (cliente, agendamento) where agendamento is not null;
