import {
  ESCALAS,
  preencherCalculadas,
  secaoParaPaciente,
  textoPlano,
  type ConteudoDoLaudo,
  type CorpoDaSecao,
  type EstruturaDoModelo,
  type MedidaPreenchida,
} from '@vetlume/dominio/laudo'
import { achadoCritico } from '@vetlume/dominio/laudo/verificacao'
import { arredondar, ehMedida, MEDIDAS, type MedidaId } from '@vetlume/dominio/medidas'
import { emParagrafos, LACUNA } from '@vetlume/dominio/modelos'
import { ORGAOS, ehOrgao } from '@vetlume/dominio/orgaos'
import type { AnimalSemeado } from './pacientes.ts'
import type { Sorteio } from './sorteio.ts'

type Paciente = Pick<AnimalSemeado, 'especie' | 'castrado' | 'pesoGramas'>

interface Tamanho {
  /** Usual value in a dog of `kg`, in the catalogue's unit. */
  cao: (kg: number) => number
  gato: number
}

const fixo = (valor: number) => () => valor
const alometrico = (a: number, expoente: number) => (kg: number) => a * kg ** expoente
const porPorte = (pequeno: number, medio: number, grande: number) => (kg: number) =>
  kg < 20 ? pequeno : kg < 30 ? medio : grande

/** Middle of each reference; what follows by formula is computed, not typed. */
const TAMANHOS: Partial<Record<MedidaId, Tamanho>> = {
  RIM_COMPRIMENTO: { cao: alometrico(2.02, 0.4), gato: 3.7 },
  AORTA_ABDOMINAL: { cao: alometrico(0.28, 0.4), gato: 0.45 },
  ADRENAL_POLO_CAUDAL: { cao: (kg) => (kg < 10 ? 0.42 : kg <= 30 ? 0.54 : 0.66), gato: 0.4 },
  VESICULA_PAREDE: { cao: fixo(0.8), gato: 0.8 },
  COLEDOCO_DIAMETRO: { cao: fixo(2.1), gato: 2.4 },
  BACO_ESPESSURA: { cao: fixo(18), gato: 8.2 },
  DUODENO_PAREDE: { cao: porPorte(3.9, 4.3, 4.8), gato: 2.2 },
  JEJUNO_PAREDE: { cao: porPorte(3.1, 3.5, 3.7), gato: 2.3 },
  ILEO_PAREDE: { cao: porPorte(2.8, 3, 3.2), gato: 2.8 },
  ATRIO_ESQUERDO: { cao: alometrico(0.82, 0.34), gato: 1.12 },
  AORTA: { cao: alometrico(0.64, 0.34), gato: 0.94 },
  SIVD: { cao: alometrico(0.42, 0.241), gato: 0.42 },
  DIVED: { cao: alometrico(1.52, 0.294), gato: 1.52 },
  PLVED: { cao: alometrico(0.43, 0.232), gato: 0.43 },
  SIVS: { cao: alometrico(0.6, 0.24), gato: 0.66 },
  DIVES: { cao: alometrico(0.95, 0.315), gato: 0.82 },
  PLVES: { cao: alometrico(0.66, 0.222), gato: 0.69 },
  VELOCIDADE_MAXIMA: { cao: fixo(1.05), gato: 0.95 },
  CORACAO_EIXO_LONGO: { cao: fixo(5.3), gato: 4.2 },
  CORACAO_EIXO_CURTO: { cao: fixo(4.4), gato: 3.3 },
  VLAS: { cao: fixo(1.8), gato: 1.6 },
  CONCEPTOS_NUMERO: { cao: fixo(5), gato: 4 },
  FCF_MENOR: { cao: fixo(230), gato: 215 },
  FCF_MAIOR: { cao: fixo(244), gato: 235 },
  EXAME_SERIADO_NUMERO: { cao: fixo(1), gato: 1 },
  ESCORE_LIQUIDO_ABDOMINAL: { cao: fixo(0), gato: 0 },
  ECG_RR: { cao: fixo(520), gato: 340 },
  ECG_P_DURACAO: { cao: fixo(36), gato: 34 },
  ECG_P_AMPLITUDE: { cao: fixo(0.22), gato: 0.14 },
  ECG_PR: { cao: fixo(95), gato: 70 },
  ECG_QRS: { cao: fixo(44), gato: 32 },
  ECG_R: { cao: fixo(1.4), gato: 0.5 },
  ECG_QT: { cao: fixo(200), gato: 150 },
  ECG_QRS_DI: { cao: fixo(0.5), gato: 0.2 },
  ECG_QRS_DIII: { cao: fixo(0.6), gato: 0.3 },
  HOLTER_HORAS: { cao: fixo(22.5), gato: 22.5 },
  HOLTER_ARTEFATO: { cao: fixo(3), gato: 3 },
  HOLTER_FC_MINIMA: { cao: fixo(46), gato: 105 },
  HOLTER_FC_MEDIA: { cao: fixo(84), gato: 155 },
  HOLTER_FC_MAXIMA: { cao: fixo(190), gato: 230 },
  HOLTER_ESSV: { cao: fixo(3), gato: 2 },
  HOLTER_ESV: { cao: fixo(6), gato: 3 },
  HOLTER_PAUSAS: { cao: fixo(8), gato: 0 },
  HOLTER_MAIOR_PAUSA: { cao: fixo(2.6), gato: 2.1 },
  PAS_LEITURA_1: { cao: fixo(130), gato: 128 },
  PAS_LEITURA_2: { cao: fixo(130), gato: 128 },
  PAS_LEITURA_3: { cao: fixo(130), gato: 128 },
  PAS_LEITURA_4: { cao: fixo(130), gato: 128 },
  PAS_LEITURA_5: { cao: fixo(130), gato: 128 },
  PA_CIRCUNFERENCIA: { cao: fixo(12), gato: 8 },
  PA_MANGUITO: { cao: fixo(4.2), gato: 2.8 },
  RIM_L2: { cao: fixo(3), gato: 2.3 },
  DELGADO_L5: { cao: fixo(1.3), gato: 1.3 },
  DELGADO_L2: { cao: fixo(1.6), gato: 1.6 },
  COLON_L5: { cao: fixo(1.1), gato: 1.1 },
  NORBERG: { cao: fixo(110), gato: 100 },
  TIREOIDE_COMPRIMENTO: { cao: alometrico(1.2, 0.3), gato: 2 },
  TIREOIDE_LARGURA: { cao: alometrico(0.3, 0.3), gato: 0.33 },
  TIREOIDE_ALTURA: { cao: alometrico(2.4, 0.3), gato: 2.6 },
  LIGAMENTO_PATELAR: { cao: alometrico(0.9, 0.3), gato: 1.5 },
  TENDAO_BICEPS: { cao: alometrico(1.5, 0.3), gato: 2 },
  TC_CORTE: { cao: fixo(1), gato: 1 },
  CONTRASTE_DOSE: { cao: fixo(2), gato: 2 },
  RM_CAMPO: { cao: fixo(1.5), gato: 1.5 },
  TFDS_AREA: { cao: fixo(100), gato: 100 },
  TFDP_AREA: { cao: fixo(110), gato: 110 },
  ANGULO_PALMAR: { cao: fixo(5.5), gato: 5.5 },
  SOLA_ESPESSURA: { cao: fixo(18), gato: 18 },
  LS_AREA: { cao: fixo(120), gato: 120 },
  CITOLOGIA_LAMINAS: { cao: fixo(4), gato: 4 },
  BIOPSIAS_FRAGMENTOS: { cao: fixo(6), gato: 6 },
  OLHO_AXIAL: { cao: fixo(20), gato: 21 },
}

