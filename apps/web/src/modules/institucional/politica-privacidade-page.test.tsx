import { provarTexto } from '../../../teste/provar-texto.tsx'

provarTexto('/politica-privacidade', {
  titulo: 'Política de privacidade',
  promete: ['5 anos, no mínimo, após o último atendimento', 'Você pode pedir, sem custo (art. 18):'],
})
