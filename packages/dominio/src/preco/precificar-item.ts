import {
  aplicarBasisPoints,
  exigirInteiro,
  formatarBasisPoints,
  formatarReais,
  somarCentavos,
  type Centavos,
} from '../dinheiro/index.ts'
import { ErroDeDominio } from '../erros/index.ts'

/** Where the price comes from, in order of precedence. */
export type RegraDePreco = 'PRECO_DO_PARCEIRO' | 'TABELA_DO_PARCEIRO' | 'TABELA_DO_PLANO' | 'PRECO_DO_SERVICO'

export type PrecoDeTabela = { readonly nome: string; readonly centavos: Centavos }

/** Percentage of what comes before it, in basis points, or a fixed amount. */
export type Ajuste =
  | { readonly tipo: 'PERCENTUAL'; readonly basisPoints: number }
  | { readonly tipo: 'VALOR'; readonly centavos: Centavos }

export type Desconto = Ajuste & { readonly motivo: string }

export type ItemAPrecificar = {
  readonly servico: PrecoDeTabela
  /** Price agreed with this partner for this service. Zero is a price; null or absent is none. */
  readonly precoDoParceiro?: Centavos | null | undefined
  readonly tabelaDoParceiro?: PrecoDeTabela | null | undefined
  readonly tabelaDoPlano?: PrecoDeTabela | null | undefined
  /** It came in a bundle: its share of the bundle's price takes the place of its own. */
  readonly pacote?: ParteDoPacote | null | undefined
  /** On-call surcharge, over the base price. */
  readonly plantao?: Ajuste | null | undefined
  readonly deslocamento?: Centavos | null | undefined
  /** Over base, surcharge and displacement together; never takes the total below zero. */
  readonly desconto?: Desconto | null | undefined
}

export type LinhaDoPreco = { readonly rotulo: string; readonly centavos: Centavos }

export type PrecoDoItem = {
  readonly centavos: Centavos
  /** Frozen with the item: the lines add up to `centavos` and `texto` says the same in one sentence. */
  readonly explicacao: {
    readonly regra: RegraDePreco
    readonly linhas: readonly LinhaDoPreco[]
    readonly texto: string
  }
}

/** How the lines after the first begin: a frozen price is read back by them. */
export const ROTULOS_DO_PRECO = { plantao: 'Plantão', deslocamento: 'Deslocamento', desconto: 'Desconto' } as const

/** The price before surcharge, displacement and discount, and where it comes from. */
export type PrecoBase = LinhaDoPreco & { readonly regra: RegraDePreco }

/** Share of a service in the price of its bundle, which came about as any price does. */
export type ParteDoPacote = { readonly nome: string; readonly preco: PrecoBase; readonly parte: Centavos }

function recusar(campo: string, mensagem: string): never {
  throw new ErroDeDominio('VALIDACAO', { mensagem, campos: { [campo]: mensagem } })
}

function naoNegativo(valor: number, campo: string): number {
  return exigirInteiro(valor, campo) < 0 ? recusar(campo, 'Informe um valor que não seja negativo.') : valor
}

function baseDoPacote({ nome, preco, parte }: ParteDoPacote): PrecoBase {
  const origem = preco.regra === 'PRECO_DO_SERVICO' ? '' : ` (${preco.rotulo})`
  const rotulo = `Parte do pacote ${nome}, de ${formatarReais(preco.centavos)}${origem}`
  return { regra: preco.regra, rotulo, centavos: parte }
}

/** The first part of the rule: partner's own → partner's table → plan's table → service; or the share of a bundle. */
export function precoBase({
  servico,
  precoDoParceiro,
  tabelaDoParceiro,
  tabelaDoPlano,
  pacote,
}: ItemAPrecificar): PrecoBase {
  if (pacote != null) return baseDoPacote(pacote)
  if (precoDoParceiro != null)
    return { regra: 'PRECO_DO_PARCEIRO', rotulo: 'Preço próprio da clínica parceira', centavos: precoDoParceiro }
  if (tabelaDoParceiro != null) {
    return {
      regra: 'TABELA_DO_PARCEIRO',
      rotulo: `Tabela da clínica parceira: ${tabelaDoParceiro.nome}`,
      centavos: tabelaDoParceiro.centavos,
    }
  }
  if (tabelaDoPlano != null) {
    return {
      regra: 'TABELA_DO_PLANO',
      rotulo: `Tabela do plano: ${tabelaDoPlano.nome}`,
      centavos: tabelaDoPlano.centavos,
    }
  }
  return { regra: 'PRECO_DO_SERVICO', rotulo: `Preço do serviço: ${servico.nome}`, centavos: servico.centavos }
}

export function valorDoAjuste(ajuste: Ajuste, sobre: Centavos, campo: string): Centavos {
  if (ajuste.tipo === 'VALOR') return naoNegativo(ajuste.centavos, campo)
  return aplicarBasisPoints(sobre, naoNegativo(ajuste.basisPoints, campo))
}

function percentual(ajuste: Ajuste): string {
  return ajuste.tipo === 'PERCENTUAL' ? ` (${formatarBasisPoints(ajuste.basisPoints)})` : ''
}

function linhaDoDesconto(desconto: Desconto, subtotal: Centavos): LinhaDoPreco {
  const motivo = desconto.motivo.trim()
  if (motivo === '') recusar('desconto.motivo', 'Informe o motivo do desconto.')
  const valor = Math.min(subtotal, valorDoAjuste(desconto, subtotal, 'desconto'))
  return { rotulo: `${ROTULOS_DO_PRECO.desconto}${percentual(desconto)}: ${motivo}`, centavos: exigirInteiro(-valor) }
}

function resumir(linhas: readonly LinhaDoPreco[], total: Centavos): string {
  const parcelas = linhas.map(({ rotulo, centavos }, indice) => {
    const sinal = indice === 0 ? '' : centavos < 0 ? '− ' : '+ '
    return `${sinal}${formatarReais(Math.abs(centavos))} (${rotulo})`
  })
  return `${parcelas.join(' ')} = ${formatarReais(total)}`
}

/**
 * The one rule of prices: partner's own → partner's table → plan's table → service, then on-call,
 * displacement and discount. Amounts in centavos. Throws VALIDACAO on a negative amount or a
 * discount without reason.
 */
export function precificarItem(item: ItemAPrecificar): PrecoDoItem {
  const { plantao, deslocamento, desconto } = item
  const { regra, rotulo, centavos: base } = precoBase(item)
  const linhas: LinhaDoPreco[] = [{ rotulo, centavos: naoNegativo(base, 'preco') }]
  if (plantao != null)
    linhas.push({
      rotulo: `${ROTULOS_DO_PRECO.plantao}${percentual(plantao)}`,
      centavos: valorDoAjuste(plantao, base, 'plantao'),
    })
  if (deslocamento != null)
    linhas.push({ rotulo: ROTULOS_DO_PRECO.deslocamento, centavos: naoNegativo(deslocamento, 'deslocamento') })
  if (desconto != null) linhas.push(linhaDoDesconto(desconto, somarCentavos(linhas.map((linha) => linha.centavos))))

  const relevantes = linhas.filter((linha, indice) => indice === 0 || linha.centavos !== 0)
  const centavos = somarCentavos(relevantes.map((linha) => linha.centavos))
  return { centavos, explicacao: { regra, linhas: relevantes, texto: resumir(relevantes, centavos) } }
}
