import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
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
  /** What is on screen on that day: the filters hold for the paper too. */
  itens: readonly ItemDaGrade[]
}

/** Prints the way of the day: times, places, telephones, patients and notes, a page for each specialist. */
export function BotaoDaRota({ dia, itens }: BotaoDaRotaProps) {
  const [rotas, definirRotas] = useState<readonly RotaDoDia[] | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('GET /agendamento/visitas', { dia }),
    onSuccess: ({ visitas }) => definirRotas(montarRotas(visitas, itens)),
    onError: avisar.erro,
  })
  const terminar = useCallback(() => definirRotas(null), [])
  const imprimir = () =>
    itens.some(vaiParaARota) ? mutate() : avisar.informacao('Não há nada marcado neste dia para imprimir.')
  return (
    <>
      <BotaoDeIcone rotulo="Imprimir a rota do dia" loading={isPending} onClick={imprimir}>
        <Icone nome="print" />
      </BotaoDeIcone>
      {rotas !== null && <FolhaDaRota dia={dia} rotas={rotas} aoTerminar={terminar} />}
    </>
  )
}
