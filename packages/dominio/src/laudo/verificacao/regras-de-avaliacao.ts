import { escritorDeListas } from '../../constantes/index.ts'
import { formatarData } from '../../tempo/index.ts'
import { secaoPorConfirmar, temAvaliacao } from '../secao.ts'
import type { SecaoDoLaudo, Trazida } from '../conteudo.ts'
import { textoPlano } from '../texto-do-laudo.ts'
import { pecasDoCorpo } from '../tipos/pecas.ts'
import { trazidasDaConclusao, trazidasPorConfirmar } from '../trazidas.ts'
import { afirmado } from './leitor.ts'
import { aviso, doModelo, ehDeImagem, erro, porSecao, type Achado, type Regra } from './regra.ts'

const emLista = escritorDeListas()

/** Nobody reads it, so it may not be thought to have been said. */
const naoAvaliadoComTexto = porSecao('nao-avaliado-com-texto', (secao) =>
  secao.situacao === 'NAO_AVALIADO' && temAvaliacao(secao)
    ? [erro(`${secao.titulo}: não foi avaliado, e o laudo só dirá o motivo. Retire o texto e as medidas.`, secao.id)]
    : [],
)

const porConfirmar: Regra = {
  id: 'secao-por-confirmar',
  conferir({ conteudo }) {
    // What came from an earlier exam waits sentence by sentence, by a rule of its own.
    const faltam = conteudo.secoes.filter(
      (secao) => secaoPorConfirmar(secao) && trazidasPorConfirmar(secao).length === 0,
    )
    const [primeira] = faltam
    if (primeira === undefined) return []
    const nomes = emLista(faltam.map(({ titulo }) => titulo))
    return [erro(`Ainda a conferir, como veio do modelo: ${nomes}.`, primeira.id)]
  },
}

function porConfirmarEm(onde: string, secao: string | null, trazidas: readonly Trazida[]): Achado[] {
  const [primeira] = trazidas
  if (primeira === undefined) return []
  const quantas = trazidas.length === 1 ? 'um trecho trazido' : `${trazidas.length} trechos trazidos`
  return [erro(`${onde}: ${quantas} do exame de ${formatarData(primeira.em)} por confirmar.`, secao, primeira.texto)]
}

/** What was so in an earlier exam is not so in this one until somebody says it is. */
const trazidoPorConfirmar: Regra = {
  id: 'trazido-por-confirmar',
  conferir: ({ conteudo }) => [
    ...conteudo.secoes.flatMap((secao) => porConfirmarEm(secao.titulo, secao.id, trazidasPorConfirmar(secao))),
    ...porConfirmarEm('Impressão diagnóstica', null, trazidasDaConclusao(conteudo)),
  ],
}

const obrigatoria = porSecao('medida-obrigatoria', (secao, dados): Achado[] => {
  if (secao.situacao === 'NAO_AVALIADO') return []
  const faltam = (doModelo(secao, dados)?.medidas ?? []).filter(
    (pedida) =>
      pedida.obrigatoria === true &&
      !secao.medidas.some(({ id, lado, valor }) => id === pedida.id && lado === pedida.lado && valor !== null),
  )
  return faltam.map(({ rotulo, lado }) => {
    const deQueLado = lado === null ? '' : `, lado ${lado.toLowerCase()}`
    const mensagem = `${secao.titulo}: falta a medida “${rotulo}”${deQueLado}, obrigatória neste modelo. Meça, ou diga que não foi avaliado.`
    return erro(mensagem, secao.id)
  })
})

const REFERENCIA = /\b(?:dentro d[aeo]s? (?:\w+ (?:de )?)?referencia|valor\w* de referencia|conforme a referencia)/
const RAZAO =
  /\b(?:relac(?:ao|oes)|raz(?:ao|oes)) (?:com |entre )?(?:a |o )?(?:ae\b|e\/a\b|re\b|raiz|aorta|atrio|rim|arteria)|\b(?:ae\/ao|e\/a|re:ao|vhs|vlas|lviddn|divedn)\b|\bfrac(?:ao|oes) de (?:encurt|ejec)\w*/
const TAMANHO =
  /\b(?:dimens\w*|tamanho|espessura\w*|comprimento|diametro\w*|calibre|volume)(?: \w+){0,3}? (?:normal|normais|preservad|habitua|usua|conservad|dentro)\w*/
const COM_NUMERO = /\d\s*(?:mm|cm|ml|mmhg|bpm|%|m\/s|v\b)|\d,\d/

/** What the text says that was measured, when nothing was: a size needs a row to be typed in, a reference or a ratio do not. */
function faladoSemMedida({ situacao, texto, medidas }: SecaoDoLaudo): string | null {
  if (situacao === 'NAO_AVALIADO' || medidas.some(({ valor }) => valor !== null)) return null
  const escrito = textoPlano(texto)
  if (COM_NUMERO.test(escrito) || escrito.includes('{{medida.')) return null
  const dito = afirmado(escrito, REFERENCIA) ?? afirmado(escrito, RAZAO)
  return dito ?? (medidas.length > 0 ? afirmado(escrito, TAMANHO) : null)
}

const textoSemMedida = porSecao('texto-sem-medida', (secao): Achado[] => {
  const dito = faladoSemMedida(secao)
  return dito === null
    ? []
    : [aviso(`${secao.titulo}: o texto fala em “${dito}”, mas nenhuma medida foi feita.`, secao.id, dito)]
})

const semImagem: Regra = {
  id: 'sem-imagem',
  conferir: (dados) =>
    ehDeImagem(dados) && dados.conteudo.imagens.length === 0 ? [aviso('O laudo não tem nenhuma imagem do exame.')] : [],
}

/** What nobody could tell from a laudo written without an exam. */
const semProva: Regra = {
  id: 'sem-medida-nem-imagem',
  conferir(dados) {
    const { secoes, imagens } = dados.conteudo
    const medido = secoes.some(
      ({ medidas, corpo }) => medidas.some(({ valor }) => valor !== null) || pecasDoCorpo(corpo).length > 0,
    )
    if (!ehDeImagem(dados) || imagens.length > 0 || medido) return []
    const fala = secoes.find((secao) => faladoSemMedida(secao) !== null)
    return fala === undefined
      ? []
      : [
          erro(
            'O laudo fala em medidas, mas não tem nenhuma, nem imagem. Preencha as medidas ou inclua as imagens.',
            fala.id,
          ),
        ]
  },
}

export const REGRAS_DE_AVALIACAO = [
  porConfirmar,
  trazidoPorConfirmar,
  naoAvaliadoComTexto,
  obrigatoria,
  textoSemMedida,
  semImagem,
  semProva,
]
