import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { FormularioPublico } from '../../ui/publico/formulario-publico.tsx'
import { PaginaPublica } from '../../ui/publico/pagina-publica.tsx'
import { useFormularioPublico } from '../../ui/publico/use-formulario-publico.ts'
import { AceiteDosTermos } from './aceite-dos-termos.tsx'
import { CampoSenhaNova } from './campo-senha-nova.tsx'

/** Opened from the letter of an invitation: the person chooses a password and agrees with the terms. */
export function AceitarConvite({ segredo }: { segredo: string }) {
  const [aceito, definirAceito] = useState(false)
  const form = useFormularioPublico({
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
          <Link to="/login" className="bt">
            Entrar
          </Link>
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
      <FormularioPublico
        form={form}
        rotulo="Aceitar o convite"
        rotuloDeEnviar="Aceitar e criar a senha"
        rotuloEnviando="Criando…"
      >
        <CampoSenhaNova form={form} />
        <AceiteDosTermos form={form} />
      </FormularioPublico>
    </PaginaPublica>
  )
}
