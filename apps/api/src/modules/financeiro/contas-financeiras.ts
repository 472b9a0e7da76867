import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { contratoContaFinanceira, ContaFinanceira, DadosDaContaFinanceira } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { fichaPelaLista, listaDeCadastro, soAtivos, verbosDoCadastro } from '../cadastros/index.ts'
import { hojeEm } from './contas.ts'
import { aCairNaConta, saldoDaContaEm } from './somas.ts'

const nome = sql`normalizar(c.nome)`

export const listarContasFinanceiras = listaDeCadastro<(typeof contratoContaFinanceira)['GET /conta-financeira']>(
  ({ ctx, input }) => ({
    campos: sql`c.codigo, c.nome, c.tipo, c.ativo, c.versao, c.saldo_inicial_centavos as "saldoInicialCentavos", c.saldo_em as "saldoEm",
      ${saldoDaContaEm(ctx.cliente, hojeEm(ctx))} as "saldoCentavos",
      ${aCairNaConta(ctx.cliente, hojeEm(ctx))} as "aCairCentavos"`,
    origem: sql`from conta_financeira c`,
    chave: sql`c.codigo`,
    nome,
    colunas: { nome: { expressao: nome, tipo: 'text' } },
    filtros: [sql`c.cliente = ${ctx.cliente}`, soAtivos('c', input.ativo)],
  }),
)

export const verbosDaContaFinanceira = verbosDoCadastro<DadosDaContaFinanceira, ContaFinanceira, CtxCliente>({
  entidade: 'conta-financeira',
  escrever: 'conta-financeira:escrever',
  ler: fichaPelaLista(listarContasFinanceiras),
  colunas: ({ nome: escrito, tipo, saldoInicialCentavos, saldoEm }) => ({
    nome: escrito,
    tipo,
    saldo_inicial_centavos: saldoInicialCentavos,
    saldo_em: saldoEm,
  }),
  conferir: async ({ ctx, dados }) => {
    if (dados.saldoEm > hojeEm(ctx))
      throw new ErroDeDominio('VALIDACAO', { campos: { saldoEm: 'A data não pode estar no futuro.' } })
  },
  foraDaTrilha: ['saldoCentavos', 'aCairCentavos'],
})
