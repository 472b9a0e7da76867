import { contratoLaudo } from '@vetlume/dominio/laudo'
import { contratoDaPrevia } from '@vetlume/dominio/modelo-documento'
import type { Banco } from '../../infra/banco/index.ts'
import type { Cofre } from '../../infra/cofre.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import type { Cobranca } from '../atendimento/index.ts'
import type { Sessoes } from '../../infra/http/sessoes.ts'
import { assinarLaudo } from './assinar-laudo.ts'
import { assistirClipe, enderecarClipe, enderecarCompartilhado } from './assistir-clipe.ts'
import {
  baixarFotografia,
  baixarImagem,
  baixarMiniaturas,
  baixarOriginal,
  baixarPdf,
  baixarQuadro,
} from './baixar-laudo.ts'
import { cancelarLaudo } from './cancelar-laudo.ts'
import { comecarLaudo } from './comecar-laudo.ts'
import {
  cancelarCompartilhamento,
  compartilharLaudo,
  listarCompartilhamentos,
  marcarComoEnviado,
} from './compartilhar-laudo.ts'
import { conferirLaudo } from './conferir-laudo.ts'
import { confirmarLaudo } from './confirmar-laudo.ts'
import { devolverLaudo } from './devolver-laudo.ts'
import { entregarLaudo } from './entregar-laudo.ts'
import { enviarClipe } from './enviar-clipe.ts'
import { enviarImagem } from './enviar-imagem.ts'
import { enviarRelatorio } from './enviar-relatorio.ts'
import { enviarParaRevisao, listarRevisores } from './enviar-para-revisao.ts'
import { abrirCompartilhado, baixarCompartilhado } from './laudo-compartilhado.ts'
import { lerLaudo } from './ler-laudo.ts'
import { listarAnteriores } from './listar-anteriores.ts'
import { listarAAssinar } from './listar-a-assinar.ts'
import { listarLaudos } from './listar-laudos.ts'
import { modelosDeLaudo } from './modelos-de-laudo.ts'
import { imprimirPrevia, preverModelo } from './previa-do-modelo.ts'
import { baixarResumo, baixarResumoCompartilhado } from './resumo-impresso.ts'
import { retificarLaudo } from './retificar-laudo.ts'
import { salvarRascunho } from './salvar-rascunho.ts'
import { verificarPorArquivo, verificarPorCodigo } from './verificar-autenticidade.ts'

export function rotasLaudo(
  registrar: Registrar,
  { db, cofre, cobranca, sessoes }: { db: Banco; cofre: Cofre; cobranca: Cobranca; sessoes: Sessoes },
): void {
  registrar(contratoDaPrevia, {
    'GET /modelo-documento/:codigo/previa': preverModelo,
    'GET /modelo-documento/:codigo/previa/pdf': imprimirPrevia,
  })
  registrar(contratoLaudo, {
    'GET /laudo': listarLaudos,
    'GET /laudo/a-assinar': listarAAssinar,
    'GET /laudo/:codigo': lerLaudo,
    'POST /laudo': comecarLaudo,
    'PUT /laudo/:codigo': salvarRascunho,
    'GET /laudo/:codigo/pendencias': conferirLaudo,
    'GET /laudo/:codigo/anteriores': listarAnteriores,
    'GET /laudo/:codigo/revisores': listarRevisores,
    'POST /laudo/:codigo/enviar': ({ ctx, input }) => enviarParaRevisao({ ctx, input, db }),
    'POST /laudo/:codigo/devolver': devolverLaudo,
    'POST /laudo/:codigo/assinar': ({ ctx, input }) => assinarLaudo({ ctx, input, db, cofre, cobranca }),
    'POST /laudo/:codigo/entregar': ({ ctx, input }) => entregarLaudo({ ctx, input, cobranca }),
    'POST /laudo/:codigo/cancelar': cancelarLaudo,
    'POST /laudo/:codigo/retificar': retificarLaudo,
    'POST /laudo/:codigo/confirmar': confirmarLaudo,
    'GET /laudo/:codigo/pdf': baixarPdf,
    'GET /laudo/:codigo/resumo': baixarResumo,
    'POST /laudo/:codigo/imagem': enviarImagem,
    'POST /laudo/:codigo/clipe': enviarClipe,
    'POST /laudo/:codigo/relatorio': enviarRelatorio,
    'GET /laudo/:codigo/imagem/:arquivo': baixarImagem,
    'GET /laudo/:codigo/miniaturas': baixarMiniaturas,
    'GET /laudo/:codigo/imagem/:arquivo/original': baixarOriginal,
    'GET /laudo/:codigo/imagem/:arquivo/fotografia': baixarFotografia,
    'GET /laudo/:codigo/imagem/:arquivo/clipe': ({ ctx, input }) => enderecarClipe({ ctx, input, cofre }),
    'GET /laudo/:codigo/imagem/:arquivo/quadro/:quadro': baixarQuadro,
    'GET /laudo/:codigo/compartilhamentos': listarCompartilhamentos,
    'POST /laudo/:codigo/compartilhamentos': compartilharLaudo,
    'POST /laudo/:codigo/compartilhamentos/:compartilhamento/enviado': marcarComoEnviado,
    'DELETE /laudo/:codigo/compartilhamentos/:compartilhamento': cancelarCompartilhamento,
    'GET /modelo-documento/laudo': modelosDeLaudo,
    'GET /verificar': verificarPorCodigo,
    'POST /verificar': verificarPorArquivo,
    'POST /laudo-compartilhado': abrirCompartilhado,
    'POST /laudo-compartilhado/clipe': ({ ctx, input }) => enderecarCompartilhado({ ctx, input, cofre }),
    'GET /laudo-clipe': ({ ctx, input }) =>
      assistirClipe({ ctx, input, cofre, conferir: (ator) => sessoes.conferir(ator, ctx.agora) }),
    'POST /laudo-compartilhado/arquivo': baixarCompartilhado,
    'POST /laudo-compartilhado/resumo': baixarResumoCompartilhado,
  })
}
