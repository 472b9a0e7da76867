import { normalizarBusca } from '../../formatos/index.ts'
import {
  catalogoDoModelo,
  doTipo,
  MEDIDA_DO_TOTAL,
  medidasCitadas,
  semTexto,
  unidadeNoCatalogo,
  VARIAVEIS,
  type EstruturaDoModelo,
  type PorTipo,
  type SecaoDoModelo,
} from '../../laudo/index.ts'
import { UNIDADES, unidadesEquivalentes } from '../../medidas/index.ts'
import { ehOrgao, ORGAOS, type SexoDoOrgao } from '../../orgaos/index.ts'
import { problemasDasProprias, problemasDasReferencias } from './medidas.ts'
import {
  linhasComProblema,
  problema,
  problemasDoTexto,
  repetidos,
  seVazio,
  type ConferirVariavel,
  type ProblemaDoModelo,
} from './problema.ts'

type MedidaDaSecao = SecaoDoModelo['medidas'][number]

const FIXAS: ReadonlySet<string> = new Set(VARIAVEIS.map(({ nome }) => nome))

/** The usual variables, and the measures that some section of the model has, as they are cited from `onde`. */
function conferirVariavel({ secoes }: EstruturaDoModelo, onde: string | null): ConferirVariavel {
  return (nome) => {
    if (FIXAS.has(nome)) return null
    if (!nome.startsWith('medida.')) return `A variável {{${nome}}} não existe.`
    const citadas = medidasCitadas(nome, secoes, onde)
    if (citadas.length === 0) return `Nenhuma seção deste modelo tem a medida de {{${nome}}}.`
    return citadas.length === 1 ? null : `Mais de uma seção tem a medida de {{${nome}}}. Escolha a de uma delas.`
  }
}

function problemaDoOrgao(orgao: string | null, sexo: SexoDoOrgao | null): string | null {
  if (orgao === null) return null
  if (!ehOrgao(orgao)) return 'Escolha um órgão da lista.'
  const soDe = ORGAOS[orgao].sexo
  return sexo !== null && soDe !== null && soDe !== sexo
    ? `O modelo é para ${sexo === 'FEMEA' ? 'fêmeas' : 'machos'}, que não têm este órgão.`
    : null
}

function problemaDaUnidade({ id, unidade }: MedidaDaSecao, estrutura: EstruturaDoModelo): string | null {
  if (id === '') return unidade === '' ? 'Escolha a unidade.' : null
  const catalogo = catalogoDoModelo(estrutura)
  const propria = catalogo.medidas.get(id)?.unidade
  if (propria === undefined || unidadeNoCatalogo(unidade, id, catalogo) !== null) return null
  return `Use ${unidadesEquivalentes(propria)
    .map((uma) => UNIDADES[uma].simbolo || 'sem unidade')
    .join(' ou ')}.`
}

function problemasDasMedidas({ medidas, orgao }: SecaoDoModelo, estrutura: EstruturaDoModelo, lugar: string) {
  const par = orgao === null || !ehOrgao(orgao) || ORGAOS[orgao].par
  const { medidas: conhecidas } = catalogoDoModelo(estrutura)
  const umaAUma = medidas.flatMap((medida, i) => {
    const daqui = (campo: string, mensagem: string) => problema(`${lugar}.medidas.${i}.${campo}`, mensagem)
    const unidade = problemaDaUnidade(medida, estrutura)
    return [
      ...seVazio(`${lugar}.medidas.${i}.rotulo`, medida.rotulo, 'Dê um nome à medida.'),
      ...(medida.id === '' || conhecidas.has(medida.id) ? [] : [daqui('id', 'Escolha uma medida da lista.')]),
      ...(unidade === null ? [] : [daqui('unidade', unidade)]),
      ...(medida.lado !== null && !par ? [daqui('lado', 'Este órgão não tem lado esquerdo e direito.')] : []),
      ...(medida.valor === null ? [] : [daqui('valor', 'Um modelo não traz valores medidos.')]),
    ]
  })
  const dobradas = repetidos(medidas, ({ id, lado, rotulo }) => `${id}|${lado ?? ''}|${id === '' ? rotulo : ''}`)
  return [...umaAUma, ...dobradas.map((i) => problema(`${lugar}.medidas.${i}.id`, 'Esta medida já está na seção.'))]
}

type Frase = EstruturaDoModelo['frasesDeConclusao'][number]

