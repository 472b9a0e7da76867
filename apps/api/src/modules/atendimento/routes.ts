import { contratoAtendimento } from '@vetlume/dominio/atendimento'
import type { Registrar } from '../../infra/http/registrar.ts'
import { comCredito, type Credito } from '../agenda/index.ts'
import { anexar } from './anexar.ts'
import { baixarAnexo } from './baixar-anexo.ts'
import { comentar } from './comentar.ts'
import { criarAtendimento } from './criar-atendimento.ts'
import { editarAtendimento } from './editar-atendimento.ts'
import { lerAtendimento } from './ler-atendimento.ts'
import { listarOsAtendimentos } from './listar-atendimentos.ts'
import { listarComentarios } from './listar-comentarios.ts'
import { aceitarPedido, proporHorario } from './atendimento-conduz/marcar-pedido.ts'
import { editarComentario, removerComentario } from './mudar-comentario.ts'
import { preverCobranca } from './prever-cobranca.ts'
import { preverPreco } from './prever-preco.ts'
import { removerAnexo } from './remover-anexo.ts'
import { recusarPedido, responderProposta } from './responder-pedido.ts'
import { transitar, type Cobranca } from './transitar.ts'

const doCodigo = ({ codigo }: { codigo: string }) => ({ tipo: 'atendimento' as const, codigo })

export function rotasAtendimento(
  registrar: Registrar,
  { cobranca, credito }: { cobranca: Cobranca; credito: Credito },
): void {
  const noCredito = comCredito(credito)
  const editar = noCredito(editarAtendimento, (pedido, { cobraMais }) => (cobraMais ? doCodigo(pedido) : null))
  registrar(contratoAtendimento, {
    'GET /atendimento': listarOsAtendimentos,
    'GET /atendimento/:codigo': lerAtendimento,
    // What comes of an appointment was asked about when it was booked.
    'POST /atendimento': noCredito(criarAtendimento, ({ agendamento }, novo) =>
      agendamento === null ? doCodigo(novo) : null,
    ),
    'PUT /atendimento/:codigo': async (chamada) => ({ versao: (await editar(chamada)).versao }),
    'POST /atendimento/preco': preverPreco,
    'POST /atendimento/:codigo/transicao': ({ ctx, input }) => transitar({ ctx, input, cobranca }),
    'GET /atendimento/:codigo/cobranca': ({ ctx, input }) => preverCobranca({ ctx, input, cobranca }),
    'POST /atendimento/:codigo/aceitar': noCredito(aceitarPedido, doCodigo),
    'POST /atendimento/:codigo/propor': noCredito(proporHorario, doCodigo),
    'POST /atendimento/:codigo/recusar': recusarPedido,
    'POST /atendimento/:codigo/responder-proposta': responderProposta,
    'GET /atendimento/:codigo/comentario': listarComentarios,
    'POST /atendimento/:codigo/comentario': comentar,
    'PUT /atendimento/:codigo/comentario/:comentario': editarComentario,
    'DELETE /atendimento/:codigo/comentario/:comentario': removerComentario,
    'POST /atendimento/:codigo/anexo': anexar,
    'GET /atendimento/:codigo/anexo/:anexo': baixarAnexo,
    'DELETE /atendimento/:codigo/anexo/:anexo': removerAnexo,
  })
}
