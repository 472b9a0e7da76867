import * as z from 'zod/mini'
import { codigo, endpoint, entradaDeLista, instante, pagina, porCodigo } from '../contrato/index.ts'
import { ESTADOS_DA_MENSAGEM } from './estados.ts'

const campos = {
  codigo,
  para: z.string(),
  assunto: z.string(),
  estado: z.enum(ESTADOS_DA_MENSAGEM),
  tentativas: z.int(),
  /** What the mail server answered to the last attempt, without addresses. */
  falha: z.nullable(z.string()),
  criadaEm: instante,
  enviadaEm: z.nullable(instante),
}

export const itemDeEmail = z.object(campos)
export type ItemDeEmail = z.infer<typeof itemDeEmail>

export const emailCompleto = z.object({
  ...campos,
  /** Null where mail really leaves: its secret links belong to who receives it, not to who runs the platform. */
  conteudo: z.nullable(
    z.object({ texto: z.string(), botao: z.nullable(z.object({ rotulo: z.string(), url: z.string() })) }),
  ),
})
export type EmailCompleto = z.infer<typeof emailCompleto>

export const contratoEmail = {
  'GET /email': endpoint({
    resumo: 'Caixa de saída dos e-mails da plataforma',
    permissao: 'email:ler',
    escopo: 'plataforma',
    entrada: entradaDeLista(
      ['criadaEm'],
      {
        estado: z.optional(z.enum(ESTADOS_DA_MENSAGEM)),
        /** Still to leave. */
        naFila: z.optional(z.enum(['sim'])),
      },
      '-criadaEm',
    ),
    resposta: z.extend(pagina(itemDeEmail), {
      /** Without a mail server, messages stay here to be read. */
      captura: z.boolean(),
    }),
  }),
  'GET /email/:codigo': endpoint({
    resumo: 'Uma mensagem da caixa de saída; o texto só onde os e-mails não saem',
    permissao: 'email:ler',
    escopo: 'plataforma',
    entrada: porCodigo,
    resposta: emailCompleto,
    erros: ['NAO_ENCONTRADO'],
  }),
}
