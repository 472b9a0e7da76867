import { contratoFechamento } from '@vetlume/dominio/fechamento'
import type { Registrar } from '../../infra/http/registrar.ts'
import { abrirFechamento, leituraDe } from './abrir-fechamento.ts'
import { baixarExtrato } from './baixar-extrato.ts'
import { contestar, reabrirFechamento, responderContestacao } from './contestar.ts'
import { verCredito } from './credito.ts'
import { fecharPeriodo } from './fechar-periodo.ts'
import { preverFechamento } from './prever-fechamento.ts'
import { listarExamesAFaturar, listarFechamentos } from './queries-leitura.ts'

export function rotasFechamento(registrar: Registrar): void {
  registrar(contratoFechamento, {
    'GET /fechamento/previa': preverFechamento,
    'POST /fechamento': fecharPeriodo,
    'GET /fechamento': ({ ctx, input }) => listarFechamentos(ctx.tx, leituraDe(ctx), input),
    'GET /fechamento/exames': ({ ctx, input }) => listarExamesAFaturar(ctx.tx, leituraDe(ctx), input),
    'GET /fechamento/credito': verCredito,
    'GET /fechamento/:codigo': ({ ctx, input }) => abrirFechamento(ctx, input.codigo),
    'GET /fechamento/:codigo/pdf': baixarExtrato,
    'POST /fechamento/:codigo/reabertura': reabrirFechamento,
    'POST /fechamento/:codigo/contestacao': contestar,
    'POST /fechamento/:codigo/resposta': responderContestacao,
  })
}
