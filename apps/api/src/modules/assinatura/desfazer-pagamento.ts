import type { Assinante } from '../../infra/tarefas/index.ts'
import { aplicarPagamento } from './aplicar.ts'
import { porConta, type Apoio } from './contexto.ts'
import { darPassoNaTentativa } from './dar-passo-na-tentativa.ts'
import { lerTentativa } from './queries-cobranca.ts'

/**
 * Calls off an attempt that nobody should pay, or gives back what was paid by it; then reads what is true. May be repeated: a payment is
 * given back once, by the key of the attempt.
 */
export async function desfazerPagamento(apoio: Apoio, codigo: string, motivo: string): Promise<void> {
  const { db, agora, servicos } = apoio
  const { pagamento: provedor } = servicos
  const tentativa = await porConta({ db, agora }, motivo, ({ tx }) => lerTentativa(tx, codigo))
  if (tentativa === undefined || tentativa.provedor !== provedor.nome) return
  const conhecido = tentativa.pagamento ?? (await provedor.procurar({ referencia: codigo, agora }))?.pagamento ?? null
  if (conhecido === null) {
    // It never reached the provider.
    if (tentativa.estado === 'CRIADA')
      await porConta({ db, agora }, motivo, ({ tx }) =>
        darPassoNaTentativa(tx, tentativa, 'CANCELADA', agora.toString()),
      )
    return
  }
  if (!tentativa.aDevolver) await provedor.cancelar({ pagamento: conhecido, agora })
  const lido = tentativa.aDevolver
    ? await provedor.devolver({ pagamento: conhecido, referencia: codigo, agora })
    : await provedor.consultar({ pagamento: conhecido, agora })
  if (lido !== null) await porConta({ db, agora }, motivo, (lugar) => aplicarPagamento(lugar, lido, provedor))
}

export const tratarDesfazer: Assinante = (apoio, { codigo: evento, dados }) =>
  desfazerPagamento(apoio, String(dados['tentativa']), `evento:${evento}`)
