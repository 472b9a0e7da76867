import { contratoEmail } from '@vetlume/dominio/email'
import type { Registrar } from '../../infra/http/registrar.ts'
import { abrirEmail, listarEmails } from './consultar.ts'

export function rotasEmail(registrar: Registrar): void {
  registrar(contratoEmail, { 'GET /email': listarEmails, 'GET /email/:codigo': abrirEmail })
}