/** Within 4 % of the usual: two animals never measure the same, and every value stays inside its reference. */
function medir(sorteio: Sorteio, { especie, pesoGramas }: Paciente, medida: MedidaId): number | null {
  const tamanho = TAMANHOS[medida]
  if (tamanho === undefined) return null
  const usual = especie === 'Felina' ? tamanho.gato : tamanho.cao(pesoGramas / 1000)
  return arredondar(usual * sorteio.decimal(0.96, 1.04, 3), MEDIDAS[medida].casas)
}

/** The two sides of a patient are never the same to the last digit. */
function semIgual(medida: MedidaPreenchida, feitas: readonly MedidaPreenchida[]): MedidaPreenchida {
  const { id, lado, valor } = medida
  const igual = feitas.some((outra) => outra.id === id && outra.lado !== lado && outra.valor === valor)
  if (valor === null || valor === 0 || lado === null || !igual || !ehMedida(id)) return medida
  return { ...medida, valor: arredondar(valor + 10 ** -MEDIDAS[id].casas, MEDIDAS[id].casas) }
}

function preencher(sorteio: Sorteio, paciente: Paciente, medidas: readonly MedidaPreenchida[]): MedidaPreenchida[] {
  const feitas: MedidaPreenchida[] = []
  for (const medida of medidas) {
    const valor = ehMedida(medida.id) ? medir(sorteio, paciente, medida.id) : null
    feitas.push(semIgual({ ...medida, valor }, feitas))
  }
  return feitas
}

const NENHUMA_DIGITADA: ReadonlySet<string> = new Set()

const pronta = ({ texto }: { texto: string }) => !texto.includes(LACUNA) && !texto.includes('{{')

