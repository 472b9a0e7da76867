import './botao-da-chave.css'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { foiCancelado, mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Recado } from '../../../ui/recado.tsx'

interface BotaoDaChaveProps {
  aoUsar: () => Promise<unknown>
  desligado?: boolean
  children: ReactNode
}

/** Proves who the person is with a passkey, before the password is thought of. What fails is said below it. */
export function BotaoDaChave({ aoUsar, desligado = false, children }: BotaoDaChaveProps) {
  const [usando, definirUsando] = useState(false)
  const [erro, definirErro] = useState<unknown>(null)
  const usar = async () => {
    definirUsando(true)
    definirErro(null)
    try {
      await aoUsar()
    } catch (falha) {
      if (!foiCancelado(falha)) definirErro(falha)
    }
    definirUsando(false)
  }
  return (
    <div className="ss-chave">
      <Botao variant="contained" loading={usando} disabled={desligado} onClick={() => void usar()} autoFocus>
        {children}
      </Botao>
      {erro !== null && <Recado tom="error">{mensagemDoErro(erro)}</Recado>}
      <p className="ss-ou">ou com a senha</p>
    </div>
  )
}
