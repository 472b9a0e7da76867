import { contratoSegundoFator } from '@vetlume/dominio/segundo-fator'
import * as z from 'zod/mini'

/** The password again, where it was not just typed. */
export const soSenha = z.pick(contratoSegundoFator['POST /conta/segundo-fator'].entrada, { senha: true })
export const codigoNovo = contratoSegundoFator['POST /conta/segundo-fator/confirmacao'].entrada
