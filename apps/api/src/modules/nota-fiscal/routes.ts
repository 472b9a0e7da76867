import { contratoNotaFiscal } from '@vetlume/dominio/nota-fiscal'
import type { Registrar } from '../../infra/http/registrar.ts'
import { abrirNota, verNotasDoTitulo } from './abrir-nota.ts'
import { baixarDps, baixarPdf, baixarXml } from './baixar.ts'
import { enviarCertificado, retirarCertificado, type Custodia } from './certificado.ts'
import { mudarConfiguracao, verConfiguracao } from './configuracao.ts'
import { cancelarNota, substituirNota } from './desfazer-nota.ts'
import { emitirVarias } from './emitir-varias.ts'
import { emitirNota } from './emitir.ts'
import { leituraDe } from './policy.ts'
import { listarNotas } from './queries-leitura.ts'

export function rotasNotaFiscal(registrar: Registrar, custodia: Custodia): void {
  registrar(contratoNotaFiscal, {
    'GET /nota-fiscal/configuracao': verConfiguracao,
    'PUT /nota-fiscal/configuracao': mudarConfiguracao,
    'POST /nota-fiscal/certificado': (chamada) => enviarCertificado({ ...chamada, cofre: custodia.cofre }),
    'DELETE /nota-fiscal/certificado': retirarCertificado,
    'GET /nota-fiscal': ({ ctx, input }) => listarNotas(ctx.tx, leituraDe(ctx), ctx.ator.fuso, input),
    'GET /nota-fiscal/:codigo': ({ ctx, input }) => abrirNota(ctx, input.codigo),
    'GET /nota-fiscal/titulo/:titulo': verNotasDoTitulo,
    'POST /nota-fiscal': (chamada) => emitirNota({ ...chamada, custodia }),
    'POST /nota-fiscal/lote': (chamada) => emitirVarias({ ...chamada, custodia }),
    'POST /nota-fiscal/:codigo/cancelamento': (chamada) => cancelarNota({ ...chamada, custodia }),
    'POST /nota-fiscal/:codigo/substituicao': (chamada) => substituirNota({ ...chamada, custodia }),
    'GET /nota-fiscal/:codigo/xml': baixarXml,
    'GET /nota-fiscal/:codigo/dps': baixarDps,
    'GET /nota-fiscal/:codigo/pdf': baixarPdf,
  })
}
