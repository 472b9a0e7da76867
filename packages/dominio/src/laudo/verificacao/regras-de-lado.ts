import { ORGAOS, type OrgaoId } from '../../orgaos/index.ts'
import { ladoDaMedida, ladoDaSecao, type Lado } from '../lado.ts'
import { textoPlano } from '../texto-do-laudo.ts'
import { dizAusente } from './ausencia.ts'
import { afirmado, comoEscrito, frases } from './leitor.ts'
import { aviso, erro, trechosDoConteudo, type Achado, type DadosDaRegra, type Regra } from './regra.ts'
import { ACHADO, HIPOTESE } from './vocabulario.ts'

/** Sizes that no two sides share to the last digit; scores, ratios and angles do. */
const TAMANHOS: ReadonlySet<string> = new Set(['mm', 'cm', 'mm²', 'cm²', 'cm³', 'ml'])
const PARES_IGUAIS = 3

const ladosIdenticos: Regra = {
  id: 'lados-identicos',
  conferir({ conteudo }) {
    const lados = new Map<string, Partial<Record<Lado, number>>>()
    for (const secao of conteudo.secoes)
      for (const medida of secao.medidas) {
        const lado = ladoDaMedida(medida, secao)
        if (lado === null || !medida.valor || !TAMANHOS.has(medida.unidade)) continue
        const chave = `${medida.id} ${medida.unidade}`
        lados.set(chave, { ...lados.get(chave), [lado]: medida.valor })
      }
    const iguais = [...lados.values()].filter(({ ESQUERDO, DIREITO }) => ESQUERDO !== undefined && ESQUERDO === DIREITO)
    return iguais.length < PARES_IGUAIS
      ? []
      : [
          aviso(
            `${iguais.length} medidas são idênticas nos dois lados, até o último algarismo. Confira se não foram copiadas.`,
          ),
        ]
  },
}

const ORGAOS_PARES = (Object.keys(ORGAOS) as OrgaoId[]).filter((orgao) => ORGAOS[orgao].par)
/** One of the two, by its own name: "em rim", "na adrenal". */
const SINGULAR: Partial<Record<OrgaoId, string>> = {
  RINS: 'rim',
  ADRENAIS: 'adrenal',
  OVARIOS: 'ovario',
  TESTICULOS: 'testiculo',
}
const COM_LADO = /direit|esquerd|bilatera|\bambos\b|\bambas\b|\bdois\b|\bduas\b|contralateral|\bcada\b/

const achadoSemLado: Regra = {
  id: 'achado-sem-lado',
  conferir({ conteudo }) {
    const deUmLado = new Set(conteudo.secoes.filter((secao) => ladoDaSecao(secao) !== null).map(({ id }) => id))
    return trechosDoConteudo(conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      if (secao !== null && deUmLado.has(secao)) return []
      return ORGAOS_PARES.flatMap((orgao): Achado[] => {
        const nome = SINGULAR[orgao]
        if (nome === undefined) return []
        const nele = new RegExp(String.raw`${ACHADO.source} (?:\w+ ){0,2}(?:em|n[ao]|d[ao]) ${nome}\b(?! ?[_[{])`)
        const doOrgao = frases(texto).filter((frase) => ORGAOS[orgao].termos.some((t) => frase.includes(t)))
        // The side may be said once, in the sentence before or after.
        if (doOrgao.some((frase) => COM_LADO.test(frase))) return []
        const dito = doOrgao
          .filter((frase) => !HIPOTESE.test(frase))
          .map((frase) => afirmado(frase, nele))
          .find((um) => um !== null)
        if (dito === undefined || dito === null) return []
        const escrito = comoEscrito(texto, dito)
        return [erro(`${onde}: diga de que lado é “${escrito}”.`, secao, escrito)]
      })
    })
  },
}

/** Surgeries that take an organ away, by what the history says. */
const CIRURGIAS: readonly { orgao: OrgaoId; cirurgia: RegExp }[] = [
  { orgao: 'RINS', cirurgia: /\bnefrectomi\w*/ },
  { orgao: 'ADRENAIS', cirurgia: /\badrenalectomi\w*/ },
  { orgao: 'BACO', cirurgia: /\besplenectomi\w*/ },
  { orgao: 'VESICULA_BILIAR', cirurgia: /\bcolecistectomi\w*/ },
  { orgao: 'PROSTATA', cirurgia: /\bprostatectomi\w*/ },
]
/** Still to be done, or only in part. */
const NAO_FEITA =
  /\bpre\b|\bpre-|indica|programad|planejad|agendad|marcad|encaminhad|avaliac|candidat|suger|possib|possive|previst|parcial|\bantes\b|\bpara\b|\bse\b|recus|cogita|consider/

const ladoDito = (frase: string): Lado | 'AMBOS' | null => {
  const [esquerdo, direito] = [frase.includes('esquerd'), frase.includes('direit')]
  if (/bilatera|ambos|ambas/.test(frase) || (esquerdo && direito)) return 'AMBOS'
  return esquerdo ? 'ESQUERDO' : direito ? 'DIREITO' : null
}

const noLado = (lado: Lado | null, tirado: Lado | 'AMBOS' | null, par: boolean) =>
  !par || tirado === 'AMBOS' || (tirado !== null && lado === tirado)

function descritosDepois(
  { conteudo }: DadosDaRegra,
  orgao: OrgaoId,
  tirado: Lado | 'AMBOS' | null,
): { secao: string; titulo: string }[] {
  const { par } = ORGAOS[orgao]
  return conteudo.secoes.flatMap((secao) => {
    if (secao.orgao !== orgao || secao.situacao === 'NAO_AVALIADO') return []
    const aqui = secao.medidas.some(
      (medida) => medida.valor !== null && noLado(ladoDaMedida(medida, secao), tirado, par),
    )
    const texto = textoPlano(secao.texto)
    const descrito = secao.situacao === 'NORMAL' && texto.trim() !== '' && noLado(ladoDaSecao(secao), tirado, par)
    const ausente = dizAusente(texto, ORGAOS[orgao])
    return (aqui || descrito) && !ausente ? [{ secao: secao.id, titulo: secao.titulo }] : []
  })
}

const retiradoNoHistorico: Regra = {
  id: 'orgao-retirado-no-historico',
  conferir(dados) {
    const { historico = null, suspeita = null } = dados.atendimento ?? {}
    const contado = [historico, suspeita].filter((um) => um !== null).join('\n')
    const textos = [contado, ...trechosDoConteudo(dados.conteudo).map(({ texto }) => texto)]
    return CIRURGIAS.flatMap(({ orgao, cirurgia }): Achado[] => {
      const frase = textos.flatMap(frases).find((uma) => !NAO_FEITA.test(uma) && afirmado(uma, cirurgia) !== null)
      if (frase === undefined) return []
      const qual = cirurgia.exec(frase)?.[0] ?? ''
      return descritosDepois(dados, orgao, ladoDito(frase)).map(({ secao, titulo }) =>
        erro(
          `${titulo}: o histórico fala em ${qual}, e a seção descreve o órgão como presente. Corrija um dos dois.`,
          secao,
        ),
      )
    })
  },
}

export const REGRAS_DE_LADO = [ladosIdenticos, achadoSemLado, retiradoNoHistorico]
