import { Link } from '@tanstack/react-router'
import { api } from '../../../lib/navegador.ts'
import { CampoNativo } from '../../../ui/formulario/campo-nativo.tsx'
import { FormularioNativo } from '../../../ui/formulario/formulario-nativo.tsx'
import { useFormularioNativo } from '../../../ui/formulario/use-formulario-nativo.ts'
import type { EmpresaDoBilhete } from './empresa-do-bilhete.ts'

export interface IdentificacaoProps {
  aoIdentificar: (empresas: readonly EmpresaDoBilhete[]) => void
  aoVoltar: () => void
}

/** For which company it is: who answers for it says so with the password, and no session is opened. */
export function Identificacao({ aoIdentificar, aoVoltar }: IdentificacaoProps) {
  const form = useFormularioNativo({
    esquema: async () =>
      (await import('@vetlume/dominio/assinatura')).contratoAssinatura['POST /assinatura/publica/bilhete'].entrada,
    aoEnviar: async (dados) => {
      const { empresas } = await api('POST /assinatura/publica/bilhete', dados, { publico: true })
      aoIdentificar(empresas)
    },
  })
  return (
    <FormularioNativo
      form={form}
      rotulo="Quem assina"
      rotuloDeEnviar="Continuar"
      rotuloEnviando="Conferindo…"
      aoVoltar={aoVoltar}
    >
      <CampoNativo
        form={form}
        nome="identificador"
        rotulo="E-mail ou CPF"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        autoFocus
      />
      <CampoNativo
        form={form}
        nome="senha"
        rotulo="Senha"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        ajuda="A do seu cadastro. Serve também antes de confirmar o e-mail."
        aoLado={<Link to="/recuperar-senha">Esqueci a senha</Link>}
      />
    </FormularioNativo>
  )
}
