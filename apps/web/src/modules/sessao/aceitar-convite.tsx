import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { FormularioNativo } from '../../ui/formulario/formulario-nativo.tsx'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { useFormularioNativo } from '../../ui/formulario/use-formulario-nativo.ts'
import { AceiteDosTermos } from './aceite-dos-termos.tsx'
import { CampoSenhaNova } from './campo-senha-nova.tsx'
import { BotaoElo } from '../../ui/elo.tsx'

/** Opened from the letter of an invitation: the person chooses a password and agrees with the terms. */
export function AceitarConvite({ segredo }: { segredo: string }) {
  const [aceito, definirAceito] = useState(false)
  const form = useFormularioNativo({
    esquema: async () => (await import('./senha-nova.ts')).conviteAceito,
    aoEnviar: async (dados) => {
      await api('POST /auth/aceitar-convite', { segredo, ...dados })
      definirAceito(true)
    },
  })
  if (aceito) {
    return (
      <PaginaPublica
        painel
        titulo="Tudo pronto"
        apoio="Sua conta está ativa. Entre com o e-mail do convite e a sua senha."
      >
        <p>
          <BotaoElo to="/login" variant="contained">
            Entrar
          </BotaoElo>
        </p>
      </PaginaPublica>
    )
  }
  return (
    <PaginaPublica
      painel
      titulo="Aceite o convite"
      apoio="Crie a sua senha para entrar. Ninguém mais a conhece."
      topo={<Link to="/login">Entrar</Link>}
    >
      <FormularioNativo
        form={form}
        rotulo="Aceitar o convite"
        rotuloDeEnviar="Aceitar e criar a senha"
        rotuloEnviando="Criando…"
      >
        <CampoSenhaNova form={form} />
        <AceiteDosTermos form={form} />
      </FormularioNativo>
    </PaginaPublica>
  )
}
