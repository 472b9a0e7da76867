import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import { useId } from 'react'
import { Texto } from '../../../ui/texto.tsx'
import { nomeNaAgenda, servicosEmLinha } from '../nomes.ts'
import { Simbolo } from '../situacao-do-agendamento.tsx'
import type { ItemDaGrade } from '../tipos.ts'
import estilos from './faixa-de-pedidos.module.css'
import { janelaEmPalavras } from './janelas-pedidas.tsx'

function preferencia([primeira, ...outras]: ItemDaGrade['janelas']): string {
  if (primeira === undefined) return 'sem preferência'
  return `${janelaEmPalavras(primeira)}${outras.length === 0 ? '' : outras.length === 1 ? ' ou outro horário' : ` ou outros ${outras.length} horários`}`
}

export interface FaixaDePedidosProps {
  pedidos: readonly ItemDaGrade[]
  daClinica: boolean
  aoAbrir: (codigo: string) => void
}

/** Requests that have no time yet, over the calendar: what each asks for, and when it would suit who asked. */
export function FaixaDePedidos({ pedidos, daClinica, aoAbrir }: FaixaDePedidosProps) {
  const id = useId()
  if (pedidos.length === 0) return null
  return (
    <section aria-labelledby={id} className={estilos.faixaDePedidos}>
      <Texto como="h2" tamanho="pequeno" forte id={id} className={estilos.titulo}>
        {`${daClinica ? 'Seus pedidos' : 'Pedidos'} à espera (${pedidos.length})`}
      </Texto>
      <ul className={estilos.lista}>
        {pedidos.map((pedido) => (
          <li key={pedido.codigo}>
            <button type="button" data-ondula="" className={estilos.cartao} onClick={() => aoAbrir(pedido.codigo)}>
              {pedido.prioridade === 'URGENTE' && <Simbolo nome="URGENTE" titulo="Urgente" />}
              <Texto como="span" umaLinha className={estilos.texto}>
                <b>{nomeNaAgenda(pedido)}</b>
                {PONTO_ENTRE_PARTES}
                {servicosEmLinha(pedido)}
                {PONTO_ENTRE_PARTES}
                <span className={estilos.trecho}>{preferencia(pedido.janelas)}</span>
              </Texto>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
