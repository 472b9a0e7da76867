import { aviso, porSecao } from './regra.ts'

/** A tracing whose scales nobody knows cannot be measured again. */
const semCalibracao = porSecao('tracado-sem-calibracao', ({ id, titulo, situacao, corpo }) => {
  if (corpo?.tipo !== 'TRACADO' || situacao === 'NAO_AVALIADO') return []
  const faltam = [
    ...(corpo.velocidade === null ? ['a velocidade (mm/s)'] : []),
    ...(corpo.calibracao === null ? ['a calibração (mm/mV)'] : []),
  ]
  return faltam.length === 0 ? [] : [aviso(`${titulo}: diga ${faltam.join(' e ')} do traçado.`, id)]
})

/** A tracing that nobody sees is the word of who read it: whoever reads the laudo has nothing to look at. */
const semFigura = porSecao('tracado-sem-figura', ({ id, titulo, situacao, corpo }) =>
  corpo?.tipo === 'TRACADO' && situacao !== 'NAO_AVALIADO' && (corpo.figuras ?? []).length === 0
    ? [aviso(`${titulo}: nenhuma figura mostra o traçado. Diga quais, no campo Figuras.`, id)]
    : [],
)

const semDuracao = porSecao('tracado-sem-duracao', ({ id, titulo, situacao, corpo }) =>
  corpo?.tipo === 'TRACADO' && situacao !== 'NAO_AVALIADO' && corpo.duracao === null
    ? [aviso(`${titulo}: diga por quanto tempo o traçado foi registrado.`, id)]
    : [],
)

const tabelaSemMedida = porSecao('tabela-sem-medida', ({ id, titulo, situacao, corpo, medidas }) =>
  corpo?.tipo === 'MEDIDAS' &&
  (situacao === 'NORMAL' || situacao === 'ALTERADO') &&
  medidas.every(({ valor }) => valor === null)
    ? [aviso(`${titulo}: é uma tabela de medidas, e nenhuma foi feita.`, id)]
    : [],
)

export const REGRAS_DE_TRACADO = [semCalibracao, semFigura, semDuracao, tabelaSemMedida]
