import type { ItemDaEspera, PedidoAberto } from '@vetlume/dominio/agenda'
import { formatarHora } from '@vetlume/dominio/tempo'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { api } from '../../../lib/navegador.ts'
import { sem } from '../../../lib/sem.ts'
import { avisar } from '../../../ui/avisar.ts'
import { nomeDeQuemEspera } from '../espera/api.ts'
import { partidaDaEspera, type HorarioInicial } from '../formulario/valores.ts'
import { responderPedido } from '../pedido/api.ts'
import { PERGUNTAS } from './perguntas.ts'
import { insistir, textoDaRecusa, type Confirmacoes } from './recusas.ts'

export type Desfecho = 'FEITO' | 'FALTAM_DADOS' | 'RECUSADO'

/** Asks what has to be asked first, and tells what became of it. */
export async function agendarEspera(espera: ItemDaEspera, horario: HorarioInicial): Promise<Desfecho> {
  const { valores } = partidaDaEspera(espera, horario)
  if (espera.parceiro === null || valores.especialista === '') return 'FALTAM_DADOS'
  const { codigo, versao } = espera
  const fuso = fusoEmUso()
  try {
    const { especialista, inicio, fim } = valores
    const comOPedido = (pedido: PedidoAberto) => (mais: Confirmacoes) =>
      responderPedido('aceitar', { codigo: pedido.codigo, versao: pedido.versao, especialista, inicio, fim, ...mais })
    const feito = await insistir<unknown>(
      (confirmacoes) =>
        api('POST /lista-espera/:codigo/agendar', { ...sem(valores, 'estado'), ...confirmacoes, codigo, versao }),
      PERGUNTAS,
      {},
      comOPedido,
    )
    if (feito === null) return 'RECUSADO'
    avisar.sucesso(`${nomeDeQuemEspera(espera)} agendado para ${formatarHora(horario.inicio, fuso)}.`)
    return 'FEITO'
  } catch (erro) {
    avisar.erro(textoDaRecusa(erro, fuso))
    return 'RECUSADO'
  }
}
