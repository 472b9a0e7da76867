import { ROTULOS_DO_METODO, type PagamentoQueVale } from '../financeiro/index.ts'
import { formatarCpf, formatarTelefone } from '../formatos/index.ts'
import { formatarData } from '../tempo/index.ts'

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

export const escreverNomes = (nomes: readonly string[]) => escrever(nomes.map((nome) => [nome]))

export interface PrecoDe {
  nome: string
  centavos: number
}

const emReais = (centavos: number) => (centavos / 100).toFixed(2).replace('.', ',')

export const escreverPrecos = (precos: readonly PrecoDe[]) =>
  escrever(precos.map(({ nome, centavos }) => [nome, emReais(centavos)]))

export interface Contato {
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

export const escreverTutores = (
  tutores: readonly { nome: string; cpf: string | null; documento: string | null }[],
): string | null =>
  escrever(tutores.map(({ nome, cpf, documento }) => [nome, cpf === null ? documento : formatarCpf(cpf)]))

const seHouver = (oQue: string, centavos: number) => (centavos === 0 ? null : `${oQue} ${emReais(centavos)}`)

/** Nothing reads it back: an account is settled on its own screen. */
export const escreverPagamentos = (pagamentos: readonly PagamentoQueVale[]): string | null =>
  escrever(
    pagamentos.map((pagamento) => [
      formatarData(pagamento.pagoEm),
      ROTULOS_DO_METODO[pagamento.metodo],
      emReais(pagamento.valorCentavos),
      pagamento.parcela === null ? null : `parcela ${pagamento.parcela} de ${pagamento.parcelas}`,
      pagamento.contaFinanceira?.nome ?? null,
      seHouver('desconto', pagamento.descontoCentavos),
      seHouver('multa e juros', pagamento.acrescimoCentavos),
      seHouver('taxa', pagamento.taxaCentavos),
    ]),
  )
