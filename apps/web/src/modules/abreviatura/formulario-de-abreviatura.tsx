import { useQueryClient } from '@tanstack/react-query'
import { abreviaturaEscrita, MAXIMO_DO_TEXTO, type Abreviatura } from '@vetlume/dominio/abreviatura'
import { useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { consultaDeAbreviaturas } from './api.ts'

interface FormularioDeAbreviaturaProps {
  /** Null of a new one. */
  inicial: Abreviatura | null
  existentes: readonly string[]
  aoFechar: () => void
}

/** One abbreviation; another name for one that exists leaves the old name. */
export function FormularioDeAbreviatura({ inicial, existentes, aoFechar }: FormularioDeAbreviaturaProps) {
  const cliente = useQueryClient()
  const [esquema] = useState(() => {
    const livre = (atalho: string) => atalho === inicial?.atalho || !existentes.includes(atalho)
    return abreviaturaEscrita.check(
      z.refine<Abreviatura>(({ atalho }) => livre(atalho), {
        path: ['atalho'],
        error: 'Você já tem esta abreviatura.',
      }),
    )
  })
  const form = useFormulario({
    esquema,
    valores: inicial ?? { atalho: '', texto: '' },
    aoEnviar: async (escrita) => {
      await api('PUT /abreviatura/:atalho', escrita)
      if (inicial !== null && inicial.atalho !== escrita.atalho)
        await api('DELETE /abreviatura/:atalho', { atalho: inicial.atalho })
      await cliente.invalidateQueries({ queryKey: consultaDeAbreviaturas.queryKey })
      aoFechar()
    },
  })
  return (
    <Formulario form={form} rotulo="Abreviatura" aoCancelar={aoFechar}>
      <CampoTexto
        controle={form.control}
        nome="atalho"
        rotulo="Abreviatura"
        ajuda="Sem o ponto e vírgula: fig, us-rim, bexiga2."
        maximo={20}
        obrigatorio
        focar
      />
      <CampoTexto
        controle={form.control}
        nome="texto"
        rotulo="Texto"
        ajuda="Aceita variáveis, como {{animal.nome}}, e lacunas ___, por onde o Tab passa."
        linhas={4}
        maximo={MAXIMO_DO_TEXTO}
        obrigatorio
      />
    </Formulario>
  )
}
