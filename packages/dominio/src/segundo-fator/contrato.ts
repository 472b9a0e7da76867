import * as z from 'zod/mini'
import { endpoint, VAZIO } from '../contrato/index.ts'
import { codigoDeSegundoFator, codigoDoAplicativo } from './codigo.ts'

const senha = z.string().check(z.minLength(1, 'Informe a sua senha.'), z.maxLength(128))

/** What an authenticator app needs, as an image and as text. It is shown once and proved with a code. */
export const segundoFatorNovo = z.object({
  /** Base 32, to be typed where there is no camera. */
  chave: z.string(),
  uri: z.string(),
  /** Square of `lado` modules, the dark ones as an SVG path of one unit each. */
  qr: z.object({ lado: z.int(), caminho: z.string() }),
})
export type SegundoFatorNovo = z.infer<typeof segundoFatorNovo>

/** Shown once: only their hashes are kept. */
export const codigosDeRecuperacao = z.object({ codigos: z.array(z.string()) })

export const contratoSegundoFator = {
  'POST /conta/segundo-fator': endpoint({
    resumo: 'Começa a cadastrar um aplicativo autenticador, ou a trocá-lo por outro',
    permissao: 'autenticado',
    escopo: 'nenhum',
    antesDoSegundoFator: true,
    reforco: true,
    entrada: z.object({
      senha,
      /** A current code, when there already is an app. */
      codigo: z.optional(codigoDeSegundoFator),
    }),
    resposta: segundoFatorNovo,
    erros: ['SENHA_NAO_CONFERE', 'SEGUNDO_FATOR_INVALIDO', 'MUITAS_TENTATIVAS'],
  }),
  'POST /conta/segundo-fator/confirmacao': endpoint({
    resumo: 'Liga o segundo fator com um código do aplicativo e mostra, uma única vez, os códigos de recuperação',
    permissao: 'autenticado',
    escopo: 'nenhum',
    antesDoSegundoFator: true,
    entrada: z.object({ codigo: codigoDoAplicativo }),
    resposta: codigosDeRecuperacao,
    erros: ['SEGUNDO_FATOR_INVALIDO', 'TRANSICAO_INVALIDA', 'MUITAS_TENTATIVAS'],
  }),
  'POST /conta/segundo-fator/codigos': endpoint({
    resumo: 'Troca os códigos de recuperação por dez novos',
    permissao: 'autenticado',
    escopo: 'nenhum',
    entrada: z.object({ senha, codigo: codigoDeSegundoFator }),
    resposta: codigosDeRecuperacao,
    erros: ['SENHA_NAO_CONFERE', 'SEGUNDO_FATOR_INVALIDO', 'TRANSICAO_INVALIDA', 'MUITAS_TENTATIVAS'],
  }),
  'POST /conta/segundo-fator/desligar': endpoint({
    resumo: 'Desliga o segundo fator. Onde o perfil o exige, só se troca de aplicativo',
    permissao: 'autenticado',
    escopo: 'nenhum',
    entrada: z.object({ senha, codigo: codigoDeSegundoFator }),
    resposta: VAZIO,
    status: 204,
    erros: ['SENHA_NAO_CONFERE', 'SEGUNDO_FATOR_INVALIDO', 'TRANSICAO_INVALIDA', 'MUITAS_TENTATIVAS'],
  }),
}
