import { normalizarBusca } from '@vetlume/dominio/formatos'
import { valorDe, type Alvo, type Anotar } from './alvos.ts'
import type { LinhaLida } from './ler-linha.ts'

interface Preco {
  servico: string
  centavos: number
}

const ENTIDADE = 'tabela-preco'

/** The price that a line has in two columns of its own; undefined where it has none, or half of one. */
function precoDa({ numero, valores, erros }: LinhaLida, anotar: Anotar): Preco | undefined {
  const [servico, centavos] = [valores[`${ENTIDADE}.servico`], valores[`${ENTIDADE}.precoCentavos`]]
  if (typeof servico === 'string' && typeof centavos === 'number') return { servico, centavos }
  if (Object.keys(erros).length > 0) return undefined
  if (servico !== undefined) anotar(numero, `${ENTIDADE}.precoCentavos`, 'Informe o preço deste serviço.')
  if (centavos !== undefined) anotar(numero, `${ENTIDADE}.servico`, 'Informe de que serviço é este preço.')
  return undefined
}

/**
 * Tables whose prices come one on each line: they take the place of those of the same services, and the others stay. Two
 * lines may not give one service two prices in the same table.
 */
export function juntarPrecos(tabelas: readonly Alvo[], lidas: readonly LinhaLida[], anotar: Anotar): void {
  const porNome = new Map(tabelas.map((tabela) => [normalizarBusca(String(valorDe(tabela, 'nome'))), tabela]))
  const vistos = new Map<string, { linha: number; centavos: number }>()
  for (const lida of lidas) {
    const preco = precoDa(lida, anotar)
    const nome = lida.valores[`${ENTIDADE}.nome`]
    const tabela = typeof nome === 'string' ? porNome.get(normalizarBusca(nome)) : undefined
    if (preco === undefined || tabela === undefined) continue
    const chave = `${tabela.codigo}|${preco.servico}`
    const antes = vistos.get(chave)
    if (antes !== undefined && antes.centavos !== preco.centavos)
      anotar(lida.numero, `${ENTIDADE}.precoCentavos`, `A linha ${antes.linha} traz outro preço para o mesmo serviço.`)
    if (antes !== undefined) continue
    vistos.set(chave, { linha: lida.numero, centavos: preco.centavos })
    const itens = (valorDe(tabela, 'itens') ?? []) as Preco[]
    const igual = itens.findIndex(({ servico }) => servico === preco.servico)
    tabela.valores['itens'] = igual === -1 ? [...itens, preco] : itens.with(igual, preco)
    tabela.origem['itens'] ??= lida.numero
  }
}
