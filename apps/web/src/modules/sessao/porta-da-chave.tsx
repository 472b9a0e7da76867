import { useState } from 'react'
import { foiCancelado, mensagemDoErro } from '../../lib/erro-de-api.ts'
import { Alerta } from '../../ui/alerta.tsx'
import { Botao } from '../../ui/botao.tsx'

interface PortaDaChaveProps {
  rotulo: string
  /** The browser asks the person for the finger, the face or the PIN; who gives up is told nothing. */
  aoUsar: () => Promise<unknown>
}

/** A passkey, on a public page. */
export function PortaDaChave({ rotulo, aoUsar }: PortaDaChaveProps) {
  const [esperando, definirEsperando] = useState(false)
  const [erro, definirErro] = useState<string | null>(null)
  const usar = async () => {
    definirEsperando(true)
    definirErro(null)
    try {
      await aoUsar()
    } catch (falha) {
      if (!foiCancelado(falha)) definirErro(mensagemDoErro(falha))
    }
    definirEsperando(false)
  }
  return (
    <div className="pp-outro-jeito">
      {erro !== null && (
        <Alerta severity="error" className="pp-bloco">
          {erro}
        </Alerta>
      )}
      <Botao
        variant="outlined"
        aria-disabled={esperando}
        disabled={import.meta.env.SSR}
        onClick={() => {
          if (!esperando) void usar()
        }}
      >
        {esperando ? 'Esperando a chave…' : rotulo}
      </Botao>
    </div>
  )
}
