import type { LaudoCompleto } from '@vetlume/dominio/laudo'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { DialogoDeMotivo } from '../../ui/formulario/dialogo-de-motivo.tsx'
import { useAcaoDoLaudo } from './api.ts'

/** Saves what is on the way, and answers the version that the server has then. */
export type Preparo = () => Promise<number>

interface DevolverProps {
  laudo: LaudoCompleto
  antes: Preparo | undefined
  aoFechar: () => void
}

/** Sends a laudo in review back to its author, with the reason. */
export function Devolver({ laudo, antes, aoFechar }: DevolverProps) {
  const { codigo, especialista } = laudo
  const { mutateAsync } = useAcaoDoLaudo(codigo, async (motivo: string) =>
    api('POST /laudo/:codigo/devolver', { codigo, versao: (await antes?.()) ?? laudo.versao, motivo }),
  )
  return (
    <DialogoDeMotivo
      titulo="Devolver ao autor"
      descricao={`${especialista.nome} é avisado e volta a escrever o laudo.`}
      confirmar="Devolver"
      aoConfirmar={async (motivo) => {
        await mutateAsync(motivo)
        avisar.sucesso(`Devolvido a ${especialista.nome}.`)
      }}
      aoFechar={aoFechar}
    />
  )
}
