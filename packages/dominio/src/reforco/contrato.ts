import * as z from 'zod/mini'
import { codigo, endpoint, instante, SEM_ENTRADA } from '../contrato/index.ts'
import { pedidoDeProva, provaDaChave } from '../chave-de-acesso/index.ts'
import { codigoDeSegundoFator } from '../segundo-fator/index.ts'

/** Minutes for which a session that proved who is there may do what asks for it (`reforco` of an endpoint). */
export const MINUTOS_DO_REFORCO = 10

const provaPelaSenha = z.strictObject({
  senha: z.string().check(z.minLength(1, 'Informe a sua senha.'), z.maxLength(128)),
  /** Of the app or of recovery, where there is a second factor. */
  codigo: z.optional(codigoDeSegundoFator),
})

/** The password, with its second factor, or a passkey, which is worth both. */
export const provaDeQuemE = z.union([provaPelaSenha, z.strictObject({ prova: provaDaChave })])

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
      /** An app shows that code; without one it is of recovery. */
      comAplicativo: z.boolean(),
      comChave: z.boolean(),
    }),
  }),
  'POST /conta/reforco/desafio': endpoint({
    resumo: 'O que uma chave de acesso da pessoa assina para confirmar quem é ou, com o laudo, para assiná-lo',
    permissao: 'autenticado',
    escopo: 'plataforma',
    antesDoSegundoFator: true,
    entrada: z.object({ laudo: z.optional(codigo) }),
    resposta: pedidoDeProva,
  }),
  'POST /conta/reforco': endpoint({
    resumo: 'Confirma quem está na sessão, que por alguns minutos pode fazer o que pede esta confirmação',
    permissao: 'autenticado',
    escopo: 'nenhum',
    antesDoSegundoFator: true,
    entrada: provaDeQuemE,
    resposta: z.object({ ate: instante }),
    erros: [
      'SENHA_NAO_CONFERE',
      'SEGUNDO_FATOR_NECESSARIO',
      'SEGUNDO_FATOR_INVALIDO',
      'CHAVE_DE_ACESSO_RECUSADA',
      'MUITAS_TENTATIVAS',
    ],
  }),
}
