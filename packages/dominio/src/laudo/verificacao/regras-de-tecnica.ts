import { normalizarBusca } from '../../formatos/index.ts'
import type { MedidaId } from '../../medidas/index.ts'
import type { SecaoDoLaudo } from '../conteudo.ts'
import { textoPlano } from '../texto-do-laudo.ts'
import { afirmado, frases } from './leitor.ts'
import { aviso, erro, trechosDoConteudo, type DadosDaRegra, type Regra } from './regra.ts'

/** Section that says how the exam was done. */
const comTitulo = ({ conteudo }: DadosDaRegra, inicio: RegExp): SecaoDoLaudo | undefined =>
  conteudo.secoes.find(({ titulo }) => inicio.test(normalizarBusca(titulo)))

const medido = ({ conteudo }: DadosDaRegra, medida: MedidaId) =>
  conteudo.secoes.some(({ medidas }) => medidas.some(({ id, valor }) => id === medida && valor !== null))

const COM_CONTRASTE: ReadonlySet<string> = new Set(['TOMOGRAFIA', 'RESSONANCIA'])
const CONTRASTE = /\b(?:contraste|gadolinio|iohexol|iopamidol)\b/
const REALCE = /\b(?:realce|realca|captacao|impregnacao|opacificacao)\w*/

const contrasteContraditorio: Regra = {
  id: 'contraste-contraditorio',
  conferir(dados) {
    const tecnica = comTitulo(dados, /^tecnica/)
    if (!COM_CONTRASTE.has(dados.modalidade) || tecnica === undefined) return []
    const usado = afirmado(textoPlano(tecnica.texto), CONTRASTE) !== null || medido(dados, 'CONTRASTE_DOSE')
    const achados = trechosDoConteudo(dados.conteudo).filter(({ secao }) => secao !== tecnica.id)
    if (usado)
      return achados.some(({ texto }) => REALCE.test(normalizarBusca(texto)))
        ? []
        : [erro(`${tecnica.titulo}: houve contraste, e o laudo não fala do realce. Descreva-o.`, tecnica.id)]
    return achados.flatMap(({ secao, onde, texto }) => {
      const dito = afirmado(texto, REALCE)
      return dito === null
        ? []
        : [erro(`${onde}: o texto fala em “${dito}”, mas a técnica não diz contraste.`, secao, dito)]
    })
  },
}

const SEDADO = /\bsob (?:sedacao|anestesia geral)\b|\b(?:animal|paciente) (?:sedad|anestesiad)[oa]\b/
const ACORDADO = /\bsem sedacao\b|\b(?:animal|paciente) (?:nao (?:foi |esta |estava )?sedad|acordad)[oa]\b/

const sedacaoContraditoria: Regra = {
  id: 'sedacao-contraditoria',
  conferir({ conteudo }) {
    const trechos = trechosDoConteudo(conteudo)
    const sedado = trechos.find(({ texto }) => afirmado(texto, SEDADO) !== null)
    const acordado = trechos.find(({ texto }) => frases(texto).some((frase) => ACORDADO.test(frase)))
    return sedado === undefined || acordado === undefined
      ? []
      : [
          erro(
            `${sedado.onde} diz que houve sedação, e ${acordado.onde} diz que não. Corrija um dos dois.`,
            sedado.secao,
          ),
        ]
  },
}

/** What can only be told from one projection. */
const PROJECOES_EXIGIDAS: readonly { medida: MedidaId; cita: RegExp; projecao: RegExp; nome: string }[] = [
  { medida: 'NORBERG', cita: /\bnorberg\b/, projecao: /\bventrodorsa|\bvd\b/, nome: 'ventrodorsal' },
  { medida: 'PLATO_TIBIAL', cita: /\bplato tibial\b/, projecao: /\bmediolatera|\bml\b/, nome: 'mediolateral' },
  { medida: 'ANGULO_PALMAR', cita: /\bangulo palmar\b/, projecao: /\blateromedia|\blm\b/, nome: 'lateromedial' },
]

const projecaoAusente: Regra = {
  id: 'projecao-ausente',
  conferir(dados) {
    const secao = comTitulo(dados, /^projec/)
    const feitas = secao === undefined ? '' : normalizarBusca(textoPlano(secao.texto))
    if (dados.modalidade !== 'RADIOGRAFIA' || secao === undefined || feitas === '') return []
    const textos = trechosDoConteudo(dados.conteudo).map(({ texto }) => normalizarBusca(texto))
    return PROJECOES_EXIGIDAS.filter(
      ({ medida, cita, projecao }) =>
        !projecao.test(feitas) && (medido(dados, medida) || textos.some((texto) => cita.test(texto))),
    ).map(({ nome }) => aviso(`${secao.titulo}: falta a projeção ${nome}, de que um dos achados depende.`, secao.id))
  },
}

export const REGRAS_DE_TECNICA = [contrasteContraditorio, sedacaoContraditoria, projecaoAusente]
