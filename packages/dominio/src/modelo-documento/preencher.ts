import { convertCurrencyToWords } from '@brazilian-utils/brazilian-utils/convert-currency-to-words'
import { escritorDeDatas } from '../constantes/index.ts'
import { formatarReais } from '../dinheiro/index.ts'
import {
  preencherTexto,
  preencherTextoRico,
  textoPlano,
  mapearEmLinha,
  type TextoRico,
  type ValorDaVariavel,
} from '../laudo/index.ts'
import type { ParteDoDocumento, ServicoDoDocumento } from './documento-de-texto.ts'
import type { EstruturaDeTexto } from './estrutura-de-texto.ts'
import { ROTULOS_DO_PRODUTO, type ProdutoDaReceita } from './receita.ts'
import { VARIAVEL_DA_LISTA } from './variaveis-do-documento.ts'

/** `mil e duzentos reais`; centavos as an integer. */
export const porExtenso = (centavos: number): string => convertCurrencyToWords(centavos / 100)

/** `20 de novembro de 2026`, on the day that it is in the zone. */
export function dataPorExtenso(instante: string, fuso: string): string {
  return escritorDeDatas({ dateStyle: 'long', timeZone: fuso })(new Date(instante))
}

export interface ItensDoDocumento {
  produtos: readonly ProdutoDaReceita[]
  servicos: readonly ServicoDoDocumento[]
}

export const totalDe = (servicos: readonly ServicoDoDocumento[]): number =>
  servicos.reduce((soma, { quantidade, centavos }) => soma + quantidade * centavos, 0)

/** What was typed in several lines is shown in several lines. */
function comQuebras(texto: TextoRico): TextoRico {
  return mapearEmLinha(texto, (conteudo) =>
    conteudo.flatMap((no) => {
      if (no.type !== 'text' || !no.text.includes('\n')) return [no]
      return no.text
        .split('\n')
        .flatMap((linha, i) => [
          ...(i === 0 ? [] : [{ type: 'hardBreak' as const }]),
          ...(linha === '' ? [] : [{ ...no, text: linha }]),
        ])
    }),
  )
}

function listaDoDocumento(
  lista: EstruturaDeTexto['lista'],
  { produtos, servicos }: ItensDoDocumento,
): ParteDoDocumento[] {
  if (lista === 'NENHUMA') return []
  if (lista === 'PRODUTOS') {
    const linha = (produto: ProdutoDaReceita, campo: keyof ProdutoDaReceita) =>
      `${ROTULOS_DO_PRODUTO[campo]}: ${produto[campo]}`
    return [
      {
        tipo: 'PRODUTOS',
        produtos: produtos.map((produto) => ({
          titulo: `${produto.nome}, ${produto.concentracao}`,
          linhas: (['forma', 'quantidade', 'dose', 'via', 'frequencia', 'duracao'] as const).map((campo) =>
            linha(produto, campo),
          ),
        })),
      },
    ]
  }
  return [
    {
      tipo: 'SERVICOS',
      servicos: servicos.map(({ descricao, quantidade, centavos }) => ({
        descricao,
        quantidade: String(quantidade),
        unitario: formatarReais(centavos),
        total: formatarReais(quantidade * centavos),
      })),
      total: formatarReais(totalDe(servicos)),
    },
  ]
}

const MARCA_DA_LISTA = `{{${VARIAVEL_DA_LISTA}}}`

/** The body of a document: its text with variables filled, and the list where the text asks for it or, else, after it. */
export function partesDoDocumento(
  { texto, lista }: Pick<EstruturaDeTexto, 'texto' | 'lista'>,
  itens: ItensDoDocumento,
  valorDe: ValorDaVariavel,
): ParteDoDocumento[] {
  const lugar = texto.content.findIndex(
    (bloco) => textoPlano({ type: 'doc', content: [bloco] }).replaceAll(' ', '') === MARCA_DA_LISTA,
  )
  const corte = lista === 'NENHUMA' || lugar < 0 ? texto.content.length : lugar
  const trecho = (content: TextoRico['content']): ParteDoDocumento[] =>
    content.length === 0
      ? []
      : [{ tipo: 'TEXTO', texto: comQuebras(preencherTextoRico({ type: 'doc', content }, valorDe)) }]
  return [
    ...trecho(texto.content.slice(0, corte)),
    ...listaDoDocumento(lista, itens),
    ...trecho(texto.content.slice(corte + 1)),
  ]
}

/** The answers of a form, with what was left out taken from the model. */
export function respostasDosCampos(
  { campos }: Pick<EstruturaDeTexto, 'campos'>,
  dadas: Readonly<Record<string, string>>,
  valorDe: ValorDaVariavel,
): Record<string, string> {
  return Object.fromEntries(
    campos.map(({ chave, padrao, tipo }) => {
      const escrita = (Object.hasOwn(dadas, chave) ? dadas[chave] : undefined) ?? preencherTexto(padrao, valorDe)
      const limpa = escrita.replace(/\r\n?/g, '\n').trim()
      return [chave, tipo === 'LINHA' ? limpa.replace(/\s+/g, ' ') : limpa]
    }),
  )
}
