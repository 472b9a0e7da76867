import { camposDoCadastro, senhaSemDadosDaPessoa, VERSAO_DOS_TERMOS } from '@vetlume/dominio/conta'
import type { CadastroGratis } from '@vetlume/dominio/conta'
import * as z from 'zod/mini'
import { sem } from '../../lib/sem.ts'

/** The sign-up as the screen asks it: a tick in place of the version of the terms. */
export const cadastro = z.pipe(
  z
    .object({
      ...camposDoCadastro,
      aceite: z.literal(true, 'Para continuar, aceite os termos e a política de privacidade.'),
    })
    .check(senhaSemDadosDaPessoa),
  z.transform((dados): CadastroGratis => ({ ...sem(dados, 'aceite'), versaoTermos: VERSAO_DOS_TERMOS })),
)
