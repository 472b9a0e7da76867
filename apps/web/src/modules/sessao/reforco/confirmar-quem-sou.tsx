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
const soSenha = z.extend(comSenhaECodigo, { codigo: z.string() })

interface ConfirmarQuemSouProps {
  comCodigo: boolean
  /** Without an app, the code is one of recovery. */
  comAplicativo?: boolean
  focar?: boolean
  aoCancelar: () => void
  aoProvar: (prova: Prova) => Promise<void>
}

/** The password again and, when there is a second factor, a code of it. */
export function ConfirmarQuemSou({
  comCodigo,
  comAplicativo = true,
  focar = true,
  aoCancelar,
  aoProvar,
}: ConfirmarQuemSouProps) {
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
        focar={focar}
      />
      {comCodigo && (
        <CampoTexto
          controle={form.control}
          nome="codigo"
          rotulo={comAplicativo ? 'Código de verificação' : 'Código de recuperação'}
          ajuda={
            comAplicativo ? 'O do aplicativo ou um código de recuperação' : 'Um dos que você guardou ao criar a chave'
          }
          autoComplete="one-time-code"
          maximo={24}
          obrigatorio
        />
      )}
    </Formulario>
  )
}
