import * as z from 'zod/mini'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { useAcaoDoModelo } from './api.ts'

const esquema = z.object({ nome: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)) })

/** Asks the name of the copy and opens it. */
export function DialogoDeDuplicar({
  ficha: { codigo, nome },
  aoFechar,
}: {
  ficha: { codigo: string; nome: string }
  aoFechar: () => void
}) {
  const { abrir } = useRegistroNaUrl()
  const duplicar = useAcaoDoModelo((dados: { nome: string }) =>
    api('POST /modelo-documento/:codigo/duplicar', { codigo, ...dados }),
  )
  const form = useFormulario({
    esquema,
    valores: { nome: `${nome.slice(0, 110)} (cópia)` },
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      const copia = await duplicar.mutateAsync(dados)
      avisar.sucesso(`“${dados.nome}” criado, como rascunho.`)
      aoFechar()
      abrir(copia.codigo)
    },
  })
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={`Duplicar “${nome}”`} descricao="A cópia começa como rascunho.">
      <Formulario form={form} rotulo="Duplicar modelo" rotuloDeSalvar="Duplicar" aoCancelar={aoFechar}>
        <CampoTexto controle={form.control} nome="nome" rotulo="Nome da cópia" obrigatorio maximo={120} focar />
      </Formulario>
    </Dialogo>
  )
}