function problemasDasFrases(frases: readonly Frase[], lugar: string, conferir: ConferirVariavel): ProblemaDoModelo[] {
  return [
    ...frases.flatMap(({ titulo, texto }, i) => [
      ...seVazio(`${lugar}.${i}.titulo`, titulo, 'Dê um nome à frase.'),
      ...seVazio(`${lugar}.${i}.texto`, texto, 'Escreva o texto da frase.'),
      ...problemasDoTexto(`${lugar}.${i}.texto`, texto, conferir),
    ]),
    ...repetidos(frases, ({ titulo }) => normalizarBusca(titulo)).map((i) =>
      problema(`${lugar}.${i}.titulo`, 'Já há uma frase com este nome aqui.'),
    ),
  ]
}

/** A model says what is asked, and brings nothing that only an exam finds. */
const PROBLEMAS_DO_CORPO: PorTipo<[SecaoDoModelo], string[]> = {
  MEDIDAS: (_, { medidas }) => (medidas.length === 0 ? ['Acrescente as medidas da tabela.'] : []),
  LESOES: ({ lesoes }) => (lesoes.length === 0 ? [] : ['Um modelo não traz lesões.']),
  ESCORE: ({ itens, escala }, { medidas }) => {
    const medida = MEDIDA_DO_TOTAL[escala]
    return [
      ...(itens.length === 0 ? [] : ['Um modelo não traz pontos.']),
      ...(medida === undefined || medidas.some(({ id }) => id === medida)
        ? []
        : ['Acrescente à seção a medida que guarda o total desta escala.']),
    ]
  },
  TRACADO: ({ duracao, figuras = [] }) =>
    duracao === null && figuras.length === 0 ? [] : ['Um modelo não traz a duração nem as figuras do traçado.'],
}

function problemasDaSecao(
  secao: SecaoDoModelo,
  i: number,
  { estrutura, sexo }: { estrutura: EstruturaDoModelo; sexo: SexoDoOrgao | null },
): ProblemaDoModelo[] {
  const lugar = `secoes.${i}`
  const conferir = conferirVariavel(estrutura, secao.id)
  const orgao = problemaDoOrgao(secao.orgao, sexo)
  const caladaNormal = secao.situacao === 'NORMAL' && semTexto(secao.texto)
  return [
    ...seVazio(`${lugar}.titulo`, secao.titulo, 'Dê um título à seção.'),
    ...problemasDoTexto(`${lugar}.titulo`, secao.titulo, conferir),
    ...(orgao === null ? [] : [problema(`${lugar}.orgao`, orgao)]),
    ...(caladaNormal
      ? [problema(`${lugar}.texto`, 'Escreva o texto de quando está normal, ou comece sem situação.')]
      : []),
    ...problemasDoTexto(`${lugar}.texto`, secao.texto, conferir),
    ...(secao.corpo === undefined
      ? []
      : doTipo(PROBLEMAS_DO_CORPO, secao.corpo, secao).map((mensagem) => problema(`${lugar}.corpo`, mensagem))),
    ...problemasDasMedidas(secao, estrutura, lugar),
    ...problemasDasFrases(secao.frases, `${lugar}.frases`, conferir),
  ]
}

/** What keeps the structure of a laudo model, for animals of `sexo` (null: both), from being published. */
export function problemasDoLaudo(estrutura: EstruturaDoModelo, sexo: SexoDoOrgao | null): ProblemaDoModelo[] {
  const { secoes, conclusao, frasesDeConclusao, cabecalho = [], rodape = [] } = estrutura
  const conferir = conferirVariavel(estrutura, null)
  return [
    ...(secoes.length === 0 ? [problema('secoes', 'Acrescente ao menos uma seção.')] : []),
    ...secoes.flatMap((secao, i) => problemasDaSecao(secao, i, { estrutura, sexo })),
    ...repetidos(secoes, ({ id }) => id).map((i) => problema(`secoes.${i}.id`, 'Esta chave já é de outra seção.')),
    ...repetidos(secoes, ({ titulo }) => normalizarBusca(titulo)).map((i) =>
      problema(`secoes.${i}.titulo`, 'Já há uma seção com este título.'),
    ),
    ...problemasDoTexto('conclusao', conclusao, conferir),
    ...problemasDasFrases(frasesDeConclusao, 'frasesDeConclusao', conferir),
    ...problemasDasProprias(estrutura),
    ...problemasDasReferencias(estrutura),
    ...linhasComProblema('cabecalho', cabecalho, conferir),
    ...linhasComProblema('rodape', rodape, conferir),
  ]
}
