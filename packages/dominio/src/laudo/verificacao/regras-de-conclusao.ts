import { normalizarBusca } from '../../formatos/index.ts'
import { ORGAOS, ehOrgao, type OrgaoId } from '../../orgaos/index.ts'
import type { ConteudoDoLaudo, SecaoDoLaudo } from '../conteudo.ts'
import { ROTULO_DA_SITUACAO } from '../situacao-da-secao.ts'
import { avaliarPreenchida } from '../medidas-do-laudo.ts'
import { semTexto, textoPlano } from '../texto-do-laudo.ts'
import { temAvaliacao } from '../secao.ts'
import { dizerCorpo } from '../tipos/dizer-corpo.ts'
import { afirmado, comoEscrito, frases, oracoes } from './leitor.ts'
import { aviso, ehDeImagem, erro, type Achado, type DadosDaRegra, type Regra } from './regra.ts'
import { achadoNoOrgao, CRITICO, EM_ABERTO, HIPOTESE, HISTOLOGICO } from './vocabulario.ts'

const conclusaoDe = ({ conclusao }: ConteudoDoLaudo) => textoPlano(conclusao)
const alteradas = ({ secoes }: ConteudoDoLaudo) => secoes.filter(({ situacao }) => situacao === 'ALTERADO')

const SEM_ALTERACOES =
  /\b(?:sem|ausencia de|nao (?:ha|foram (?:observad|visualizad|visibilizad|identificad|evidenciad)as|se observam)) (?:quaisquer )?(?:alterac|anormalidad)\w*|\bdentro d[ao]s? (?:limites? (?:da |de )?)?(?:normalidade|padr\w+ de normalidade)/
/** Said of a part, or of the rest. */
const DE_UMA_PARTE =
  /\b(?:demais|outr[ao]s|restante|adiciona\w*|exceto|alem d|salvo)|alterac\w* (?:\w+ ){0,3}?(?:em|nos?|nas?|n[ao]s|d[ao]s?) (?!momento|presente|exame|nota|avaliac)/

const ORGAOS_CITAVEIS = Object.entries(ORGAOS) as [OrgaoId, (typeof ORGAOS)[OrgaoId]][]
const citaOrgao = (oracao: string) =>
  ORGAOS_CITAVEIS.some(([, { termos }]) => termos.some((termo) => new RegExp(String.raw`\b${termo}`).test(oracao)))

const comMedidaCritica = ({ conteudo, paciente, catalogo }: DadosDaRegra) =>
  conteudo.secoes.find(({ orgao, medidas }) =>
    medidas.some((medida) => avaliarPreenchida(medida, orgao, paciente, catalogo)?.nivel === 'CRITICO'),
  )

/** What a conclusion says of the whole exam: that nothing was found; null when it does not, or says it of a part. */
export function semAlteracoesNoTodo(conclusao: string): string | null {
  for (const oracao of oracoes(conclusao)) {
    const achado = SEM_ALTERACOES.exec(oracao)?.[0]
    if (achado !== undefined && !DE_UMA_PARTE.test(oracao) && !citaOrgao(oracao)) return comoEscrito(conclusao, achado)
  }
  return null
}

const normalComAlteracao: Regra = {
  id: 'conclusao-normal-com-alteracao',
  conferir(dados) {
    const { conteudo } = dados
    const [alterada] = alteradas(conteudo)
    const critica = alterada === undefined ? comMedidaCritica(dados) : undefined
    const primeira = alterada ?? critica
    if (primeira === undefined) return []
    const como = alterada === undefined ? 'tem uma medida crítica' : 'está como alterado'
    const dito = semAlteracoesNoTodo(conclusaoDe(conteudo))
    return dito === null
      ? []
      : [erro(`A conclusão diz “${dito}”, mas ${primeira.titulo} ${como}. Corrija um dos dois.`, null, dito)]
  },
}

/** A finding that the conclusion affirms of an organ; what it fears, remembers or advises is none. */
const achadoDe = (conclusao: string, orgao: OrgaoId): string | null => {
  const padrao = achadoNoOrgao(orgao)
  for (const frase of frases(conclusao)) {
    const dito = HIPOTESE.test(frase) ? null : afirmado(frase, padrao)
    if (dito !== null) return comoEscrito(conclusao, dito)
  }
  return null
}

/** Sections by organ, with their states. */
function porOrgao({ secoes }: ConteudoDoLaudo): Map<OrgaoId, SecaoDoLaudo[]> {
  const mapa = new Map<OrgaoId, SecaoDoLaudo[]>()
  for (const secao of secoes)
    if (secao.orgao !== null && ehOrgao(secao.orgao)) mapa.set(secao.orgao, [...(mapa.get(secao.orgao) ?? []), secao])
  return mapa
}

