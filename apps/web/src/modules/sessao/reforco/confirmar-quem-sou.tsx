import { contratoReforco } from '@vetlume/dominio/reforco'
import { contratoSegundoFator } from '@vetlume/dominio/segundo-fator'
import * as z from 'zod/mini'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'

export interface Prova {
  senha: string
  codigo: string
}

const comSenhaECodigo = contratoSegundoFator['POST /conta/segundo-fator/codigos'].entrada
const soSenha = z.extend(z.pick(contratoReforco['POST /conta/reforco'].entrada, { senha: true }), {
  codigo: z.string(),
})

interface ConfirmarQuemSouProps {
  comCodigo: boolean
  aoCancelar: () => void
  aoProvar: (prova: Prova) => Promise<void>
}

/** The password again and, when there is a second factor, a code of it. */
export function ConfirmarQuemSou({ comCodigo, aoCancelar, aoProvar }: ConfirmarQuemSouProps) {
  const form = useFormulario<Prova, Prova>({
    esquema: comCodigo ? comSenhaECodigo : soSenha,
    valores: { senha: '', codigo: '' },
    protegerMudancas: false,
    aoEnviar: aoProvar,
  })
  return (
    <Formulario form={form} rotulo="Confirme que é você" rotuloDeSalvar="Continuar" aoCancelar={aoCancelar}>
      <CampoTexto
        controle={form.control}
        nome="senha"
        rotulo="Sua senha"
        tipo="password"
        autoComplete="current-password"
        maximo={128}
        obrigatorio
        focar
      />
      {comCodigo && (
        <CampoTexto
          controle={form.control}
          nome="codigo"
          rotulo="Código de verificação"
          ajuda="O do aplicativo ou um código de recuperação"
          autoComplete="one-time-code"
          maximo={24}
          obrigatorio
        />
      )}
    </Formulario>
  )
}
