import { escritorDeNumeros } from '../constantes/index.ts'
import {
  catalogoDoModelo,
  dizerCorpo,
  doTipo,
  ESCALAS,
  nomeDoTipo,
  ROTULO_DA_SITUACAO,
  rotuloComLado,
  textoPlano,
  type CorpoDaSecao,
  type EstruturaDoModelo,
  type PorTipo,
  type SecaoDoModelo,
} from '../laudo/index.ts'
import type { EstruturaDeTexto } from './estrutura-de-texto.ts'
import { ROTULOS_DA_ASSINATURA, ROTULOS_DA_LISTA } from './rotulos.ts'

/** One difference between two versions, in words. Null: it was not there. */
export interface DiferencaDeVersao {
  readonly onde: string
  readonly antes: string | null
  readonly depois: string | null
}

/** One thing that a version says. The key finds it in the other version, also when it was renamed. */
interface Fato {
  chave: string
  onde: string
  valor: string
}

const simOuNao = (valor: boolean) => (valor ? 'sim' : 'não')

interface FraseDescrita {
  atalho: string
  titulo: string
  texto: string
}

const frases = (lista: readonly FraseDescrita[], chave: string, onde: string): Fato[] =>
  lista.map(({ atalho, titulo, texto }) => ({
    chave: `${chave}/frase/${atalho || titulo}`,
    onde: `${onde}, frase “${titulo}”`,
    valor: texto,
  }))

const TIPO: PorTipo<[], string[]> = {
  MEDIDAS: () => [],
  LESOES: ({ exigeTamanho = false }) => (exigeTamanho ? ['tamanho obrigatório'] : []),
  ESCORE: ({ escala }) => [ESCALAS[escala].nome],
  TRACADO: (corpo) => dizerCorpo(corpo).map(({ texto }) => texto),
}

/** The kind of a section and what it asks, in words. */
export const descreverTipo = (corpo: CorpoDaSecao): string =>
  [nomeDoTipo(corpo.tipo), ...doTipo(TIPO, corpo)].join(', ')

function fatosDaSecao(secao: SecaoDoModelo, ordem: number): Fato[] {
  const { id, titulo, situacao, obrigatoria = false, texto, medidas, corpo } = secao
  const fato = (nome: string, valor: string): Fato => ({ chave: `${id}/${nome}`, onde: `${titulo}, ${nome}`, valor })
  return [
    { chave: id, onde: `Seção ${ordem + 1}`, valor: titulo },
    fato('situação inicial', situacao === null ? 'nenhuma' : ROTULO_DA_SITUACAO[situacao]),
    fato('obrigatória', simOuNao(obrigatoria)),
    // Said only where there is a kind to say: a section of text and measures is as it always was.
    ...(corpo === undefined ? [] : [fato('tipo', descreverTipo(corpo))]),
    fato('texto', textoPlano(texto)),
    fato(
      'medidas',
      medidas
        .map(
          (medida) =>
            rotuloComLado(medida, titulo) +
            (medida.unidade === '' ? '' : ` (${medida.unidade})`) +
            (medida.obrigatoria === true ? ', obrigatória' : ''),
        )
        .join('; '),
    ),
    ...frases(secao.frases, id, titulo),
  ]
}

const numero = escritorDeNumeros()
const faixa = (de: number | null, ate: number | null) =>
  [de === null ? '' : `de ${numero(de)}`, ate === null ? '' : `até ${numero(ate)}`].filter(Boolean).join(' ')

function fatosDasMedidas(estrutura: EstruturaDoModelo): Fato[] {
  const { medidas } = catalogoDoModelo(estrutura)
  const proprias = (estrutura.medidasProprias ?? []).map(({ id, rotulo, sigla, unidade, casas, formula }) => ({
    chave: `medida/${id}`,
    onde: `Medida própria “${rotulo}”`,
    valor: [
      sigla,
      unidade,
      `${casas} ${casas === 1 ? 'casa' : 'casas'}`,
      formula === null ? 'digitada' : `= ${formula}`,
    ]
      .filter(Boolean)
      .join(', '),
  }))
  const referencias = (estrutura.referencias ?? []).map((referencia) => {
    const { medida, especie, unidade, minimo, maximo, pesoMinimo, pesoMaximo, fonte } = referencia
    const peso = faixa(pesoMinimo, pesoMaximo)
    return {
      chave: `referencia/${medida}/${especie}/${pesoMinimo ?? 0}`,
      onde: `Referência de “${medidas.get(medida)?.rotulo ?? medida}”, ${especie.toLowerCase()}${peso === '' ? '' : `, ${peso} kg`}`,
      valor: `${faixa(minimo, maximo)} ${unidade} (${fonte})`,
    }
  })
  return [...proprias, ...referencias]
}

const linhas = (nome: string, lista: readonly string[] = []): Fato => ({
  chave: nome,
  onde: nome,
  valor: lista.join('\n'),
})

