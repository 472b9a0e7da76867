import { avisar } from '../../../ui/avisar.ts'

const GRUPO = 'editor-do-modelo'

/** Says what was dropped from the model, and takes it back while it is being written. */
export const avisarComVolta = (texto: string, desfazer: () => void): void =>
  avisar.informacao(texto, { rotulo: 'Desfazer', executar: desfazer }, GRUPO)

/** The editor is gone: nothing is taken back in a draft that was left, published or discarded. */
export const dispensarVoltas = (): void => avisar.dispensar(GRUPO)
