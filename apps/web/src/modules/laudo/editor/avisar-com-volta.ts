import { avisar } from '../../../ui/avisar.ts'

const GRUPO = 'editor-do-laudo'

/** Says what was done to the laudo that is being written, and takes it back while it is. */
export const avisarComVolta = (texto: string, desfazer: () => void): void =>
  avisar.informacao(texto, { rotulo: 'Desfazer', executar: desfazer }, GRUPO)

/** The editor is gone: nothing is taken back in a laudo that was left, or signed. */
export const dispensarVoltas = (): void => avisar.dispensar(GRUPO)
