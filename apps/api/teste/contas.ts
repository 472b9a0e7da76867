import type { Ambiente } from './ambiente.ts'
import { concluido, dinheiroDe } from './atendimentos.ts'
import { unico, type Empresa } from './fabricas.ts'

type Livro = 'contas-pagar' | 'contas-receber'

const DIAS = { competencia: '2026-11-01', emissao: '2026-11-01', vencimento: '2026-11-30' }

/** A title written by hand, as the record tells it. */
export async function lancada(
  { como: { CLIENTE } }: Pick<Empresa, 'como'>,
  livro: Livro,
  dados: Partial<typeof DIAS> & { valorCentavos?: number } = {},
) {
  const { codigo } = (
    await CLIENTE(`POST /${livro}`, {
      descricao: unico('Conta'),
      contraparte: 'Alguém',
      valorCentavos: 10_000,
      ...DIAS,
      ...dados,
    })
  ).corpo
  return (await CLIENTE(`GET /${livro}/:codigo`, { codigo })).corpo
}

/** What a concluded atendimento of R$ 200,00 charges, as the record tells it. */
export async function cobrada(amb: Ambiente, empresa: Empresa) {
  const { titulos } = await dinheiroDe(amb, await concluido(amb, empresa))
  return (await empresa.como.CLIENTE('GET /contas-receber/:codigo', { codigo: titulos[0]?.codigo ?? '' })).corpo
}

/** Accounts of money that a company was born with. */
export async function contasDe({ como }: Pick<Empresa, 'como'>) {
  const { itens } = (await como.CLIENTE('GET /conta-financeira')).corpo
  const achar = (nome: string) => itens.find((conta) => conta.nome === nome)?.codigo ?? ''
  return { caixa: achar('Caixa'), banco: achar('Conta bancária') }
}
