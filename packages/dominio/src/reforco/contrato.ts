import * as z from 'zod/mini'
import { endpoint, instante, SEM_ENTRADA } from '../contrato/index.ts'
import { codigoDeSegundoFator } from '../segundo-fator/codigo.ts'

/** Minutes for which a session that proved who is there may do what asks for it (`reforco` of an endpoint). */
export const MINUTOS_DO_REFORCO = 10

export const provaPelaSenha = z.object({
  senha: z.string().check(z.minLength(1, 'Informe a sua senha.'), z.maxLength(128)),
  /** Of the app or of recovery, where there is a second factor. */
  codigo: z.optional(codigoDeSegundoFator),
})

export const contratoReforco = {
  'GET /conta/reforco': endpoint({
    resumo: 'Como a pessoa pode confirmar quem é',
    permissao: 'autenticado',
    escopo: 'plataforma',
    antesDoSegundoFator: true,
    entrada: SEM_ENTRADA,
    resposta: z.object({
      /** The password alone is not enough. */
      comCodigo: z.boolean(),
    }),
  }),
  'POST /conta/reforco': endpoint({
    resumo: 'Confirma quem está na sessão, que por alguns minutos pode fazer o que pede esta confirmação',
    permissao: 'autenticado',
    escopo: 'nenhum',
    antesDoSegundoFator: true,
    entrada: provaPelaSenha,
    resposta: z.object({ ate: instante }),
    erros: ['SENHA_NAO_CONFERE', 'SEGUNDO_FATOR_NECESSARIO', 'SEGUNDO_FATOR_INVALIDO', 'MUITAS_TENTATIVAS'],
  }),
}
