import { contratoAbreviatura } from '@vetlume/dominio/abreviatura'
import type { Registrar } from '../../infra/http/registrar.ts'
import { apagarAbreviatura } from './apagar-abreviatura.ts'
import { abreviaturasDe } from './queries.ts'
import { salvarAbreviatura } from './salvar-abreviatura.ts'

export function rotasAbreviatura(registrar: Registrar): void {
  registrar(contratoAbreviatura, {
    'GET /abreviatura': ({ ctx }) => abreviaturasDe(ctx.tx, { cliente: ctx.cliente, usuario: ctx.ator.usuario }),
    'PUT /abreviatura/:atalho': salvarAbreviatura,
    'DELETE /abreviatura/:atalho': apagarAbreviatura,
  })
}
