-- A photograph keeps its file as it came too, of which neither a machine nor a container says anything: a file without `dicom` and `clipe`.
alter table laudo_imagem
  drop constraint laudo_imagem_original,
  add constraint laudo_imagem_original check (num_nonnulls(dicom, clipe) <= case when original is null then 0 else 1 end);
