-- The time that the last confirmation was for, written when the appointment leaves it: back there, the confirmation holds.
alter table agendamento add column confirmado_para timestamptz;

-- A reminder that was answered with a confirmation which no longer holds makes room for another one of the same time.
grant delete on agendamento_lembrete to vetlume_inquilino;
