import { normalizarBusca } from '../../formatos/index.ts'
import { ORGAOS, type OrgaoId } from '../../orgaos/index.ts'
import type { SecaoDoLaudo } from '../conteudo.ts'
import { ladosCitados } from '../lado.ts'
import { textoPlano } from '../texto-do-laudo.ts'
import type { Lesao } from '../tipos/corpo.ts'
import { dizerLesao } from '../tipos/lesoes.ts'
import { aviso, erro, porSecao, type Achado, type DadosDaRegra, type Regra } from './regra.ts'
import { semAlteracoesNoTodo } from './regras-de-conclusao.ts'

/** The lesions of a section that was evaluated. */
const lesoesDe = ({ corpo, situacao }: SecaoDoLaudo): Lesao[] =>
  corpo?.tipo === 'LESOES' && situacao !== 'NAO_AVALIADO' ? corpo.lesoes : []

const NOME = { ESQUERDO: 'esquerdo', DIREITO: 'direito' } as const

/** A lesion as a message names it, by its number when it has nothing yet. */
const nomear = (lesao: Lesao, indice: number): string => {
  const dita = dizerLesao(lesao)
  return dita === '' ? `a lesão ${indice + 1}` : `“${dita}”`
}

const porLesao = (
  id: string,
  conferir: (lesao: Lesao, nome: string, secao: SecaoDoLaudo, dados: DadosDaRegra) => Achado[],
): Regra =>
  porSecao(id, (secao, dados) => lesoesDe(secao).flatMap((lesao, i) => conferir(lesao, nomear(lesao, i), secao, dados)))

const incompleta = porLesao('lesao-incompleta', ({ oQue, lugar }, nome, { id, titulo }) => {
  const faltam = [...(oQue.trim() === '' ? ['o que é'] : []), ...(lugar.trim() === '' ? ['onde está'] : [])]
  return faltam.length === 0 ? [] : [erro(`${titulo}: diga ${faltam.join(' e ')} em ${nome}.`, id)]
})

const semTamanho = porLesao('lesao-sem-tamanho', ({ diametros }, nome, { id, titulo, corpo }) => {
  if (diametros.length > 0) return []
  const exige = corpo?.tipo === 'LESOES' && corpo.exigeTamanho === true
  const mensagem = `${titulo}: falta o tamanho de ${nome}.`
  return [exige ? erro(mensagem, id) : aviso(mensagem, id)]
})

const semAcento = (texto: string) => normalizarBusca(texto)

/** Of organs with two sides, as a place names them. */
const DE_DOIS_LADOS = (Object.keys(ORGAOS) as OrgaoId[])
  .filter((orgao) => ORGAOS[orgao].par)
  .flatMap((orgao) => ORGAOS[orgao].termos)

const semLado = porLesao('lesao-sem-lado', ({ lugar, lado }, nome, { id, titulo }) => {
  const onde = semAcento(`${titulo} ${lugar}`)
  const par = DE_DOIS_LADOS.some((termo) => new RegExp(String.raw`\b${termo}`).test(semAcento(lugar)))
  return lado === null && par && ladosCitados(onde).length === 0 && !/bilatera|ambos|ambas/.test(onde)
    ? [aviso(`${titulo}: diga de que lado é ${nome}.`, id)]
    : []
})

/** Its own words say one side and its mark the other; or the text of the section speaks of the other side alone. */
const outroLado = porLesao('lesao-de-outro-lado', ({ lado, oQue, lugar, descricao = '' }, nome, secao) => {
  if (lado === null) return []
  const { id, titulo, texto } = secao
  const proprios = ladosCitados([oQue, lugar, descricao].join(' '))
  if (proprios.length > 0 && !proprios.includes(lado))
    return [erro(`${titulo}: ${nome} está marcada do lado ${NOME[lado]}, e a descrição diz o outro.`, id)]
  const citados = ladosCitados(`${titulo} ${textoPlano(texto)}`)
  return citados.length > 0 && !citados.includes(lado)
    ? [aviso(`${titulo}: ${nome} está do lado ${NOME[lado]}, e o texto só fala do outro. Confira o lado.`, id)]
    : []
})

const repetida = porSecao('lesao-repetida', (secao) => {
  const vistas = new Set<string>()
  return lesoesDe(secao).flatMap((lesao): Achado[] => {
    const dita = dizerLesao(lesao)
    const chave = semAcento(`${dita} ${lesao.lado ?? ''} ${lesao.descricao ?? ''}`).trim()
    if (dita === '' || lesao.diametros.length === 0) return []
    if (vistas.has(chave)) return [aviso(`${secao.titulo}: “${dita}” está duas vezes na lista.`, secao.id)]
    vistas.add(chave)
    return []
  })
})

const emSecaoNormal = porSecao('lesao-em-secao-normal', (secao) => {
  const [primeira] = lesoesDe(secao)
  return primeira === undefined || secao.situacao !== 'NORMAL'
    ? []
    : [aviso(`${secao.titulo}: está como normal, e lista ${nomear(primeira, 0)}. Confira a situação.`, secao.id)]
})

/** What a section marked as altered contradicts, an error says already. */
const conclusaoNormal: Regra = {
  id: 'conclusao-normal-com-lesao',
  conferir({ conteudo }) {
    if (conteudo.secoes.some(({ situacao }) => situacao === 'ALTERADO')) return []
    const com = conteudo.secoes.find((secao) => lesoesDe(secao).length > 0)
    const dito = com === undefined ? null : semAlteracoesNoTodo(textoPlano(conteudo.conclusao))
    if (com === undefined || dito === null) return []
    return [aviso(`A conclusão diz “${dito}”, e ${com.titulo} lista lesões. Corrija um dos dois.`, null, dito)]
  },
}

/** The figures that a body points at. */
const figurasDe = ({ corpo }: SecaoDoLaudo): readonly string[] => {
  if (corpo?.tipo === 'LESOES') return corpo.lesoes.flatMap(({ figuras = [] }) => figuras)
  return corpo?.tipo === 'TRACADO' ? (corpo.figuras ?? []) : []
}

const figuraForaDoLaudo = porSecao('figura-fora-do-laudo', (secao, { conteudo }) => {
  const mostradas = new Set(conteudo.imagens.map(({ arquivo }) => arquivo))
  return figurasDe(secao).every((figura) => mostradas.has(figura))
    ? []
    : [aviso(`${secao.titulo}: aponta uma figura que não está mais no laudo. Escolha as figuras de novo.`, secao.id)]
})

export const REGRAS_DE_LESAO = [
  incompleta,
  semTamanho,
  semLado,
  outroLado,
  repetida,
  emSecaoNormal,
  conclusaoNormal,
  figuraForaDoLaudo,
]
