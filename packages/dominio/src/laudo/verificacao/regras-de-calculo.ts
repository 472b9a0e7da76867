import { escritorDeListas } from '../../constantes/index.ts'
import { CASAS_MOSTRADAS, MEDIDAS, arredondar, type CatalogoDeMedidas, type MedidaId } from '../../medidas/index.ts'
import { calcularMedidas, entradasDoCalculo, medidasAosPares } from '../calculo-das-medidas.ts'
import type { MedidaPreenchida, SecaoDoLaudo } from '../conteudo.ts'
import { valorDaMedida } from '../medidas-do-laudo.ts'
import { aviso, erro, porSecao, type Achado, type Regra } from './regra.ts'

/** How far, in its own unit, a value taken from the machine may be from what the formula gives. The others are exact. */
const TOLERANCIAS: Partial<Record<string, number>> = {
  GRADIENTE_PRESSAO: 2,
  FREQUENCIA_CARDIACA: 5,
  ECG_QRS_AVF: 0.1,
} satisfies Partial<Record<MedidaId, number>>

/** Counted over a stretch of the tracing, they may be right beside what the formula gives: asked, not refused. */
const SO_AVISAM: ReadonlySet<string> = new Set<MedidaId>(['FREQUENCIA_CARDIACA'])

const lista = escritorDeListas()

function segue({ id, valor }: MedidaPreenchida, calculado: number, { medidas }: CatalogoDeMedidas): boolean {
  const casas = medidas.get(id)?.casas ?? 0
  const diferenca = arredondar(Math.abs(arredondar(valor ?? 0, casas) - calculado), casas)
  return diferenca <= (TOLERANCIAS[id] ?? 0)
}

/** Typed over by hand, or its inputs changed afterwards. What cannot be calculated may be typed. */
const calculoNaoSegue: Regra = {
  id: 'medida-diferente-do-calculo',
  conferir({ conteudo, paciente, catalogo }) {
    const calculados = calcularMedidas(conteudo, paciente.pesoGramas, catalogo)
    const conferirUma = (secao: SecaoDoLaudo, medida: MedidaPreenchida, calculado: number | null): Achado[] => {
      if (medida.valor === null || calculado === null || segue(medida, calculado, catalogo)) return []
      const entradas = entradasDoCalculo(medida.id, catalogo)
      const dao = `${lista(entradas)} ${entradas.length === 1 ? 'dá' : 'dão'}`
      const [escrito, certo] = [medida, { ...medida, valor: calculado }].map((uma) => valorDaMedida(uma, catalogo))
      const mensagem = `${secao.titulo}: “${medida.rotulo}” está com ${escrito}, mas ${dao} ${certo}. Corrija as medidas ou apague o valor para recalcular.`
      return [SO_AVISAM.has(medida.id) ? aviso(mensagem, secao.id) : erro(mensagem, secao.id)]
    }
    return conteudo.secoes.flatMap((secao, s) =>
      secao.medidas.flatMap((medida, m) => conferirUma(secao, medida, calculados[s]?.[m] ?? null)),
    )
  },
}

const sigla = (id: MedidaId) => MEDIDAS[id].sigla

/** A rule about two measures of one place: the message for those that contradict each other. */
function aosPares(
  id: string,
  pares: readonly (readonly [MedidaId, MedidaId])[],
  contradiz: (valor: number, daOutra: number) => boolean,
  achado: (par: readonly [MedidaId, MedidaId], secao: SecaoDoLaudo) => Achado,
): Regra {
  return {
    id,
    conferir: ({ conteudo, catalogo }) =>
      pares.flatMap((par) =>
        medidasAosPares(conteudo, par, catalogo)
          .filter(({ valor, daOutra }) =>
            contradiz(arredondar(valor, CASAS_MOSTRADAS), arredondar(daOutra, CASAS_MOSTRADAS)),
          )
          .map(({ secao }) => achado(par, secao)),
      ),
  }
}

const maior = (valor: number, daOutra: number) => valor > daOutra

const sistoleMaior = aosPares('sistole-maior-que-diastole', [['DIVES', 'DIVED']], maior, ([sistole, diastole], secao) =>
  erro(`${secao.titulo}: ${sigla(sistole)} está maior que ${sigla(diastole)}. Confira as duas medidas.`, secao.id),
)

const paredeMaisFina = aosPares(
  'parede-mais-fina-em-sistole',
  [
    ['SIVD', 'SIVS'],
    ['PLVED', 'PLVES'],
  ],
  maior,
  ([diastole, sistole], secao) =>
    aviso(
      `${secao.titulo}: a parede está mais espessa em diástole (${sigla(diastole)}) que em sístole (${sigla(sistole)}). Confira.`,
      secao.id,
    ),
)

const volumesTrocados = aosPares(
  'volume-sistolico-maior',
  [['VOLUME_SISTOLICO', 'VOLUME_DIASTOLICO']],
  (sistolico, diastolico) => sistolico >= diastolico,
  ([sistolico, diastolico], secao) =>
    erro(`${secao.titulo}: ${sigla(sistolico)} precisa ser menor que ${sigla(diastolico)}.`, secao.id),
)

/** Fractions of a whole. */
const FRACOES: ReadonlySet<string> = new Set<MedidaId>(['FRACAO_EJECAO', 'FRACAO_ENCURTAMENTO'])

const fracaoImpossivel = porSecao('fracao-maior-que-o-todo', ({ id: secao, titulo, medidas }) =>
  medidas
    .filter(({ id, valor }) => FRACOES.has(id) && valor !== null && valor > 100)
    .map((medida) => erro(`${titulo}: “${medida.rotulo}” não passa de 100%.`, secao)),
)

export const REGRAS_DE_CALCULO = [calculoNaoSegue, sistoleMaior, paredeMaisFina, volumesTrocados, fracaoImpossivel]
