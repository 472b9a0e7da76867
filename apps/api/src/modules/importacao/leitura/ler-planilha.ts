import {
  acharCabecalho,
  adivinharMapa,
  MAXIMO_DE_COLUNAS,
  MAXIMO_DE_LINHAS,
  textoDaCelula,
  vazia,
  type Celula,
  type LinhaDaPlanilha,
  type MapaDeColunas,
  type TipoDeImportacao,
} from '@vetlume/dominio/importacao'
import { formatoDe, PlanilhaIlegivel, type Folhas } from './conteudo.ts'
import { lerCsv } from './ler-csv.ts'
import { lerXlsx } from './ler-xlsx.ts'

export interface PedidoDeLeitura {
  bytes: Uint8Array
  tipo: TipoDeImportacao
  folha: string | null
}

/** A sheet, read: its columns, the guess of what each one is, and its lines. */
export interface PlanilhaLida {
  folhas: string[]
  folha: string
  colunas: { titulo: string; amostras: string[] }[]
  mapa: MapaDeColunas
  linhas: LinhaDaPlanilha[]
}

const AMOSTRAS = 3
/** Letters of a whole sheet: as many as the largest CSV has. Each size alone may be legal, and their product ten billion. */
const MAXIMO_DE_LETRAS = 10_000_000
/** Of Excel: a list in one cell may be long. */
const MAXIMO_DA_CELULA = 32_767
const MAXIMO_DA_AMOSTRA = 120

function limpar(texto: string): string {
  const limpo = texto.includes('\u0000') ? texto.replaceAll('\u0000', '') : texto
  return (limpo.isWellFormed() ? limpo : limpo.toWellFormed()).slice(0, MAXIMO_DA_CELULA)
}

function comoCelula(valor: unknown): Celula {
  if (valor instanceof Date) return Number.isNaN(valor.getTime()) ? null : valor.toISOString().slice(0, 10)
  if (typeof valor === 'number' || typeof valor === 'boolean') return valor
  return typeof valor === 'string' && valor.trim() !== '' ? limpar(valor) : null
}

const preenchida = (linha: readonly Celula[]) => linha.some((celula) => !vazia(celula))

function escolherFolha({ folhas }: Folhas, nome: string | null) {
  const escolhida =
    nome === null
      ? (folhas.find(({ linhas }) => linhas.length > 1) ?? folhas[0])
      : folhas.find((folha) => folha.nome === nome)
  if (escolhida === undefined) throw new PlanilhaIlegivel('Esta folha não está mais no arquivo. Escolha outra.')
  return escolhida
}

async function abrir(bytes: Uint8Array): Promise<Folhas> {
  switch (formatoDe(bytes)) {
    case 'vazio':
      throw new PlanilhaIlegivel('O arquivo está vazio.')
    case 'xls':
      throw new PlanilhaIlegivel('Este é um arquivo do Excel antigo (.xls). Abra e salve como .xlsx ou CSV.')
    case 'xlsx':
      return lerXlsx(bytes)
    case 'texto':
      return lerCsv(bytes)
  }
}

const numero = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, '.')

function exigirTamanho(quantas: number): void {
  if (quantas === 0) throw new PlanilhaIlegivel('A planilha não tem linhas abaixo do cabeçalho.')
  if (quantas <= MAXIMO_DE_LINHAS) return
  throw new PlanilhaIlegivel(
    `A planilha tem ${numero(quantas)} linhas, e o máximo é ${numero(MAXIMO_DE_LINHAS)}. Divida em partes: repetir linhas não duplica.`,
  )
}

const letrasDe = (celula: Celula): number => 1 + (celula === null ? 0 : textoDaCelula(celula).length)

/** Counted here, where cells that say the same share one text: on the way to the server each becomes a text of its own. */
function exigirTexto(folhas: readonly string[], linhas: readonly LinhaDaPlanilha[]): void {
  let letras = folhas.reduce((soma, nome) => soma + letrasDe(nome), 0)
  for (const celulas of linhas) {
    for (const celula of celulas) letras += letrasDe(celula)
    if (letras > MAXIMO_DE_LETRAS)
      throw new PlanilhaIlegivel(
        `A planilha tem texto demais: o máximo é de ${numero(MAXIMO_DE_LETRAS)} letras ao todo. Apague as colunas que não vai importar ou divida em partes.`,
      )
  }
}

const tituloDe = (celula: Celula | undefined, posicao: number) =>
  (celula === undefined ? '' : textoDaCelula(celula)).slice(0, MAXIMO_DA_AMOSTRA) || `Coluna ${posicao + 1}`

/** Reads one sheet of a file. Throws `PlanilhaIlegivel` with what the person can do about it. */
export async function lerPlanilha({ bytes, tipo, folha }: PedidoDeLeitura): Promise<PlanilhaLida> {
  const aberta = await abrir(bytes)
  const { nome, linhas: brutas } = escolherFolha(aberta, folha)
  const linhas = brutas.map((linha) => linha.slice(0, MAXIMO_DE_COLUNAS).map(comoCelula))
  const cabecalho = acharCabecalho(tipo, linhas)
  const titulos = (linhas[cabecalho] ?? []).map(tituloDe)
  const dados = linhas.flatMap((linha, posicao): LinhaDaPlanilha[] =>
    posicao > cabecalho && preenchida(linha) ? [[posicao + 1, ...linha.slice(0, titulos.length)]] : [],
  )
  const folhas = aberta.folhas.map(({ nome: outra }) => outra).filter((outra) => outra !== '')
  exigirTamanho(dados.length)
  exigirTexto(folhas, dados)
  const colunas = titulos.map((titulo, coluna) => ({
    titulo,
    amostras: dados
      .map((linha) => linha[coluna + 1] ?? null)
      .filter((celula) => !vazia(celula))
      .slice(0, AMOSTRAS)
      .map((celula) => textoDaCelula(celula).slice(0, MAXIMO_DA_AMOSTRA)),
  }))
  return { folhas, folha: nome, colunas, mapa: adivinharMapa(tipo, titulos), linhas: dados }
}
