import { contratoConciliacao } from '@vetlume/dominio/conciliacao'
import type { Registrar } from '../../infra/http/registrar.ts'
import { conciliar, desfazerConciliacao, ignorarMovimento, lancarDoMovimento } from './conciliar.ts'
import { importarExtrato } from './importar-extrato.ts'
import { candidatosDe, listarOsMovimentos } from './listar-movimentos.ts'
import { listarPagamentosSemExtrato } from './queries-livros.ts'
import { conferirSaldo } from './situacao.ts'
import { transferirDoMovimento } from './transferir-movimento.ts'

export function rotasConciliacao(registrar: Registrar): void {
  registrar(contratoConciliacao, {
    'POST /extrato-bancario': importarExtrato,
    'GET /conciliacao': conferirSaldo,
    'GET /movimento-bancario': listarOsMovimentos,
    'GET /movimento-bancario/:codigo/candidatos': candidatosDe,
    'GET /pagamento-sem-extrato': ({ ctx, input }) => listarPagamentosSemExtrato(ctx.tx, ctx.cliente, input),
    'POST /movimento-bancario/conciliacoes': conciliar,
    'POST /movimento-bancario/:codigo/lancamento': lancarDoMovimento,
    'POST /movimento-bancario/:codigo/transferencia': transferirDoMovimento,
    'POST /movimento-bancario/:codigo/ignorado': ignorarMovimento,
    'POST /movimento-bancario/:codigo/desfeito': desfazerConciliacao,
  })
}
