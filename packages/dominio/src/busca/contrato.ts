import * as z from 'zod/mini'
import { endpoint } from '../contrato/index.ts'

/** Kinds of record that the search of the top bar finds, in the order in which they are shown. */
export const TIPOS_DE_ACHADO = ['animal', 'tutor', 'atendimento', 'laudo', 'parceiro', 'cliente', 'usuario'] as const
export type TipoDeAchado = (typeof TIPOS_DE_ACHADO)[number]

/** How many of each kind are answered. */
export const ACHADOS_POR_TIPO = 5

export const achado = z.object({
  tipo: z.enum(TIPOS_DE_ACHADO),
  codigo: z.string(),
  titulo: z.string(),
  /** What tells it from others with the same title. */
  detalhe: z.string(),
  /** What was typed is its number: it stands before everything else. */
  exato: z.boolean(),
})
export type Achado = z.infer<typeof achado>

export const contratoBusca = {
  'GET /busca': endpoint({
    resumo: 'Procura em tudo o que a pessoa pode ver: nome, CPF, telefone, número',
    permissao: 'autenticado',
    // The verb opens the tenant's transaction for its records, and the platform's for those of ADMIN.
    escopo: 'nenhum',
    entrada: z.object({ termo: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
    resposta: z.object({
      itens: z.array(achado),
      /** Kinds of which there is more than what is answered. */
      haMais: z.array(z.enum(TIPOS_DE_ACHADO)),
    }),
  }),
}
