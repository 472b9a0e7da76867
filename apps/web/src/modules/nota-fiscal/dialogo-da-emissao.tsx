import type { NotasDoTitulo, PreviaDaNota } from '@vetlume/dominio/nota-fiscal'
import { useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { PRAZO_DE_ASSINAR_MS, useAtualizarNotas } from './api.ts'
import { CamposDaEmissao, camposDaEmissao, comoEmissao, valoresDaEmissao } from './campos-da-emissao.tsx'
import { SEM_VALOR_FISCAL } from './situacao.tsx'

const esquema = z.object(camposDaEmissao)

interface DialogoDaEmissaoProps {
  titulo: NotasDoTitulo['titulo']
  previa: PreviaDaNota
  aoFechar: () => void
}

/** Issues the note of a title. */
export function DialogoDaEmissao({ titulo, previa, aoFechar }: DialogoDaEmissaoProps) {
  const atualizar = useAtualizarNotas()
  // Made once: a second click, or a reply that was lost, is the same note.
  const [codigo] = useState(() => crypto.randomUUID())
  const form = useFormulario({
    esquema,
    valores: valoresDaEmissao(previa),
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      const entrada = { ...comoEmissao(dados), codigo, titulo: titulo.codigo }
      await api('POST /nota-fiscal', entrada, { prazoMs: PRAZO_DE_ASSINAR_MS })
      await atualizar()
      avisar.sucesso('Nota fiscal assinada e a caminho.')
      aoFechar()
    },
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Emitir nota fiscal da conta nº ${titulo.numero}`}
      descricao={`Para ${previa.tomador.nome}. ${SEM_VALOR_FISCAL}`}
    >
      <Formulario form={form} rotulo="Nota fiscal" rotuloDeSalvar="Emitir nota" aoCancelar={aoFechar}>
        <CamposDaEmissao controle={form.control} previa={previa} valorCentavos={titulo.valorCentavos} />
      </Formulario>
    </Dialogo>
  )
}
