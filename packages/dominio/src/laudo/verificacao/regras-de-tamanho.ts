import { normalizarBusca } from '../../formatos/index.ts'
import { ORGAOS, ehOrgao } from '../../orgaos/index.ts'
import { converterUnidade, type Avaliacao } from '../../medidas/index.ts'
import type { MedidaPreenchida, SecaoDoLaudo } from '../conteudo.ts'
import { ladosCitados } from '../lado.ts'
import { avaliarPreenchida, descreverReferencia, unidadeNoCatalogo, valorDaMedida } from '../medidas-do-laudo.ts'
import { textoPlano } from '../texto-do-laudo.ts'
import { afirmado, oracoes } from './leitor.ts'
import { aviso, erro, porSecao, trechosDoConteudo, type Achado, type DadosDaRegra, type Regra } from './regra.ts'
import { TIDO_POR_NORMAL } from './vocabulario.ts'

/** Words of size, and the measures that would have to be beyond their reference for them. */
const PALAVRAS_DE_TAMANHO: readonly { palavra: RegExp; medidas: RegExp; posicao: 'ACIMA' | 'ABAIXO' }[] = [
  {
    palavra: /\baumentad|\baument\w+ de (?:tamanho|volume|dimens\w+|espessura)/,
    medidas:
      /^(?:RIM_COMPRIMENTO|RIM_AORTA|ADRENAL_|BACO_ESPESSURA|PROSTATA_|UTERO_DIAMETRO|OVARIO_|LINFONODO_|TIREOIDE_|PARATIREOIDE)/,
    posicao: 'ACIMA',
  },
  {
    palavra: /\bespessad|\bespessament/,
    medidas: /(?:_PAREDE|^LIGAMENTO_|^TENDAO_BICEPS|^ADRENAL_)/,
    posicao: 'ACIMA',
  },
  {
    palavra: /\bdilatad|\bdilatac/,
    medidas: /^(?:COLEDOCO_DIAMETRO|AE_AO|DIVED|LVIDDN|UTERO_DIAMETRO)$/,
    posicao: 'ACIMA',
  },
  {
    palavra: /\breduzid|\bdiminuid|\bafilad|\batrofi/,
    medidas: /^(?:RIM_COMPRIMENTO|RIM_AORTA|ADRENAL_)/,
    posicao: 'ABAIXO',
  },
]

interface Julgada {
  medida: MedidaPreenchida
  avaliacao: Avaliacao
}

/** Measures of a section that have a value and a reference which judges it. */
function julgadas(secao: SecaoDoLaudo, { paciente, catalogo }: DadosDaRegra): Julgada[] {
  return secao.medidas.flatMap((medida) => {
    const avaliacao = avaliarPreenchida(medida, secao.orgao, paciente, catalogo)
    return avaliacao === null || avaliacao.situacao === 'SEM_REFERENCIA' ? [] : [{ medida, avaliacao }]
  })
}

const TAMANHO = /\b(?:dimens|tamanho|espessur|diametro|comprimento|calibre|volume)/
/** What is sized in the clause is the organ, not a node or a part of it. */
function falaDoOrgao(oracao: string, { orgao, titulo }: SecaoDoLaudo): boolean {
  const termos =
    orgao !== null && ehOrgao(orgao) ? ORGAOS[orgao].termos : normalizarBusca(titulo).split(' ').slice(0, 1)
  const [primeira = ''] = termos
  const dele = termos.filter((termo) => termo.length > 2 || termo === primeira)
  const sujeito = new RegExp(
    String.raw`^(?:[oa]s? )?(?:${dele.map((t) => t.replace(/[^\w ]/g, '')).join('|')})\w*(?: \w+){0,2}? `,
  )
  return TAMANHO.test(oracao) || sujeito.test(`${oracao} `)
}

const OUTRA_COISA =
  /\b(?:focal|localizad|segment|formac|massa|nodul|mural|ecogenic|ecotext|vascular|motilidade|peristal|conteudo|linfonod\w* (?:adjacent|region)|lumen|pelve|cortical|medular|contrast|atenuac|radiopac)/

const tamanhoContraMedida = porSecao('tamanho-contra-medida', (secao, dados): Achado[] => {
  const medidas = julgadas(secao, dados)
  if (medidas.length === 0) return []
  const texto = textoPlano(secao.texto)
  for (const oracao of oracoes(texto)) {
    if (OUTRA_COISA.test(oracao) || TIDO_POR_NORMAL.test(oracao) || !falaDoOrgao(oracao, secao)) continue
    for (const { palavra, medidas: quais, posicao } of PALAVRAS_DE_TAMANHO) {
      if (afirmado(oracao, palavra) === null) continue
      const [lado, outro] = ladosCitados(oracao)
      const destas = medidas.filter(
        ({ medida }) =>
          quais.test(medida.id) &&
          (lado === undefined || outro !== undefined || medida.lado === null || medida.lado === lado),
      )
      const [primeira] = destas
      if (primeira === undefined || destas.some(({ avaliacao }) => avaliacao.situacao === posicao)) continue
      const referencia = descreverReferencia(primeira.medida, primeira.avaliacao, dados.catalogo) ?? ''
      const dito = palavra.exec(oracao)?.[0] ?? ''
      const mensagem = `${secao.titulo}: o texto fala em tamanho “${dito}…”, mas “${primeira.medida.rotulo}” é ${valorDaMedida(primeira.medida, dados.catalogo)}, dentro da referência (${referencia}).`
      return [aviso(mensagem, secao.id)]
    }
  }
  return []
})

const CARDIOMEGALIA =
  /\bcardiomegali\w*|\baumento d[ao] (?:silhueta cardiaca|coracao)|\b(?:silhueta cardiaca|coracao)(?: \w+){0,2} aumentad\w*/

