import { alterado, LACUNA, type SecaoDoBanco } from '../banco.ts'
import { naoRadiografada } from './casco.ts'

export const CARPO: SecaoDoBanco = {
  id: 'equino-carpo',
  titulo: 'Carpo',
  orgao: null,
  normal:
    'Ossos do carpo de contornos e radiopacidade preservados em todas as projeções; espaços articulares preservados, sem fragmentos.',
  frases: [
    alterado(
      'equino-carpo-fragmento',
      'Fragmento',
      `Fragmento osteocondral na margem dorsal de ${LACUNA} do carpo ${LACUNA}.`,
    ),
    alterado(
      'equino-carpo-placa',
      'Fratura em placa',
      `Fratura em placa do terceiro osso do carpo ${LACUNA}, vista na projeção skyline.`,
    ),
    alterado(
      'equino-carpo-esclerose',
      'Esclerose do terceiro carpiano',
      `Esclerose da fossa radial do terceiro osso do carpo ${LACUNA}, de grau ${LACUNA}.`,
    ),
    alterado('equino-carpo-acessorio', 'Osso acessório', `Fratura do osso acessório do carpo ${LACUNA}.`),
    alterado(
      'equino-carpo-artrose',
      'Doença degenerativa',
      `Osteófitos e esclerose subcondral da articulação ${LACUNA} do carpo ${LACUNA}, de grau ${LACUNA}.`,
    ),
    alterado(
      'equino-carpo-cuboides',
      'Ossificação incompleta',
      `Ossos cuboides do carpo ${LACUNA} arredondados, de ossificação incompleta.`,
    ),
    naoRadiografada('equino-carpo'),
  ],
}

export const TARSO: SecaoDoBanco = {
  id: 'equino-tarso',
  titulo: 'Tarso (jarrete)',
  orgao: null,
  normal:
    'Ossos do tarso de contornos e radiopacidade preservados em todas as projeções; articulações tarsometatarsiana e intertársicas de espaço preservado; crista intermédia da tíbia e trócleas do tálus lisas.',
  frases: [
    alterado(
      'equino-tarso-esparavao',
      'Esparavão ósseo',
      `Estreitamento do espaço, esclerose e osteófitos da articulação ${LACUNA} (tarsometatarsiana ou intertársica distal) do membro ${LACUNA}, compatíveis com esparavão ósseo.`,
    ),
    alterado(
      'equino-tarso-crista',
      'Osteocondrose da crista intermédia',
      `Fragmento na crista intermédia distal da tíbia do membro ${LACUNA}, compatível com osteocondrose.`,
    ),
    alterado(
      'equino-tarso-troclea',
      'Osteocondrose da tróclea',
      `Defeito na tróclea ${LACUNA} do tálus do membro ${LACUNA}, compatível com osteocondrose.`,
    ),
    alterado('equino-tarso-maleolo', 'Maléolo', `Fragmento no maléolo ${LACUNA} da tíbia do membro ${LACUNA}.`),
    alterado(
      'equino-tarso-calcaneo',
      'Calcâneo',
      `Irregularidade do sustentáculo do tálus ou da tuberosidade do calcâneo do membro ${LACUNA}.`,
    ),
    alterado(
      'equino-tarso-anquilose',
      'Anquilose',
      `Perda do espaço articular ${LACUNA} do tarso do membro ${LACUNA}, compatível com anquilose.`,
    ),
    alterado(
      'equino-tarso-cuboides',
      'Ossificação incompleta',
      `Ossos cuboides do tarso do membro ${LACUNA} em cunha, de ossificação incompleta.`,
    ),
    naoRadiografada('equino-tarso'),
  ],
}

export const SOLDRA: SecaoDoBanco = {
  id: 'equino-soldra',
  titulo: 'Soldra (joelho)',
  orgao: null,
  normal:
    'Trócleas e côndilos femorais de contornos lisos e regulares; patela e platô da tíbia preservados; articulações femoropatelar e femorotibiais sem fragmentos.',
  frases: [
    alterado(
      'equino-soldra-troclea',
      'Osteocondrose da tróclea',
      `Achatamento da crista ${LACUNA} da tróclea femoral do membro ${LACUNA}, com ${LACUNA} fragmentos, compatível com osteocondrose.`,
    ),
    alterado(
      'equino-soldra-cisto',
      'Cisto subcondral',
      `Lesão cística subcondral de ${LACUNA} mm no côndilo femoral medial do membro ${LACUNA}.`,
    ),
    alterado('equino-soldra-patela', 'Patela', `Fragmentação do ápice da patela do membro ${LACUNA}.`),
    alterado(
      'equino-soldra-artrose',
      'Doença degenerativa',
      `Osteófitos na margem ${LACUNA} da tíbia e do côndilo femoral do membro ${LACUNA}, de grau ${LACUNA}.`,
    ),
    alterado(
      'equino-soldra-fratura',
      'Fratura',
      `Fratura de ${LACUNA} na soldra do membro ${LACUNA}, com desvio ${LACUNA}.`,
    ),
    naoRadiografada('equino-soldra'),
  ],
}

export const TECIDOS: SecaoDoBanco = {
  id: 'equino-tecidos',
  titulo: 'Tecidos moles',
  orgao: null,
  normal: 'Tecidos moles sem aumento de volume, gás, mineralização ou corpo estranho radiopaco.',
  frases: [
    alterado('equino-tecidos-efusao', 'Efusão', `Sinais de efusão na articulação ${LACUNA} do membro ${LACUNA}.`),
    alterado(
      'equino-tecidos-aumento',
      'Aumento de volume',
      `Aumento de volume de tecidos moles na face ${LACUNA} de ${LACUNA}, no membro ${LACUNA}.`,
    ),
    alterado('equino-tecidos-mineral', 'Mineralização', `Mineralização de tecidos moles em ${LACUNA}.`),
    alterado(
      'equino-tecidos-gas',
      'Gás',
      `Gás em tecidos moles de ${LACUNA}, compatível com solução de continuidade da pele.`,
    ),
    alterado('equino-tecidos-corpo', 'Corpo estranho', `Corpo estranho de radiopacidade ${LACUNA} em ${LACUNA}.`),
  ],
}
