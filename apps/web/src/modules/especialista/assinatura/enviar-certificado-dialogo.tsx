import { senhaDoCertificado } from '@vetlume/dominio/especialista'
import { useController, type Control } from 'react-hook-form'
import * as z from 'zod/mini'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { AreaDeArquivos } from '../../../ui/formulario/area-de-arquivos.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { Texto } from '../../../ui/texto.tsx'
import { useMudanca } from '../api.ts'
import estilos from './enviar-certificado-dialogo.module.css'

const esquema = z.object({
  arquivo: z.custom<File | null>((valor) => valor instanceof File, 'Escolha o arquivo do certificado.'),
  senha: senhaDoCertificado,
})
type Valores = z.input<typeof esquema>
type Dados = z.output<typeof esquema>

function CampoDoArquivo({ controle }: { controle: Control<Valores, unknown, Dados> }) {
  const { field, fieldState } = useController({ control: controle, name: 'arquivo' })
  return (
    <div className={estilos.campoDoArquivo}>
      <AreaDeArquivos
        rotulo={field.value === null ? 'Escolher certificado' : 'Escolher outro'}
        dica="Arquivo .pfx ou .p12"
        aceitar=".pfx,.p12,application/x-pkcs12"
        nome={field.name}
        referencia={field.ref}
        aoEscolher={([arquivo]) => field.onChange(arquivo ?? null)}
      />
      <Texto
        tamanho="pequeno"
        erro={fieldState.error !== undefined}
        role={fieldState.error === undefined ? 'status' : 'alert'}
        className={estilos.arquivo}
      >
        {fieldState.error?.message ?? field.value?.name}
      </Texto>
    </div>
  )
}

/** The A1 file and its password, which only opens it: it is not kept. */
export function EnviarCertificadoDialogo({ codigo, aoFechar }: { codigo: string; aoFechar: () => void }) {
  const { mutateAsync: enviar } = useMudanca('POST /especialista/:codigo/assinatura/certificado', codigo)
  const form = useFormulario<Valores, Dados>({
    esquema,
    valores: { arquivo: null, senha: '' },
    protegerMudancas: false,
    aoEnviar: async ({ arquivo, senha }) => {
      if (arquivo === null) return
      await enviar({ arquivo, senha })
      avisar.sucesso('Certificado guardado.')
      aoFechar()
    },
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Certificado A1"
      descricao="O arquivo fica cifrado no servidor e não sai de lá. A senha não é guardada: ela será pedida ao assinar."
    >
      <Formulario form={form} rotulo="Certificado A1" rotuloDeSalvar="Guardar certificado" aoCancelar={aoFechar}>
        <CampoDoArquivo controle={form.control} />
        <CampoTexto
          controle={form.control}
          nome="senha"
          rotulo="Senha do certificado"
          tipo="password"
          obrigatorio
          maximo={128}
          autoComplete="one-time-code"
        />
      </Formulario>
    </Dialogo>
  )
}
