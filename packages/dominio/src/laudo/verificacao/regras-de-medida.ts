import { normalizarBusca } from '../../formatos/index.ts'
import {
  MEDIDAS,
  UNIDADES as SIMBOLOS,
  arredondar,
  converterUnidade,
  ehMedida,
  unidadesDaMedida,
  unidadesEquivalentes,
  valorPossivel,
  type MedidaId,
  type Unidade,
} from '../../medidas/index.ts'
import type { MedidaPreenchida, SecaoDoLaudo } from '../conteudo.ts'
import {
  avaliarPreenchida,
  descreverReferencia,
  escreverValor,
  referenciaUsaPeso,
  unidadeNoCatalogo,
  valorDaMedida,
} from '../medidas-do-laudo.ts'
import { textoPlano } from '../texto-do-laudo.ts'
import { converterEscrita } from '../unidade-do-laudo.ts'
import { afirmado } from './leitor.ts'
import { LIMITES_DE_MEDIDA } from './limites-de-medida.ts'
import { aviso, erro, porSecao, type Achado, type DadosDaRegra, type Regra } from './regra.ts'

type Conferencia = (medida: MedidaPreenchida & { valor: number }, secao: SecaoDoLaudo, dados: DadosDaRegra) => Achado[]

const preenchida = (medida: MedidaPreenchida): medida is MedidaPreenchida & { valor: number } => medida.valor !== null

/** A rule for each typed measure that is known: ours or of the model. */
function porMedida(id: string, conferir: Conferencia): Regra {
  return porSecao(id, (secao, dados) =>
    secao.medidas
      .filter(preenchida)
      .flatMap((medida) => (dados.catalogo.medidas.has(medida.id) ? conferir(medida, secao, dados) : [])),
  )
}

/** A rule that holds for our measures only. */
function porMedidaNossa(id: string, conferir: (nossa: MedidaId, ...resto: Parameters<Conferencia>) => Achado[]): Regra {
  return porMedida(id, (medida, secao, dados) => (ehMedida(medida.id) ? conferir(medida.id, medida, secao, dados) : []))
}

const valorImpossivel = porSecao('medida-impossivel', (secao, { catalogo }) =>
  secao.medidas
    .filter(preenchida)
    .filter(({ id, valor }) => !valorPossivel(valor, catalogo.medidas.get(id)))
    .map(({ rotulo }) => erro(`${secao.titulo}: a medida “${rotulo}” precisa ser maior que zero.`, secao.id)),
)

const simbolo = (unidade: Unidade) => SIMBOLOS[unidade].simbolo || 'sem unidade'

const unidadeErrada = porMedida('medida-em-unidade-errada', ({ id, unidade, rotulo }, secao, { catalogo }) => {
  const propria = catalogo.medidas.get(id)?.unidade
  if (propria === undefined || unidadeNoCatalogo(unidade, id, catalogo) !== null) return []
  const aceitas = unidadesEquivalentes(propria).map(simbolo).join(' ou ')
  const escrita = unidade === '' ? 'está sem unidade' : `está em ${unidade}`
  return [erro(`${secao.titulo}: “${rotulo}” ${escrita}; use ${aceitas}.`, secao.id)]
})

const cabe = (valor: number, [minimo, maximo]: readonly [number, number]) => valor >= minimo && valor <= maximo

/** The other unit of the same kind in which the typed number would make sense; null when none. */
function unidadeProvavel(valor: number, escrita: Unidade, id: MedidaId): Unidade | null {
  const outras = unidadesDaMedida(id).filter((unidade) => unidade !== escrita)
  return (
    outras.find((unidade) => cabe(converterUnidade(valor, unidade, MEDIDAS[id].unidade), LIMITES_DE_MEDIDA[id])) ?? null
  )
}

const foraDoPlausivel = porMedidaNossa('medida-fora-do-plausivel', (id, medida, secao, { paciente }) => {
  const unidade = unidadeNoCatalogo(medida.unidade, id)
  if (unidade === null || !valorPossivel(medida.valor, MEDIDAS[id])) return []
  if (cabe(converterUnidade(medida.valor, unidade, MEDIDAS[id].unidade), LIMITES_DE_MEDIDA[id])) return []
  const provavel = unidadeProvavel(medida.valor, unidade, id)
  const sugestao = provavel === null ? 'Confira o valor.' : `Não seria ${escreverValor(medida.valor, provavel)}?`
  const mensagem = `${secao.titulo}: ${valorDaMedida(medida)} não é plausível para “${medida.rotulo}”. ${sugestao}`
  const conhecida = ['canina', 'felina'].includes(normalizarBusca(paciente.especie))
  return [conhecida ? erro(mensagem, secao.id) : aviso(mensagem, secao.id)]
})

/** Indices that were defined for one species; lengths of any species may be measured in all. */
const INDICES_DE_ESPECIE: Partial<Record<MedidaId, string>> = { RIM_AORTA: 'canina', LVIDDN: 'canina', VLAS: 'canina' }