/** The breed's own limit says that the heart is not large: the generic one would. */
const cardiomegaliaContraVhs: Regra = {
  id: 'cardiomegalia-contra-vhs',
  conferir(dados) {
    const [vhs] = dados.conteudo.secoes.flatMap((secao) =>
      julgadas(secao, dados).filter(({ medida }) => medida.id === 'VHS'),
    )
    if (vhs === undefined || vhs.avaliacao.situacao !== 'DENTRO') return []
    return trechosDoConteudo(dados.conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      const dito = afirmado(texto, CARDIOMEGALIA)
      if (dito === null) return []
      const { raca } = dados.paciente
      const paraQuem = raca == null ? 'da espécie' : `que vale para ${raca}`
      const referencia = descreverReferencia(vhs.medida, vhs.avaliacao, dados.catalogo) ?? ''
      return [
        aviso(
          `${onde}: “${dito}”, mas o VHS de ${valorDaMedida(vhs.medida, dados.catalogo)} está dentro da referência ${paraQuem} (${referencia}).`,
          secao,
          dito,
        ),
      ]
    })
  },
}

const DE_ADULTO = 'referência de adulto não aplicada'
const TAMANHO_ALTERADO = /\baumentad|\bdilatad|\bespessad|\breduzid|\b\w{3,12}megali/

const filhotePorAdulto: Regra = {
  id: 'filhote-por-adulto',
  conferir(dados) {
    const semAdulto = dados.conteudo.secoes.flatMap((secao) =>
      secao.medidas.flatMap((medida) => {
        const avaliacao = avaliarPreenchida(medida, secao.orgao, dados.paciente, dados.catalogo)
        return avaliacao?.ressalva === DE_ADULTO ? [{ secao, medida }] : []
      }),
    )
    const emVhs = semAdulto.find(({ medida }) => medida.id === 'VHS')
    const conclusao = emVhs === undefined ? null : afirmado(textoPlano(dados.conteudo.conclusao), CARDIOMEGALIA)
    if (emVhs !== undefined && conclusao !== null)
      return [
        aviso(`Conclusão: “${conclusao}” num filhote: o VHS só tem referência de adulto. Confira.`, null, conclusao),
      ]
    const vistas = new Map(semAdulto.map(({ secao, medida }) => [secao.id, { secao, medida }]))
    return [...vistas.values()].flatMap(({ secao, medida }): Achado[] => {
      const oracao = oracoes(textoPlano(secao.texto)).find(
        (uma) => !OUTRA_COISA.test(uma) && falaDoOrgao(uma, secao) && afirmado(uma, TAMANHO_ALTERADO) !== null,
      )
      return oracao === undefined
        ? []
        : [
            aviso(
              `${secao.titulo}: o texto julga o tamanho, e “${medida.rotulo}” só tem referência de adulto, que não vale nesta idade.`,
              secao.id,
            ),
          ]
    })
  },
}

/** Lengths, areas and speeds: a count or a score may be ten times another and be right. */
const DE_GRANDEZA: ReadonlySet<string> = new Set(['mm', 'cm', 'cm/s', 'm/s', 'mm²', 'cm²'])
const entre = (razao: number, menor: number, maior: number) => razao >= menor && razao <= maior

const virgulaTrocada = porSecao('virgula-trocada', (secao, dados): Achado[] =>
  julgadas(secao, dados).flatMap(({ medida, avaliacao }): Achado[] => {
    const { referencia } = avaliacao
    const faixa = referencia?.faixas?.faixa
    if (
      referencia === undefined ||
      faixa === undefined ||
      medida.valor === null ||
      !DE_GRANDEZA.has(referencia.unidade)
    )
      return []
    const centro =
      faixa.min !== undefined && faixa.max !== undefined ? (faixa.min + faixa.max) / 2 : (faixa.max ?? faixa.min)
    const unidade = unidadeNoCatalogo(medida.unidade, medida.id, dados.catalogo)
    if (centro === undefined || centro === 0 || unidade === null) return []
    const razao = converterUnidade(medida.valor, unidade, referencia.unidade) / centro
    if (!entre(razao, 8, 12) && !entre(razao, 1 / 12, 1 / 8)) return []
    return [
      aviso(
        `${secao.titulo}: “${medida.rotulo}” está com ${valorDaMedida(medida, dados.catalogo)}, cerca de dez vezes ${razao > 1 ? 'mais' : 'menos'} que o usual. Confira a vírgula e a unidade.`,
        secao.id,
      ),
    ]
  }),
)

/** Of these the loop with the clinic is never left to judgement. */
const SEMPRE_CRITICAS: ReadonlySet<string> = new Set(['FCF_MENOR', 'FCF_MAIOR'])

const medidaCriticaSemMarca: Regra = {
  id: 'medida-critica-sem-marca',
  conferir(dados) {
    if (dados.critico) return []
    return dados.conteudo.secoes.flatMap((secao) =>
      julgadas(secao, dados)
        .filter(({ avaliacao }) => avaliacao.nivel === 'CRITICO')
        .map(({ medida }) => {
          const gravidade = SEMPRE_CRITICAS.has(medida.id) ? erro : aviso
          return gravidade(
            `${secao.titulo}: “${medida.rotulo}” de ${valorDaMedida(medida, dados.catalogo)} é um valor crítico. Marque “Achado crítico”, para que a clínica confirme que leu.`,
            secao.id,
          )
        }),
    )
  },
}

export const REGRAS_DE_TAMANHO = [
  tamanhoContraMedida,
  cardiomegaliaContraVhs,
  filhotePorAdulto,
  virgulaTrocada,
  medidaCriticaSemMarca,
]