function descreverTecnica({ impressao, secoes }: EstruturaDoModelo): string | null {
  if (impressao?.tecnica === undefined) return null
  const secao = secoes.find(({ id }) => id === impressao.tecnica?.secao)
  return `técnica nos dados do exame${secao === undefined ? '' : ` (${secao.titulo})`}`
}

function descreverImpressao(estrutura: EstruturaDoModelo): string {
  const { impressao } = estrutura
  const escolhas = [
    impressao?.conclusaoPrimeiro === true ? 'conclusão primeiro' : null,
    impressao?.resumo === true ? 'resumo dos alterados' : null,
    impressao?.exame === true ? 'dados do exame' : null,
    impressao?.figuras === true ? 'figuras medidas junto da seção' : null,
    descreverTecnica(estrutura),
  ]
  return escolhas.filter((escolha) => escolha !== null).join(', ')
}

function fatosDoLaudo(estrutura: EstruturaDoModelo): Fato[] {
  const { secoes, conclusao, frasesDeConclusao, imagensPorPagina, cabecalho, rodape } = estrutura
  return [
    ...secoes.flatMap(fatosDaSecao),
    { chave: 'conclusao', onde: 'Conclusão', valor: textoPlano(conclusao) },
    ...frases(frasesDeConclusao, 'conclusao', 'Conclusão'),
    ...fatosDasMedidas(estrutura),
    { chave: 'imagens', onde: 'Imagens por página', valor: String(imagensPorPagina) },
    { chave: 'impressao', onde: 'Disposição no papel', valor: descreverImpressao(estrutura) },
    linhas('Linhas do cabeçalho', cabecalho),
    linhas('Linhas do rodapé', rodape),
  ]
}

function fatosDoTexto({ titulo, texto, lista, campos, assinaturas, cabecalho, rodape }: EstruturaDeTexto): Fato[] {
  return [
    { chave: 'titulo', onde: 'Título', valor: titulo },
    { chave: 'texto', onde: 'Texto', valor: textoPlano(texto) },
    { chave: 'lista', onde: 'Lista', valor: ROTULOS_DA_LISTA[lista] },
    ...campos.map(({ chave, rotulo, tipo, obrigatorio, padrao }) => ({
      chave: `campo/${chave}`,
      onde: `Campo “${rotulo}”`,
      valor: [tipo === 'LINHA' ? 'uma linha' : 'parágrafos', obrigatorio ? 'obrigatório' : 'facultativo', padrao]
        .filter(Boolean)
        .join(', '),
    })),
    {
      chave: 'assinaturas',
      onde: 'Assinaturas',
      valor: assinaturas.map((quem) => ROTULOS_DA_ASSINATURA[quem]).join(', '),
    },
    linhas('Linhas do cabeçalho', cabecalho),
    linhas('Linhas do rodapé', rodape),
  ]
}

/** What a version holds: one of the two. */
export interface ConteudoDaVersao {
  readonly laudo: EstruturaDoModelo | null
  readonly texto: EstruturaDeTexto | null
}

const fatosDe = ({ laudo, texto }: ConteudoDaVersao): Fato[] => [
  ...(laudo === null ? [] : fatosDoLaudo(laudo)),
  ...(texto === null ? [] : fatosDoTexto(texto)),
]

const titulos = ({ secoes }: EstruturaDoModelo) => secoes.map(({ titulo }) => titulo).join(', ')

/** Sections that both have, in another order; what came or went does not count. */
function mudancaDeOrdem(antes: EstruturaDoModelo | null, depois: EstruturaDoModelo | null): DiferencaDeVersao[] {
  if (antes === null || depois === null) return []
  const comuns = (de: EstruturaDoModelo, outra: EstruturaDoModelo) =>
    de.secoes.filter(({ id }) => outra.secoes.some((secao) => secao.id === id)).map(({ id }) => id)
  if (comuns(antes, depois).join() === comuns(depois, antes).join()) return []
  return [{ onde: 'Ordem das seções', antes: titulos(antes), depois: titulos(depois) }]
}

/** What changed from one version to another, in the order of the newer one; what was removed comes last. */
export function compararVersoes(antes: ConteudoDaVersao, depois: ConteudoDaVersao): DiferencaDeVersao[] {
  const velhos = new Map(fatosDe(antes).map((fato) => [fato.chave, fato]))
  const novos = fatosDe(depois)
  const chaves = new Set(novos.map(({ chave }) => chave))
  const mudados = novos.flatMap(({ chave, onde, valor }): DiferencaDeVersao[] => {
    const velho = velhos.get(chave)
    if (velho?.valor === valor || (velho === undefined && valor === '')) return []
    return [{ onde, antes: velho?.valor ?? null, depois: valor }]
  })
  const retirados = [...velhos.values()].filter(({ chave, valor }) => !chaves.has(chave) && valor !== '')
  return [
    ...mudancaDeOrdem(antes.laudo, depois.laudo),
    ...mudados,
    ...retirados.map(({ onde, valor }) => ({ onde, antes: valor, depois: null })),
  ]
}