const indiceDeOutraEspecie = porMedidaNossa('medida-de-outra-especie', (id, { rotulo }, secao, { paciente }) => {
  const especie = INDICES_DE_ESPECIE[id]
  if (especie === undefined || especie === normalizarBusca(paciente.especie)) return []
  return [
    aviso(
      `${secao.titulo}: “${rotulo}” é um índice da espécie ${especie}, e o paciente é da espécie ${paciente.especie.toLowerCase()}.`,
      secao.id,
    ),
  ]
})

const semPeso: Regra = {
  id: 'sem-peso',
  conferir({ conteudo, paciente, catalogo }) {
    if (paciente.pesoGramas !== null) return []
    const medidas = conteudo.secoes.flatMap((secao) => secao.medidas).filter(preenchida)
    const rotulos = medidas
      .filter(({ id }) => referenciaUsaPeso(id, paciente.especie, catalogo))
      .map(({ rotulo }) => `“${rotulo}”`)
    if (rotulos.length === 0) return []
    return [
      aviso(
        `Sem o peso do paciente, não há referência para ${[...new Set(rotulos)].join(', ')}. Informe o peso no atendimento.`,
      ),
    ]
  },
}

const POSICAO = { ABAIXO: 'abaixo', ACIMA: 'acima' } as const

function foraDaReferencia(
  medida: MedidaPreenchida,
  { orgao }: SecaoDoLaudo,
  { paciente, catalogo }: DadosDaRegra,
): string | null {
  const avaliacao = avaliarPreenchida(medida, orgao, paciente, catalogo)
  if (avaliacao === null || (avaliacao.situacao !== 'ABAIXO' && avaliacao.situacao !== 'ACIMA')) return null
  return `${valorDaMedida(medida, catalogo)} está ${POSICAO[avaliacao.situacao]} da referência (${descreverReferencia(medida, avaliacao, catalogo) ?? ''})`
}

const alteradaEmSecaoNormal = porMedida('medida-alterada-em-secao-normal', (medida, secao, dados) => {
  const fora = secao.situacao === 'NORMAL' ? foraDaReferencia(medida, secao, dados) : null
  return fora === null
    ? []
    : [aviso(`${secao.titulo}: a seção está como normal, mas “${medida.rotulo}” ${fora}.`, secao.id)]
})

// A word of size, at most two others, and a word of normality: "dimensões normais", "espessura de parede preservada".
const TAMANHO_NORMAL =
  /\b(dimens\w*|tamanho|espessura\w*|comprimento|diametro\w*|medidas?|calibre)( (?!aument|reduz|diminu|espess|sem |nao )\w+){0,2}? (normal|normais|preservad|habitua|dentro d)/

const textoNormalComMedidaAlterada = porSecao('texto-normal-com-medida-alterada', (secao, dados) => {
  if (secao.situacao === 'NORMAL' || afirmado(textoPlano(secao.texto), TAMANHO_NORMAL) === null) return []
  return secao.medidas.flatMap((medida): Achado[] => {
    const fora = foraDaReferencia(medida, secao, dados)
    return fora === null
      ? []
      : [aviso(`${secao.titulo}: o texto fala em tamanho normal, mas “${medida.rotulo}” ${fora}.`, secao.id)]
  })
})

/** Areas of tendons and ligaments of the horse, which the opposite limb judges best. */
const COMPARADAS = /^(?:TFDS|TFDP|LAD|LS)_(?:AREA|\d[ABC])$/
const DIFERENCA_MAXIMA = 20

const assimetriaEmSecaoNormal = porMedidaNossa('assimetria-em-secao-normal', (id, medida, secao, { catalogo }) => {
  if (secao.situacao !== 'NORMAL' || medida.lado !== 'ESQUERDO' || !COMPARADAS.test(id)) return []
  const oposta = secao.medidas.find((outra) => outra.id === id && outra.lado === 'DIREITO')
  const outroValor = oposta?.valor == null ? null : converterEscrita(oposta.valor, oposta.unidade, medida.unidade)
  if (outroValor === null || medida.valor <= 0 || outroValor <= 0) return []
  const [menor, maior] = [medida.valor, outroValor].toSorted((a, b) => a - b) as [number, number]
  const diferenca = arredondar(((maior - menor) / menor) * 100, 1)
  if (diferenca <= DIFERENCA_MAXIMA) return []
  const nome = catalogo.medidas.get(id)?.rotulo ?? medida.rotulo
  const quanto = escreverValor(diferenca, '%')
  return [
    aviso(`${secao.titulo}: a seção está como normal, mas “${nome}” difere ${quanto} entre os dois lados.`, secao.id),
  ]
})

export const REGRAS_DE_MEDIDA = [
  valorImpossivel,
  unidadeErrada,
  foraDoPlausivel,
  indiceDeOutraEspecie,
  semPeso,
  alteradaEmSecaoNormal,
  textoNormalComMedidaAlterada,
  assimetriaEmSecaoNormal,
]
