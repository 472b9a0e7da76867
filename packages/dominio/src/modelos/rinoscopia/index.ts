import type { EstruturaDoModelo } from '../../laudo/index.ts'
import {
  alterado,
  comporModelo,
  conclui,
  LACUNA,
  medidaObrigatoria,
  naoAvaliado,
  normal,
  type ConclusaoDoBanco,
  type EspecieDoModelo,
  type SecaoDoBanco,
} from '../banco.ts'

const TECNICA: SecaoDoBanco = {
  id: 'rino-tecnica',
  titulo: 'Técnica e preparo',
  orgao: null,
  normal: `Rinoscopia com endoscópio ${LACUNA}, dos lados direito e esquerdo, sob anestesia geral e com sonda endotraqueal; coagulograma e pressão arterial prévios ${LACUNA}.`,
  frases: [
    normal(
      'rino-rigida',
      'Rígida e flexível',
      'Rinoscopia anterior com óptica rígida e posterior com endoscópio flexível, dos lados direito e esquerdo, sob anestesia geral e com sonda endotraqueal; coagulograma e pressão arterial prévios sem alterações.',
    ),
    normal(
      'rino-flexivel',
      'Flexível',
      'Rinoscopia anterior e posterior com endoscópio flexível, dos lados direito e esquerdo, sob anestesia geral e com sonda endotraqueal; coagulograma e pressão arterial prévios sem alterações.',
    ),
    alterado('rino-um-lado', 'Um lado', `Rinoscopia só do lado ${LACUNA}, por ${LACUNA}.`),
    alterado('rino-sangramento-limita', 'Limitada', `Exame limitado por ${LACUNA}.`),
  ],
}

const NARINAS: SecaoDoBanco = {
  id: 'rino-narinas',
  titulo: 'Narinas e vestíbulo',
  orgao: null,
  normal: 'Narinas e vestíbulos simétricos e pérvios, sem secreção.',
  frases: [
    alterado('rino-narina-estenose', 'Narinas estreitas', `Narinas estreitas, em grau ${LACUNA}.`),
    alterado('rino-secrecao', 'Secreção', `Secreção ${LACUNA} na narina ${LACUNA}.`),
    alterado('rino-despigmentacao', 'Despigmentação', 'Despigmentação e ulceração do plano nasal.'),
    alterado('rino-vestibulo-massa', 'Massa', `Massa de ${LACUNA} mm no vestíbulo ${LACUNA}.`),
  ],
}

/** One side of the nose; what is found is written of it alone. */
function cavidade(lado: 'esquerda' | 'direita'): SecaoDoBanco {
  const atalho = (nome: string) => `rino-${lado}-${nome}`
  return {
    id: `rino-cavidade-${lado}`,
    titulo: `Cavidade nasal ${lado}`,
    orgao: null,
    normal: 'Conchas íntegras, mucosa rósea, sem secreção, massa, placas fúngicas ou corpo estranho.',
    medidas: [medidaObrigatoria('BIOPSIAS_FRAGMENTOS')],
    frases: [
      alterado(atalho('rinite'), 'Rinite', `Mucosa hiperêmica e edemaciada, com secreção ${LACUNA}.`),
      alterado(
        atalho('placas'),
        'Placas fúngicas',
        'Placas esbranquiçadas aderidas e destruição de conchas, compatíveis com rinite fúngica.',
      ),
      alterado(
        atalho('massa'),
        'Massa',
        `Massa de superfície ${LACUNA} a ${LACUNA} cm da narina, que ocupa o meato ${LACUNA}.`,
      ),
      alterado(atalho('corpo'), 'Corpo estranho', `Corpo estranho (${LACUNA}) no meato ${LACUNA}, retirado com pinça.`),
      alterado(atalho('conchas'), 'Perda de conchas', 'Destruição e atrofia das conchas, com aumento do espaço aéreo.'),
      naoAvaliado(atalho('nao'), 'Não avaliada', 'Não avaliada por sangramento ou secreção.'),
    ],
  }
}

