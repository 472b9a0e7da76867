import { contratoFinanceiro } from '@vetlume/dominio/financeiro'
import type { Registrar } from '../../infra/http/registrar.ts'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { exigir } from '../../infra/banco/index.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { anexarNaConta, baixarAnexoDaConta, retirarAnexoDaConta } from './anexar-conta.ts'
import { baixarConta, baixarContas, estornarPagamento } from './baixar-conta.ts'
import { listarContasFinanceiras, verbosDaContaFinanceira } from './contas-financeiras.ts'
import {
  abrirConta,
  figuraAPagar,
  figuraAReceber,
  listarAPagar,
  listarAsContas,
  RECEBER,
  resumirAsContas,
} from './contas.ts'
import { compararContribuicao } from './contribuicao.ts'
import { demonstrarResultado } from './demonstrar-resultado.ts'
import { baixarContaAPagar, baixarContaAReceber } from './imprimir-conta.ts'
import { imprimirResultado } from './imprimir-resultado.ts'
import { alterarConta, cancelarConta, lancarConta } from './lancar-conta.ts'
import { listarOsLancamentos } from './listar-lancamentos.ts'
import { livroDePagar } from './policy.ts'
import { projetarCaixa } from './projetar-caixa.ts'
import { desfazerRenegociacao, renegociarContas } from './renegociar.ts'
import { pixDoQueSePaga, pixDoQueSeRecebe } from './reunir-pix.ts'
import { conectar, conferirRecebimento, desconectar, verRecebimento } from './recebimento/conectar.ts'
import { receberAvisoDaEmpresa } from './recebimento/avisos.ts'
import { decidirPix, devolverPix, resolverPix } from './recebimento/pendencias.ts'
import { listarPendencias, verCobranca } from './recebimento/queries-cobranca.ts'
import { demonstrarBalancete, listarORazao } from './razao.ts'
import { abrirTransferencia, criarTransferencia, estornarTransferencia, listarAsTransferencias } from './transferir.ts'

