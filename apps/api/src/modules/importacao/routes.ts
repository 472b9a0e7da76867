import { contratoImportacao } from '@vetlume/dominio/importacao'
import type { Registrar } from '../../infra/http/registrar.ts'
import { cancelarImportacao, verImportacao } from './acompanhar.ts'
import { aplicarImportacao } from './aplicar-importacao.ts'
import { conferirImportacao } from './conferir-importacao.ts'
import { receberPlanilha } from './receber-planilha.ts'

export function rotasImportacao(registrar: Registrar): void {
  registrar(contratoImportacao, {
    'POST /importacao': receberPlanilha,
    'GET /importacao/:codigo': verImportacao,
    'POST /importacao/:codigo/conferir': conferirImportacao,
    'POST /importacao/:codigo/aplicar': aplicarImportacao,
    'DELETE /importacao/:codigo': cancelarImportacao,
  })
}