const NASOFARINGE: SecaoDoBanco = {
  id: 'rino-nasofaringe',
  titulo: 'Nasofaringe e coanas (retroflexão)',
  orgao: null,
  normal: 'Coanas pérvias e simétricas; nasofaringe livre em retroflexão.',
  frases: [
    alterado('rino-naso-massa', 'Massa', `Massa de ${LACUNA} cm na nasofaringe, com coana ${LACUNA} ocupada.`),
    alterado(
      'rino-polipo',
      'Pólipo',
      'Estrutura pediculada e lisa na nasofaringe, compatível com pólipo nasofaríngeo.',
    ),
    alterado('rino-naso-estenose', 'Estenose', `Estenose da nasofaringe, com lúmen de ${LACUNA} mm.`),
    alterado('rino-foliculos', 'Folículos', 'Folículos linfoides evidentes na mucosa da nasofaringe.'),
    naoAvaliado('rino-naso-nao', 'Sem retroflexão', 'Não avaliada: retroflexão não foi possível.'),
  ],
}

const OROFARINGE: SecaoDoBanco = {
  id: 'rino-orofaringe',
  titulo: 'Orofaringe, palato e laringe',
  orgao: null,
  normal: 'Palato de extensão preservada; laringe com abdução simétrica das aritenoides.',
  frases: [
    alterado('rino-palato', 'Palato alongado', 'Palato mole alongado e espessado, que cobre a epiglote.'),
    alterado('rino-fistula', 'Fístula oronasal', `Fístula oronasal junto ao dente ${LACUNA}.`),
    alterado('rino-laringe', 'Abdução reduzida', `Abdução reduzida da aritenoide do lado ${LACUNA}.`),
    alterado('rino-saculos', 'Sáculos evertidos', 'Sáculos laríngeos evertidos, com redução da rima.'),
  ],
}

const PROCEDIMENTOS: SecaoDoBanco = {
  id: 'rino-procedimentos',
  titulo: 'Procedimentos',
  orgao: null,
  normal: 'Fragmentos coletados no número indicado em cada lado; sangramento discreto e autolimitado.',
  frases: [
    normal('rino-sem-biopsia', 'Sem biópsia', 'Exame sem coleta de fragmentos e sem intercorrências.'),
    normal(
      'rino-lavado',
      'Lavado e cultura',
      'Fragmentos coletados no número indicado em cada lado e lavado para cultura bacteriana e fúngica; sangramento discreto e autolimitado.',
    ),
    normal(
      'rino-debridamento',
      'Desbridamento',
      `Retirada das placas e instilação de ${LACUNA} por ${LACUNA} minutos.`,
    ),
    alterado(
      'rino-sangramento',
      'Sangramento importante',
      `Sangramento importante do lado ${LACUNA} após a coleta, controlado com ${LACUNA}.`,
    ),
  ],
}

const CONCLUSOES: readonly ConclusaoDoBanco[] = [
  conclui('rino-normal', 'Normal', 'Sem alterações macroscópicas; o resultado final depende da histopatologia.'),
  conclui('rino-c-rinite', 'Rinite', `Rinite do lado ${LACUNA}; o resultado final depende da histopatologia.`),
  conclui(
    'rino-c-fungica',
    'Rinite fúngica',
    'Achados compatíveis com rinite fúngica; aguardam-se cultura e histopatologia.',
  ),
  conclui('rino-c-massa', 'Massa', `Massa em ${LACUNA}. Considerar neoplasia e pólipo; aguarda-se a histopatologia.`),
  conclui('rino-c-corpo', 'Corpo estranho', `Corpo estranho nasal do lado ${LACUNA}, retirado.`),
]

const BANCO = {
  secoes: [TECNICA, NARINAS, cavidade('esquerda'), cavidade('direita'), NASOFARINGE, OROFARINGE, PROCEDIMENTOS],
  conclusoes: CONCLUSOES,
  imagensPorPagina: 4,
}

/** Rhinoscopy of one species, either sex. */
export function rinoscopia(especie: EspecieDoModelo): EstruturaDoModelo {
  return comporModelo(BANCO, { especie, sexo: null })
}
