import { Parser } from 'saxen'
import { PlanilhaIlegivel } from './conteudo.ts'

/** Of Excel itself. Programs write empty rows down to it, to give them a height. */
const ULTIMA_LINHA = 1_048_576
/** Cells with something in them: five times the lines that an import takes, and ten times its columns. */
const LINHA_PREENCHIDA = 100_000
const COLUNA_PREENCHIDA = 1_000

const longe = (endereco: string) =>
  new PlanilhaIlegivel(
    `Há uma célula preenchida longe demais da tabela, em ${endereco.slice(0, 20)}. Apague o que está fora da tabela e salve de novo.`,
  )

const semPrefixo = (nome: string) => nome.slice(nome.indexOf(':') + 1)

type Decodificar = (texto: string) => string
type Ver = (endereco: string) => void

/** Calls `ver` with each value of an attribute `r`, with any prefix. Two million times in a large sheet: it makes no lists. */
function verEnderecos(atributos: Readonly<Record<string, string>>, decodificar: Decodificar, ver: Ver): void {
  for (const nome in atributos) {
    const valor = atributos[nome]
    if (valor !== undefined && (nome === 'r' || (semPrefixo(nome) === 'r' && !nome.startsWith('xmlns'))))
      ver(valor.includes('&') ? decodificar(valor) : valor)
  }
}

/** `AB12` → line 12, column 28. NaN or more than anybody has for what is no address. */
function posicaoDe(endereco: string): { linha: number; coluna: number } {
  let coluna = 0
  let letras = 0
  for (; letras < endereco.length; letras++) {
    const codigo = endereco.charCodeAt(letras)
    if (codigo >= 48 && codigo <= 57) break
    coluna = coluna * 26 + codigo - 64
  }
  return { linha: Number(endereco.slice(letras)), coluna }
}

/**
 * How many places the table of a sheet takes, from A1 to its last filled line and column: whoever reads it fills them all,
 * whatever lies between. Throws `PlanilhaIlegivel` on an address that is no table's, before anything is made for it.
 */
export function lugaresDaFolha(xml: string): number {
  let comecou = false
  let celula: { endereco: string; linha: number; coluna: number } | null = null
  let linhas = 0
  let colunas = 0
  const abrirLinha = (endereco: string) => {
    if (!(Number(endereco) <= ULTIMA_LINHA)) throw longe(endereco)
  }
  const abrirCelula = (endereco: string) => {
    celula = { endereco, ...posicaoDe(endereco) }
    if (!(celula.linha <= ULTIMA_LINHA)) throw longe(endereco)
  }
  const preencher = ({ endereco, linha, coluna }: NonNullable<typeof celula>) => {
    if (!(linha <= LINHA_PREENCHIDA && coluna <= COLUNA_PREENCHIDA)) throw longe(endereco)
    linhas = Math.max(linhas, linha)
    colunas = Math.max(colunas, coluna)
  }
  new Parser()
    .on('openTag', (nome, atributos, decodificar) => {
      const elemento = semPrefixo(nome)
      if (elemento === 'sheetData') comecou = true
      else if (!comecou) return
      else if (elemento === 'row') verEnderecos(atributos(), decodificar, abrirLinha)
      else if (elemento === 'c') verEnderecos(atributos(), decodificar, abrirCelula)
      else if (celula !== null && (elemento === 'v' || elemento === 'is')) preencher(celula)
    })
    .on('error', (erro) => {
      throw erro
    })
    .parse(xml)
  return linhas * colunas
}
