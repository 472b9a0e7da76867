import { contratoFinanceiro } from '@vetlume/dominio/financeiro'
import type { Registrar } from '../../infra/http/registrar.ts'
import {
  abrirConta,
  figuraAPagar,
  figuraAReceber,
  listarAPagar,
  listarAsContas,
  RECEBER,
  resumirAsContas,
} from './contas.ts'
import { demonstrarResultado } from './demonstrar-resultado.ts'
import { listarOsLancamentos } from './listar-lancamentos.ts'
import { livroDePagar } from './policy.ts'
import { projetarCaixa } from './projetar-caixa.ts'

export function rotasFinanceiro(registrar: Registrar): void {
  registrar(contratoFinanceiro, {
    'GET /contas-receber': ({ ctx, input }) => listarAsContas(ctx, RECEBER, input),
    'GET /contas-receber/resumo': ({ ctx, input }) => resumirAsContas(ctx, figuraAReceber, input),
    'GET /contas-receber/:codigo': ({ ctx, input }) => abrirConta(ctx, RECEBER, input.codigo),
    'GET /contas-pagar': async ({ ctx, input }) => listarAPagar(ctx, input),
    'GET /contas-pagar/resumo': ({ ctx, input }) => resumirAsContas(ctx, figuraAPagar, input),
    'GET /contas-pagar/:codigo': async ({ ctx, input }) => abrirConta(ctx, livroDePagar(ctx.ator), input.codigo),
    'GET /demonstrativo-resultado': demonstrarResultado,
    'GET /fluxo-caixa': projetarCaixa,
    'GET /lancamento': listarOsLancamentos,
  })
}
