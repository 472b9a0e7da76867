import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { CampoNativo } from '../../ui/formulario/campo-nativo.tsx'
import { FormularioNativo } from '../../ui/formulario/formulario-nativo.tsx'
import { useFormularioNativo } from '../../ui/formulario/use-formulario-nativo.ts'
import { BotaoComoElo } from '../../ui/ancora.tsx'

/** Whoever mistyped the address puts it right with the password of the sign-up; the account is the same. */
export function CorrigirEmail({ email, origem }: { email: string; origem: 'teste' | 'gratis' | undefined }) {
  const [aberto, definirAberto] = useState(false)
  const navegar = useNavigate()
  const form = useFormularioNativo({
    esquema: async () => (await import('./esquema-da-correcao.ts')).esquemaDaCorrecao,
    aoEnviar: async (dados) => {
      const { emailSai } = await api('POST /auth/corrigir-email', { email, ...dados })
      definirAberto(false)
      await navegar({
        to: '/sucesso-cadastro',
        search: { origem },
        replace: true,
        state: { cadastro: { email: dados.emailNovo, emailSai } },
      })
    },
  })
  if (!aberto)
    return (
      <p className="pp-espaco">
        E-mail errado? <BotaoComoElo onClick={() => definirAberto(true)}>Corrigir</BotaoComoElo>
      </p>
    )
  return (
    <div className="pp-espaco">
      <FormularioNativo
        form={form}
        rotulo="Corrigir o e-mail"
        rotuloDeEnviar="Mandar para o e-mail certo"
        rotuloEnviando="Enviando…"
        aoVoltar={() => definirAberto(false)}
      >
        <CampoNativo
          form={form}
          nome="emailNovo"
          rotulo="E-mail certo"
          type="email"
          autoComplete="email"
          defaultValue={email}
          maxLength={254}
          autoFocus
        />
        <CampoNativo
          form={form}
          nome="senha"
          rotulo="A senha que você criou"
          type="password"
          autoComplete="current-password"
          maxLength={128}
        />
      </FormularioNativo>
    </div>
  )
}
