import { contratoImportacao } from '@vetlume/dominio/importacao'
import type { Banco } from '../../infra/banco/index.ts'
import { consumirLimite } from '../../infra/http/limite.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import { cancelarImportacao, verImportacao } from './acompanhar.ts'
import { aplicarImportacao } from './aplicar-importacao.ts'
import { conferirImportacao } from './conferir-importacao.ts'
import { listarRecusadas } from './listar-recusadas.ts'
import { receberPlanilha } from './receber-planilha.ts'

// Counted before the sheet is read: reading takes a process and half a gigabyte, whatever the sheet turns out to be.
const limiteDeEnvio = (usuario: string) => ({ chave: `importacao:${usuario}`, maximo: 30, janelaSegundos: 3_600 })

export function rotasImportacao(registrar: Registrar, { db }: { db: Banco }): void {
  registrar(contratoImportacao, {
    'POST /importacao': async ({ ctx, input, arquivo }) => {
      await consumirLimite(db, limiteDeEnvio(ctx.ator.usuario), ctx.agora)
      return receberPlanilha({ ctx, input, arquivo })
    },
    'GET /importacao/:codigo': verImportacao,
    'POST /importacao/:codigo/conferir': conferirImportacao,
    'POST /importacao/:codigo/aplicar': aplicarImportacao,
    'GET /importacao/:codigo/recusadas': listarRecusadas,
    'DELETE /importacao/:codigo': cancelarImportacao,
  })
}
