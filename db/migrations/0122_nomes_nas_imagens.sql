-- Whoever is erased leaves what machines wrote of them as well. The files stay as they came: they are the proof of the exam.
grant update (dicom) on laudo_imagem, laudo_relatorio to vetlume_inquilino;