export function rotasFinanceiro(registrar: Registrar): void {
  registrar(contratoFinanceiro, {
    ...handlersDoCadastro('conta-financeira', listarContasFinanceiras, verbosDaContaFinanceira),
    'GET /contas-receber': ({ ctx, input }) => listarAsContas(ctx, RECEBER, input),
    'GET /contas-receber/resumo': ({ ctx, input }) => resumirAsContas(ctx, figuraAReceber, input),
    'GET /contas-receber/:codigo': ({ ctx, input }) => abrirConta(ctx, RECEBER, input.codigo),
    'GET /contas-pagar': async ({ ctx, input }) => listarAPagar(ctx, input),
    'GET /contas-pagar/resumo': ({ ctx, input }) => resumirAsContas(ctx, figuraAPagar, input),
    'GET /contas-pagar/:codigo': async ({ ctx, input }) => abrirConta(ctx, livroDePagar(ctx.ator), input.codigo),
    'POST /contas-receber': ({ ctx, input }) => lancarConta(ctx, 'RECEBER', input),
    'PUT /contas-receber/:codigo': ({ ctx, input }) => alterarConta(ctx, 'RECEBER', input),
    'POST /contas-receber/:codigo/cancelamento': ({ ctx, input }) => cancelarConta(ctx, 'RECEBER', input),
    'POST /contas-receber/:codigo/baixa': ({ ctx, input }) => baixarConta(ctx, 'RECEBER', input),
    'POST /contas-receber/:codigo/estorno': ({ ctx, input }) => estornarPagamento(ctx, 'RECEBER', input),
    'POST /contas-receber/baixas': ({ ctx, input }) => baixarContas(ctx, 'RECEBER', input),
    'POST /contas-pagar': ({ ctx, input }) => lancarConta(ctx, 'PAGAR', input),
    'PUT /contas-pagar/:codigo': ({ ctx, input }) => alterarConta(ctx, 'PAGAR', input),
    'POST /contas-pagar/:codigo/cancelamento': ({ ctx, input }) => cancelarConta(ctx, 'PAGAR', input),
    'POST /contas-pagar/:codigo/baixa': ({ ctx, input }) => baixarConta(ctx, 'PAGAR', input),
    'POST /contas-pagar/:codigo/estorno': ({ ctx, input }) => estornarPagamento(ctx, 'PAGAR', input),
    'POST /contas-pagar/baixas': ({ ctx, input }) => baixarContas(ctx, 'PAGAR', input),
    'POST /contas-receber/renegociacao': ({ ctx, input }) => renegociarContas(ctx, 'RECEBER', input),
    'POST /contas-pagar/renegociacao': ({ ctx, input }) => renegociarContas(ctx, 'PAGAR', input),
    'POST /contas-receber/:codigo/renegociacao-desfeita': ({ ctx, input }) =>
      desfazerRenegociacao(ctx, 'RECEBER', input),
    'POST /contas-pagar/:codigo/renegociacao-desfeita': ({ ctx, input }) => desfazerRenegociacao(ctx, 'PAGAR', input),
    'POST /contas-receber/pix': ({ ctx, input }) => pixDoQueSeRecebe(ctx, input),
    'POST /contas-pagar/pix': async ({ ctx, input }) => pixDoQueSePaga(ctx, input),
    'GET /recebimento': ({ ctx }) => verRecebimento(ctx),
    'POST /recebimento': conectar,
    'POST /recebimento/conferencia': conferirRecebimento,
    'DELETE /recebimento': desconectar,
    'GET /recebimento/pendencia': async ({ ctx }) => ({ itens: await listarPendencias(ctx.tx, ctx.cliente) }),
    'POST /recebimento/pendencia/:codigo/devolucao': devolverPix,
    'POST /recebimento/pendencia/:codigo/resolucao': ({ ctx, input }) => resolverPix(ctx, input),
    'POST /recebimento/aviso/:segredo': ({ ctx, input, request }) =>
      receberAvisoDaEmpresa(ctx, input.segredo, {
        cabecalhos: request.headers,
        consulta: request.query as Record<string, unknown>,
        corpo: (request.body ?? {}) as Record<string, unknown>,
      }),
    'GET /contas-receber/pix/:codigo': async ({ ctx, input }) =>
      exigir(await verCobranca(ctx.tx, ctx.cliente, input.codigo, null)),
    'GET /contas-pagar/pix/:codigo': async ({ ctx, input }) => {
      const livro = livroDePagar(ctx.ator)
      if (livro.tipo !== 'DA_CLINICA') throw new ErroDeDominio('NAO_ENCONTRADO')
      return exigir(await verCobranca(ctx.tx, ctx.cliente, input.codigo, livro.parceiro))
    },
    'POST /contas-receber/pix/:codigo/teste': decidirPix,
    'POST /contas-receber/:codigo/anexo': anexarNaConta('RECEBER'),
    'POST /contas-pagar/:codigo/anexo': anexarNaConta('PAGAR'),
    'GET /contas-receber/:codigo/anexo/:anexo': baixarAnexoDaConta('RECEBER'),
    'GET /contas-pagar/:codigo/anexo/:anexo': baixarAnexoDaConta('PAGAR'),
    'DELETE /contas-receber/:codigo/anexo/:anexo': retirarAnexoDaConta('RECEBER'),
    'DELETE /contas-pagar/:codigo/anexo/:anexo': retirarAnexoDaConta('PAGAR'),
    'GET /transferencia': ({ ctx, input }) => listarAsTransferencias(ctx, input),
    'GET /transferencia/:codigo': ({ ctx, input }) => abrirTransferencia(ctx, input.codigo),
    'POST /transferencia': ({ ctx, input }) => criarTransferencia(ctx, input),
    'POST /transferencia/:codigo/estorno': ({ ctx, input }) => estornarTransferencia(ctx, input),
    'GET /contas-receber/:codigo/pdf': baixarContaAReceber,
    'GET /contas-pagar/:codigo/pdf': baixarContaAPagar,
    'GET /demonstrativo-resultado': demonstrarResultado,
    'GET /demonstrativo-resultado/pdf': imprimirResultado,
    'GET /fluxo-caixa': projetarCaixa,
    'GET /contribuicao': compararContribuicao,
    'GET /lancamento': listarOsLancamentos,
    'GET /balancete': demonstrarBalancete,
    'GET /razao': listarORazao,
  })
}
