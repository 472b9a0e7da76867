import { formatarCpf, formatarTelefone, normalizarTelefone } from '../formatos/index.ts'
import { lido, recusado, textoDaCelula, type Leitor } from './celula.ts'
import { lerDinheiro } from './valores.ts'

/**
 * A list in one cell, written and read back: an item per line, the parts of each between bars, as in
 * `Ana Prado | Recepção | (11) 91234-5678`. A bar that somebody typed has a backslash before it.
 */
type Partes = readonly (string | null)[]

const escrever = (itens: readonly Partes[]): string | null => {
  const linhas = itens.map((partes) =>
    partes
      .filter((parte) => parte !== null && parte !== '')
      .map((parte) => String(parte).replaceAll('|', String.raw`\|`))
      .join(' | '),
  )
  return linhas.length === 0 ? null : linhas.join('\n')
}

const partir = (linha: string): [string, ...string[]] => {
  const [primeira = '', ...outras] = linha
    .split(/(?<!\\)\|/)
    .map((parte) => parte.replaceAll(String.raw`\|`, '|').trim())
  return [primeira, ...outras]
}

const itensDe = (celula: Parameters<Leitor>[0]) =>
  textoDaCelula(celula)
    .split(/\r?\n/)
    .filter((linha) => linha.trim() !== '')
    .map(partir)

export const escreverNomes = (nomes: readonly string[]) => escrever(nomes.map((nome) => [nome]))

export const lerNomes: Leitor<string[]> = (celula) => lido(itensDe(celula).map((partes) => partes.join(' | ')))

interface PrecoDe {
  nome: string
  centavos: number
}

const emReais = (centavos: number) => (centavos / 100).toFixed(2).replace('.', ',')

export const escreverPrecos = (precos: readonly PrecoDe[]) =>
  escrever(precos.map(({ nome, centavos }) => [nome, emReais(centavos)]))

/** `Ultrassom abdominal | 150,00` */
export const lerPrecos: Leitor<PrecoDe[]> = (celula) => {
  const precos: PrecoDe[] = []
  for (const [nome, preco, ...sobra] of itensDe(celula)) {
    const { valor } = preco === undefined || sobra.length > 0 ? {} : lerDinheiro(preco)
    if (valor === undefined) return recusado(`Escreva o nome e o preço de cada um, como “${nome} | 150,00”.`)
    precos.push({ nome, centavos: valor })
  }
  return lido(precos)
}

interface Contato {
  nome: string
  papel: string | null
  telefone: string | null
  email: string | null
  recebeLaudos: boolean
  recebeCobrancas: boolean
}

const recebe = ({ recebeLaudos, recebeCobrancas }: Contato): string | null => {
  const oQue = [recebeLaudos ? 'laudos' : '', recebeCobrancas ? 'cobranças' : ''].filter(Boolean)
  return oQue.length === 0 ? null : `recebe ${oQue.join(' e ')}`
}

export const escreverContatos = (contatos: readonly Contato[]) =>
  escrever(
    contatos.map((contato) => {
      const { nome, papel, telefone, email } = contato
      return [nome, papel, telefone === null ? null : formatarTelefone(telefone), email, recebe(contato)]
    }),
  )

const RECEBE = /^recebe (laudos)?(?: e )?(cobran[cç]as)?$/i

/** After the name, each part is told by what it looks like, so that what is missing needs no empty place. */
export const lerContatos: Leitor<Contato[]> = (celula) => {
  const contatos = itensDe(celula).map(([nome, ...partes]) => {
    const contato: Contato = {
      nome,
      papel: null,
      telefone: null,
      email: null,
      recebeLaudos: false,
      recebeCobrancas: false,
    }
    for (const parte of partes) {
      const [, laudos, cobrancas] = RECEBE.exec(parte) ?? []
      const telefone = normalizarTelefone(parte)
      if (laudos !== undefined || cobrancas !== undefined) {
        contato.recebeLaudos = laudos !== undefined
        contato.recebeCobrancas = cobrancas !== undefined
      } else if (parte.includes('@')) contato.email = parte
      else if (telefone !== null) contato.telefone = telefone
      else if (contato.papel === null) contato.papel = parte
      else return parte
    }
    return contato
  })
  const estranha = contatos.find((contato) => typeof contato === 'string')
  return estranha === undefined
    ? lido(contatos.filter((contato) => typeof contato !== 'string'))
    : recusado(`Não entendemos “${estranha}”. Escreva como “Ana | Recepção | (11) 91234-5678 | recebe laudos”.`)
}

/** A person of the registry: the name, and the document that tells them from others of the same name. */
export interface PessoaNomeada {
  nome: string
  documento: string | null
}

export const escreverTutores = (
  tutores: readonly { nome: string; cpf: string | null; documento: string | null }[],
): string | null =>
  escrever(tutores.map(({ nome, cpf, documento }) => [nome, cpf === null ? documento : formatarCpf(cpf)]))

/** `Ana Prado | 529.982.247-25` */
export const lerPessoas: Leitor<PessoaNomeada[]> = (celula) =>
  lido(itensDe(celula).map(([nome, documento = null]) => ({ nome, documento })))
