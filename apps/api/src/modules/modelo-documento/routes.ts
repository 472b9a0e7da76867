import { contratoModeloDocumento } from '@vetlume/dominio/modelo-documento'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { duplicarModelo } from './duplicar-modelo.ts'
import { baixarDocumentoEmitido, emitirDocumento, listarDocumentosEmitidos } from './emitir-documento.ts'
import { publicarModelo } from './publicar-modelo.ts'
import { listarModelosDeDocumento } from './queries.ts'
import { abrirRascunho, descartarRascunho, salvarRascunho } from './rascunho.ts'
import { verbosDoModelo } from './verbos-do-modelo.ts'
import { listarVersoes, verVersao } from './versoes.ts'

export function rotasModeloDocumento(registrar: Registrar): void {
  registrar(contratoModeloDocumento, {
    ...handlersDoCadastro('modelo-documento', listarModelosDeDocumento, verbosDoModelo),
    'GET /modelo-documento/:codigo/versoes': listarVersoes,
    'GET /modelo-documento/:codigo/versoes/:versao': verVersao,
    'POST /modelo-documento/:codigo/rascunho': abrirRascunho,
    'PUT /modelo-documento/:codigo/rascunho': salvarRascunho,
    'DELETE /modelo-documento/:codigo/rascunho': descartarRascunho,
    'POST /modelo-documento/:codigo/publicar': publicarModelo,
    'POST /modelo-documento/:codigo/duplicar': duplicarModelo,
    'POST /modelo-documento/:codigo/documento': emitirDocumento,
    'GET /documento-emitido': listarDocumentosEmitidos,
    'GET /documento-emitido/:codigo/pdf': baixarDocumentoEmitido,
  })
}