const deOrgaoNormal: Regra = {
  id: 'conclusao-de-orgao-normal',
  conferir({ conteudo }) {
    const conclusao = conclusaoDe(conteudo)
    return [...porOrgao(conteudo)].flatMap(([orgao, secoes]): Achado[] => {
      const [{ titulo, situacao } = { titulo: '', situacao: null }] = secoes
      if (situacao === null || secoes.some((secao) => secao.situacao === 'ALTERADO' || secao.situacao === null))
        return []
      const dito = achadoDe(conclusao, orgao)
      if (dito === null) return []
      const estado = ROTULO_DA_SITUACAO[situacao].toLowerCase()
      return [erro(`A conclusão fala em “${dito}”, mas ${titulo} está como ${estado}.`, null, dito)]
    })
  },
}

/** Words that any description has: that both texts have them says nothing. */
const COMUNS =
  /^(?:dimens|contorn|aument|reduz|preserv|discret|moderad|acentuad|presenc|ausenc|alterac|achad|compat|sugest|regular|irregul|homogen|heterog|ecogen|hipoec|hiperec|anecog|estrut|conteud|parenq|difus|multip|quantid|topogr|habitu|avaliac|exame|esquerd|direit)/
const marcantes = (texto: string) =>
  new Set(
    normalizarBusca(texto)
      .split(/[^a-z]+/)
      .filter((palavra) => palavra.length >= 5 && !COMUNS.test(palavra))
      .map((palavra) => palavra.slice(0, 6)),
  )

/** The conclusion speaks of the section: of its organ, of a disease of it, or with a word of its own. */
function lembra(conclusao: string, { orgao, titulo, texto, corpo }: SecaoDoLaudo): boolean {
  const termos = orgao !== null && ehOrgao(orgao) ? ORGAOS[orgao].termos : []
  if (termos.some((termo) => new RegExp(String.raw`\b${termo}`).test(normalizarBusca(conclusao)))) return true
  if (orgao !== null && ehOrgao(orgao) && achadoNoOrgao(orgao).test(normalizarBusca(conclusao))) return true
  const daConclusao = marcantes(conclusao)
  const lesoes = dizerCorpo(corpo).map((peca) => peca.texto)
  return [...marcantes([titulo, textoPlano(texto), ...lesoes].join(' '))].some((palavra) => daConclusao.has(palavra))
}

const foraDaConclusao: Regra = {
  id: 'achado-fora-da-conclusao',
  conferir({ conteudo }) {
    if (semTexto(conteudo.conclusao)) return []
    const conclusao = conclusaoDe(conteudo)
    return alteradas(conteudo).flatMap((secao): Achado[] =>
      !temAvaliacao(secao) || lembra(conclusao, secao)
        ? []
        : [aviso(`${secao.titulo}: está como alterado, e a conclusão não fala disso.`, secao.id)],
    )
  },
}

/** What a conclusion affirms that the clinic must hear of at once; null when there is nothing. */
export function achadoCritico(conclusao: string): string | null {
  for (const frase of frases(conclusao)) {
    const dito = afirmado(frase, /\bachados? criticos?\b/) ?? (HIPOTESE.test(frase) ? null : afirmado(frase, CRITICO))
    if (dito !== null) return comoEscrito(conclusao, dito)
  }
  return null
}

const criticoSemAviso: Regra = {
  id: 'critico-sem-marca',
  conferir({ conteudo, critico }) {
    const dito = critico ? null : achadoCritico(conclusaoDe(conteudo))
    return dito === null
      ? []
      : [
          erro(
            `A conclusão fala em “${dito}”. Marque “Achado crítico”, para que a clínica confirme que leu.`,
            null,
            dito,
          ),
        ]
  },
}

const histologico: Regra = {
  id: 'termo-histologico',
  conferir(dados) {
    if (!ehDeImagem(dados)) return []
    const conclusao = conclusaoDe(dados.conteudo)
    return frases(conclusao).flatMap((frase): Achado[] => {
      const achado = EM_ABERTO.test(frase) || HIPOTESE.test(frase) ? null : afirmado(frase, HISTOLOGICO)
      if (achado === null) return []
      const dito = comoEscrito(conclusao, achado)
      const mensagem = `A conclusão afirma “${dito}”, que a imagem sozinha não define. Escreva “sugestivo de” ou “compatível com”.`
      return [aviso(mensagem, null, dito)]
    })
  },
}

export const REGRAS_DE_CONCLUSAO = [normalComAlteracao, deOrgaoNormal, foraDaConclusao, criticoSemAviso, histologico]
