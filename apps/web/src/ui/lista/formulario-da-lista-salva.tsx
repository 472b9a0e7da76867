import { useQueryClient } from '@tanstack/react-query'
import { listaSalva, MAXIMO_DO_NOME_DA_LISTA, type ListaSalva } from '@vetlume/dominio/lista-salva'
import * as z from 'zod/mini'
import { consultaDeListasSalvas, seVeComo, type ComoSeVe } from '../../lib/listas-salvas.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../avisar.ts'
import { CampoMarcado } from '../formulario/campo-marcado.tsx'
import { CampoTexto } from '../formulario/campo-texto.tsx'
import { Formulario } from '../formulario/formulario.tsx'
import { useFormulario } from '../formulario/use-formulario.ts'

const esquema = z.object({ nome: listaSalva.shape.nome, trocar: z.boolean() })

interface FormularioDaListaSalvaProps {
  lista: string
  /** Null of a new one. */
  inicial: ListaSalva | null
  atual: ComoSeVe
  aoFechar: () => void
}

/** The name of a saved list, and whether what it holds becomes what is on the screen. */
export function FormularioDaListaSalva({ lista, inicial, atual, aoFechar }: FormularioDaListaSalvaProps) {
  const cliente = useQueryClient()
  const outra = inicial !== null && !seVeComo(inicial, atual)
  const form = useFormulario({
    esquema,
    valores: { nome: inicial?.nome ?? '', trocar: false },
    aoEnviar: async ({ nome, trocar }) => {
      const { consulta, colunas } = inicial === null || trocar ? atual : inicial
      if (inicial === null) await api('POST /lista-salva', { lista, nome, consulta, colunas })
      else await api('PUT /lista-salva/:codigo', { codigo: inicial.codigo, nome, consulta, colunas })
      await cliente.invalidateQueries({ queryKey: consultaDeListasSalvas(lista).queryKey })
      avisar.sucesso(`Lista “${nome}” salva.`)
      aoFechar()
    },
  })
  return (
    <Formulario form={form} rotulo="Lista salva" aoCancelar={aoFechar}>
      <CampoTexto
        controle={form.control}
        nome="nome"
        rotulo="Nome"
        ajuda="Como você a chama: Urgentes, Vencidas da semana."
        maximo={MAXIMO_DO_NOME_DA_LISTA}
        obrigatorio
        focar
      />
      {outra && (
        <CampoMarcado
          controle={form.control}
          nome="trocar"
          rotulo="Trocar pelo que está na tela"
          ajuda="Guarda os filtros, a ordem e as colunas de agora."
        />
      )}
    </Formulario>
  )
}
