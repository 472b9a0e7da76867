import * as z from 'zod/mini'
import { endpoint, entradaDeLista, instante, pagina } from '../contrato/index.ts'

/** One change of a record: who, when, from where, and what each field was and became. */
export const itemDeHistorico = z.object({
  /** Tells one change of the record from another. */
  codigo: z.string(),
  quando: instante,
  /** Null when the system did it by itself. */
  usuario: z.nullable(z.string()),
  endereco: z.nullable(z.string()),
  acao: z.string(),
  mudancas: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
})
export type ItemDeHistorico = z.infer<typeof itemDeHistorico>

export const contratoHistorico = {
  'GET /historico': endpoint({
    resumo: 'Mudanças de um registro, da mais nova para a mais antiga',
    permissao: 'historico:ler',
    escopo: 'cliente',
    deixaRastro: true,
    entrada: entradaDeLista(
      ['quando'],
      {
        /** Kind of record, as the audit trail names it: `tutor`, `animal`, `laudo`... */
        entidade: z.string().check(z.regex(/^[a-z][a-z_-]{1,39}$/)),
        registro: z.string().check(z.regex(/^[\w-]{1,60}$/)),
      },
      '-quando',
    ),
    resposta: pagina(itemDeHistorico),
  }),
}
