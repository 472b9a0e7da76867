import { useCallback, useState, useTransition } from 'react'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import type { ItemDaGrade } from '../tipos.ts'
import { montarRotas, vaiParaARota, type RotaDoDia } from './rota.ts'
import { parte } from '../../../ui/parte.tsx'

const FolhaDaRota = parte(async () => (await import('./folha.tsx')).FolhaDaRota)

export interface BotaoDaRotaProps {
  dia: string
  /** What is on screen on that day, once it is known: the filters hold for the paper too. */
  itens: readonly ItemDaGrade[] | undefined
}

/** Prints the way of the day: times, places, telephones, patients and notes, a page for each specialist. */
export function BotaoDaRota({ dia, itens }: BotaoDaRotaProps) {
  const [rotas, definirRotas] = useState<readonly RotaDoDia[] | null>(null)
  const [pedindo, pedir] = useTransition()
  const buscar = async () => {
    try {
      const { visitas } = await api('GET /agendamento/visitas', { dia })
      definirRotas(montarRotas(visitas, itens ?? []))
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  const terminar = useCallback(() => definirRotas(null), [])
  const imprimir = () =>
    itens?.some(vaiParaARota) ? pedir(buscar) : avisar.informacao('Não há nada marcado neste dia para imprimir.')
  return (
    <>
      <BotaoDeIcone rotulo="Imprimir a rota do dia" disabled={itens === undefined} loading={pedindo} onClick={imprimir}>
        <Icone nome="print" />
      </BotaoDeIcone>
      {rotas !== null && <FolhaDaRota dia={dia} rotas={rotas} aoTerminar={terminar} />}
    </>
  )
}
