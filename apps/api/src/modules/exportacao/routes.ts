import { contratoExportacao } from '@vetlume/dominio/exportacao'
import type { Registrar } from '../../infra/http/registrar.ts'
import type { Sessoes } from '../../infra/http/sessoes.ts'
import { abrirLink, baixarExportacao } from './baixar-exportacao.ts'
import { cancelarExportacao, pedirExportacao, verConteudo, verExportacoes } from './pedir-exportacao.ts'

export function rotasExportacao(registrar: Registrar, { sessoes }: { sessoes: Sessoes }): void {
  registrar(contratoExportacao, {
    'GET /exportacao': verExportacoes,
    'GET /exportacao/conteudo': verConteudo,
    'POST /exportacao': pedirExportacao,
    'DELETE /exportacao/:codigo': cancelarExportacao,
    'POST /exportacao/:codigo/link': abrirLink,
    'GET /exportacao/arquivo': ({ ctx, input: { link } }) =>
      baixarExportacao(ctx, link, (ator) => sessoes.conferir(ator, ctx.agora)),
  })
}
