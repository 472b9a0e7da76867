export { EtiquetaDoTitulo } from './situacao-do-titulo.tsx'
export { QuadroDoPix } from './quadro-do-pix.tsx'
export { usePapel, type Papel } from './papel.ts'
export { EtiquetaDoAtendimento, EtiquetaUrgente } from './situacao.tsx'
