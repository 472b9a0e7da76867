-- A clip of the exam: its file as it was sent, what its container says of it, and the figure that stands for it. Either a clip or a DICOM.
alter table laudo_imagem
  add column clipe jsonb,
  drop constraint laudo_imagem_dicom,
  add constraint laudo_imagem_original check (num_nonnulls(dicom, clipe) = case when original is null then 0 else 1 end);
