import { escritorDeListas } from '../../constantes/index.ts'
import { normalizarBusca } from '../../formatos/index.ts'
import type { SecaoDoLaudo } from '../conteudo.ts'
import type { CorpoDe } from '../tipos/corpo.ts'
import { MEDIDA_DO_TOTAL } from '../tipos/escalas-de-escore.ts'
import { dizerTotal, ESCALAS, pontosDaMedida, pontuado, porPontuar, totalDoEscore } from '../tipos/escalas.ts'
import { valorEm } from './medidas-do-conteudo.ts'
import { erro, aviso, porSecao, type Achado, type DadosDaRegra, type Regra } from './regra.ts'

const emLista = escritorDeListas()

const porEscore = (
  id: string,
  conferir: (escore: CorpoDe<'ESCORE'>, secao: SecaoDoLaudo, dados: DadosDaRegra) => Achado[],
): Regra =>
  porSecao(id, (secao, dados) =>
    secao.corpo?.tipo === 'ESCORE' && secao.situacao !== 'NAO_AVALIADO' ? conferir(secao.corpo, secao, dados) : [],
  )

const incompleto = porEscore('escore-incompleto', (escore, { id, titulo }) => {
  const faltam = porPontuar(escore).map(({ rotulo }) => rotulo)
  if (faltam.length === 0) return []
  const nomes = emLista(faltam)
  return [erro(`${titulo}: pontue ${nomes}, ou diga que não foi avaliado.`, id)]
})

/** The points of an item, and the total, against the measures that give them. */
const contraMedida = porEscore('escore-contra-medida', (escore, { id, titulo, medidas }, { conteudo }) => {
  const itens = ESCALAS[escore.escala].itens.flatMap((item): Achado[] => {
    const dito = pontuado(escore, item.id)?.pontos ?? null
    const valor = item.medida === undefined ? null : valorEm(conteudo, item.medida)
    const esperado = valor === null ? null : pontosDaMedida(item, valor)
    return dito === null || esperado === null || dito === esperado
      ? []
      : [aviso(`${titulo}: ${item.rotulo} está com ${dito}, e o valor medido neste laudo vale ${esperado}.`, id)]
  })
  const total = totalDoEscore(escore)
  const medida = medidas.find((uma) => uma.id === MEDIDA_DO_TOTAL[escore.escala])
  const escrito = medida?.valor ?? null
  return total === null || escrito === null || escrito === total.total
    ? itens
    : [
        ...itens,
        erro(`${titulo}: a soma dos itens é ${total.total}, e a medida “${medida?.rotulo}” diz ${escrito}.`, id),
      ]
})

const deOutraEspecie = porEscore('escore-de-outra-especie', ({ escala }, { id, titulo }, { paciente }) => {
  const { nome, especies } = ESCALAS[escala]
  const especie = normalizarBusca(paciente.especie)
  return especies === null || especies.some((uma) => uma.toLowerCase() === especie)
    ? []
    : [erro(`${titulo}: “${nome}” não foi feita para a espécie ${paciente.especie.toLowerCase()}.`, id)]
})

/** What a score found beyond the lowest that its scale says; null of one that found nothing, or is not whole. */
function achadoDo(escore: CorpoDe<'ESCORE'>): string | null {
  const { itens, leituras } = ESCALAS[escore.escala]
  const total = totalDoEscore(escore)
  if (leituras !== null) return total === null || total.leitura === leituras[0]?.texto ? null : dizerTotal(total)
  const alto = itens.find(({ id, niveis }) => (pontuado(escore, id)?.pontos ?? 0) > (niveis[0]?.pontos ?? 0))
  return alto === undefined ? null : `${alto.rotulo}: ${pontuado(escore, alto.id)?.pontos}`
}

const emSecaoNormal = porEscore('escore-em-secao-normal', (escore, { id, titulo, situacao }) => {
  const achado = achadoDo(escore)
  return achado === null || situacao !== 'NORMAL'
    ? []
    : [aviso(`${titulo}: está como normal, e o escore diz ${achado}. Confira a situação.`, id)]
})

export const REGRAS_DE_ESCORE = [incompleto, contraMedida, emSecaoNormal, deOutraEspecie]
