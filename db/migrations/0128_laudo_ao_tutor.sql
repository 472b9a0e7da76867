-- A company may have its tutors written to when a laudo is delivered; nobody is until it says so.
alter table cliente add column carta_ao_tutor boolean not null default false;

-- A link that went to the tutor: by a letter that nobody sent by hand, or by WhatsApp, when a person said that it did.
alter table laudo_compartilhamento
  alter column criado_por drop not null,
  add column canal text,
  add column enviado_em timestamptz,
  add column enviado_por uuid,
  add column enviado_por_nome text,
  add constraint laudo_compartilhamento_canal check (
    (canal is null) = (enviado_em is null) and (canal is null or canal in ('EMAIL', 'WHATSAPP'))
    and (canal is not distinct from 'WHATSAPP') = (enviado_por is not null) and (enviado_por is null) = (enviado_por_nome is null)),
  add constraint laudo_compartilhamento_autor check (criado_por is not null or canal is not distinct from 'EMAIL');
-- One letter of each edition, however many times the job runs.
create unique index laudo_compartilhamento_carta on laudo_compartilhamento (cliente, laudo) where canal = 'EMAIL';