/** What is normal in this patient; of a text with blanks, the first phrase of the section that has none. */
function textoNormal(secao: EstruturaDoModelo['secoes'][number], castrado: boolean) {
  const { texto } = secaoParaPaciente(secao, castrado)
  const inteira = secao.frases.find((frase) => frase.situacao === 'NORMAL' && pronta(frase))
  return textoPlano(texto).includes(LACUNA) && inteira !== undefined ? emParagrafos(inteira.texto) : texto
}

/** Every item of a scale at its lowest, and a tracing as long as such exams are, on the first figure. */
function corpoNormal(corpo: CorpoDaSecao, imagens: readonly ImagemNoLaudo[]): CorpoDaSecao {
  if (corpo.tipo === 'ESCORE') {
    const itens = ESCALAS[corpo.escala].itens.map(({ id, niveis }) => ({ id, pontos: niveis[0]?.pontos ?? 0 }))
    return { ...corpo, itens }
  }
  if (corpo.tipo !== 'TRACADO') return corpo
  return {
    ...corpo,
    duracao: corpo.velocidade === 25 ? { valor: 24, unidade: 'h' } : { valor: 3, unidade: 'min' },
    ...(imagens.length === 0 ? {} : { figuras: imagens.slice(0, 1).map(({ arquivo }) => arquivo) }),
  }
}

/** Findings that a measure of another section, which is within reference here, would contradict, or that would leave it without its projection. */
const DE_OUTRA_MEDIDA =
  /^(?:pa-risco-|er-(?:liquido|retroperitoneo|massa)|cc-(?:liquido|ruptura)|ecg-(?:fa|fibrilacao|parada)|pelve-(?:contida|rotacao)|equino-p-)/

/** Findings that need no number from the person who examines, in organs where the measures do not contradict them. */
function alteracoesPossiveis({ secoes }: EstruturaDoModelo) {
  return secoes
    .filter(
      ({ orgao, medidas }) =>
        medidas.length === 0 && !(orgao !== null && ehOrgao(orgao) && ORGAOS[orgao].removidoNaCastracao),
    )
    .flatMap(({ id, frases }) =>
      frases
        .filter((frase) => frase.situacao === 'ALTERADO' && pronta(frase) && !DE_OUTRA_MEDIDA.test(frase.atalho))
        .map((frase) => ({ secao: id, ...frase })),
    )
}

export interface ImagemNoLaudo {
  arquivo: string
  legenda: string
}

/** Findings that the clinic must be told of at once. */
const CRITICAS = new Set([
  'cavidade-liquido-anecogenico',
  'cavidade-liquido-celular',
  'cavidade-pneumoperitonio',
  'pericardio-tamponamento',
  'pleura-pneumotorax',
  'pulmoes-edema-cardiogenico',
])

export interface LaudoRedigido {
  conteudo: ConteudoDoLaudo
  critico: boolean
}

/** What a specialist would write on the model: measures within reference and, in two of three exams, one finding. */
export function escreverLaudo(
  sorteio: Sorteio,
  modelo: EstruturaDoModelo,
  paciente: Paciente,
  imagens: ImagemNoLaudo[],
): LaudoRedigido {
  const possiveis = alteracoesPossiveis(modelo)
  const achado = possiveis.length > 0 && sorteio.chance(65) ? sorteio.escolher(possiveis) : null
  const secoes = modelo.secoes.map((secao) => {
    const { frases: _, ...resto } = secao
    const alterada = achado?.secao === secao.id
    return {
      ...resto,
      situacao: alterada ? ('ALTERADO' as const) : ('NORMAL' as const),
      texto: alterada ? emParagrafos(achado.texto) : textoNormal(secao, paciente.castrado),
      medidas: preencher(sorteio, paciente, secao.medidas),
      ...(secao.corpo === undefined ? {} : { corpo: corpoNormal(secao.corpo, imagens) }),
      confirmada: true,
    }
  })
  const titulo = modelo.secoes.find(({ id }) => id === achado?.secao)?.titulo
  const conclusao =
    achado === null || titulo === undefined
      ? emParagrafos('Exame sem alterações dignas de nota no momento da avaliação.')
      : emParagrafos(
          `${titulo}: ${achado.titulo.toLowerCase()}.`,
          'Os achados devem ser correlacionados com a avaliação clínica e os demais exames complementares.',
        )
  const digitado = { secoes, conclusao, imagens, imagensPorPagina: modelo.imagensPorPagina }
  const conteudo = preencherCalculadas(digitado, paciente.pesoGramas, NENHUMA_DIGITADA)
  const critico = achado !== null && (CRITICAS.has(achado.atalho) || achadoCritico(textoPlano(conclusao)) !== null)
  return { conteudo, critico }
}
