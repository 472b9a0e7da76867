-- An image that came as DICOM: the file as it was sent, and what it said of the patient.
alter table laudo_imagem
  add column original uuid,
  add column dicom jsonb,
  add constraint laudo_imagem_original_fk foreign key (cliente, original) references arquivo (cliente, codigo),
  add constraint laudo_imagem_dicom check ((original is null) = (dicom is null));
create index laudo_imagem_original on laudo_imagem (cliente, original) where original is not null;
