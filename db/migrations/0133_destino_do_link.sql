-- A link goes by WhatsApp to the tutor or to the clinic; those sent until now went to the tutor.
alter table laudo_compartilhamento add column destino text;
update laudo_compartilhamento set destino = 'TUTOR' where canal is not null;
alter table laudo_compartilhamento add constraint laudo_compartilhamento_destino check (
  (destino is null) = (canal is null) and (destino is null or destino in ('TUTOR', 'CLINICA'))
  and (canal is distinct from 'EMAIL' or destino = 'TUTOR'));
