import './nota-fiscal.css'
import { ROTULOS_DO_CERTIFICADO, senhaDoCertificado, type SituacaoDoCertificado } from '@vetlume/dominio/especialista'
import { formatarCnpj } from '@vetlume/dominio/formatos'
import type { CertificadoDaEmpresa as Certificado } from '@vetlume/dominio/nota-fiscal'
import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { Etiqueta, type TomDeEtiqueta } from '../../ui/etiqueta.tsx'
import { AreaDeArquivos } from '../../ui/formulario/area-de-arquivos.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Secao } from '../../ui/pagina.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Recado } from '../../ui/recado.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { PRAZO_DE_ASSINAR_MS, useAtualizarNotas } from './api.ts'

const TONS: Readonly<Record<SituacaoDoCertificado, TomDeEtiqueta>> = {
  VALIDO: 'sucesso',
  VENCENDO: 'aviso',
  VENCIDO: 'erro',
}

const esquema = z.object({
  arquivo: z.custom<File | null>((valor) => valor instanceof File, 'Escolha o arquivo do certificado.'),
  senha: senhaDoCertificado,
})
type Digitado = z.input<typeof esquema>

function CampoDoArquivo({ controle }: { controle: Control<Digitado, unknown, z.output<typeof esquema>> }) {
  const { field, fieldState } = useController({ control: controle, name: 'arquivo' })
  const { error } = fieldState
  return (
    <>
      <AreaDeArquivos
        rotulo={field.value === null ? 'Escolher certificado' : 'Escolher outro'}
        dica="Arquivo .pfx ou .p12 da empresa"
        aceitar=".pfx,.p12,application/x-pkcs12"
        nome={field.name}
        referencia={field.ref}
        aoEscolher={([arquivo]) => field.onChange(arquivo ?? null)}
      />
      {error === undefined ? <p role="status">{field.value?.name}</p> : <Recado tom="error">{error.message}</Recado>}
    </>
  )
}

/** The company's A1 and its password, which only opens it: it is not kept. */
function DialogoDoCertificado({ aoFechar }: { aoFechar: () => void }) {
  const atualizar = useAtualizarNotas()
  const form = useFormulario<Digitado, z.output<typeof esquema>>({
    esquema,
    valores: { arquivo: null, senha: '' },
    protegerMudancas: false,
    aoEnviar: async ({ arquivo, senha }) => {
      if (arquivo === null) return
      await api('POST /nota-fiscal/certificado', { arquivo, senha }, { prazoMs: PRAZO_DE_ASSINAR_MS })
      await atualizar()
      avisar.sucesso('Certificado da empresa guardado.')
      aoFechar()
    },
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Certificado A1 da empresa"
      descricao="O arquivo fica cifrado no servidor e não sai de lá. A senha não é guardada: ela é pedida a cada nota."
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

function Guardado({ certificado }: { certificado: Certificado }) {
  const { titular, cnpj, emissor, validoAte, situacao, enviadoEm } = certificado
  return (
    <QuadroDeValores>
      <LinhaDeValor rotulo="Titular">{titular}</LinhaDeValor>
      <LinhaDeValor rotulo="CNPJ">{cnpj === null ? 'O certificado não diz' : formatarCnpj(cnpj)}</LinhaDeValor>
      <LinhaDeValor rotulo="Emitido por">{emissor}</LinhaDeValor>
      <LinhaDeValor rotulo="Vale até">
        <DataHora instante={validoAte} /> <Etiqueta tom={TONS[situacao]} rotulo={ROTULOS_DO_CERTIFICADO[situacao]} />
      </LinhaDeValor>
      <LinhaDeValor rotulo="Enviado em">
        <DataHora instante={enviadoEm} />
      </LinhaDeValor>
    </QuadroDeValores>
  )
}

/** What signs the notes. Its key and its password are never shown. */
export function CertificadoDaEmpresa({ certificado }: { certificado: Certificado | null }) {
  const atualizar = useAtualizarNotas()
  const [enviando, enviar] = useState(false)
  const apagar = async () => {
    const texto = 'O arquivo é apagado do servidor. Para emitir de novo será preciso enviá-lo outra vez.'
    if (!(await confirmar({ titulo: 'Apagar o certificado?', texto, confirmar: 'Apagar', perigo: true }))) return
    try {
      await api('DELETE /nota-fiscal/certificado', {})
      await atualizar()
      avisar.sucesso('Certificado apagado.')
    } catch (erro) {
      avisar.erro(erro)
    }
  }
  return (
    <Secao titulo="Certificado A1 da empresa" descricao="Assina a nota e os seus cancelamentos.">
      <div className="nf-pilha">
        {certificado === null ? <p>Nenhum certificado guardado.</p> : <Guardado certificado={certificado} />}
        <div className="nf-acoes">
          <Botao variant="outlined" aria-haspopup="dialog" onClick={() => enviar(true)}>
            {certificado === null ? 'Enviar certificado' : 'Trocar certificado'}
          </Botao>
          {certificado !== null && (
            <Botao color="error" onClick={() => void apagar()}>
              Apagar certificado
            </Botao>
          )}
        </div>
      </div>
      {enviando && <DialogoDoCertificado aoFechar={() => enviar(false)} />}
    </Secao>
  )
}
