import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { CampoPublico, FormularioPublico } from '../../ui/publico/formulario-publico.tsx'
import { useFormularioPublico } from '../../ui/publico/use-formulario-publico.ts'

/** Whoever mistyped the address puts it right with the password of the sign-up; the account is the same. */
export function CorrigirEmail({ email, origem }: { email: string; origem: string | undefined }) {
  const [aberto, definirAberto] = useState(false)
  const navegar = useNavigate()
  const form = useFormularioPublico({
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
      <p className="espaco">
        E-mail errado?{' '}
        <button type="button" className="bt-texto" onClick={() => definirAberto(true)}>
          Corrigir
        </button>
      </p>
    )
  return (
    <div className="espaco">
      <FormularioPublico
        form={form}
        rotulo="Corrigir o e-mail"
        rotuloDeEnviar="Mandar para o e-mail certo"
        rotuloEnviando="Enviando…"
        aoVoltar={() => definirAberto(false)}
      >
        <CampoPublico
          form={form}
          nome="emailNovo"
          rotulo="E-mail certo"
          type="email"
          autoComplete="email"
          defaultValue={email}
          maxLength={254}
          autoFocus
        />
        <CampoPublico
          form={form}
          nome="senha"
          rotulo="A senha que você criou"
          type="password"
          autoComplete="current-password"
          maxLength={128}
        />
      </FormularioPublico>
    </div>
  )
}
