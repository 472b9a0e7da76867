import { contratoAtendimento } from '@vetlume/dominio/atendimento'
import type { Registrar } from '../../infra/http/registrar.ts'
import { anexar } from './anexar.ts'
import { baixarAnexo } from './baixar-anexo.ts'
import { comentar } from './comentar.ts'
import { criarAtendimento } from './criar-atendimento.ts'
import { editarAtendimento } from './editar-atendimento.ts'
import { lerAtendimento } from './ler-atendimento.ts'
import { listarOsAtendimentos } from './listar-atendimentos.ts'
import { preverPreco } from './prever-preco.ts'
import { transitar, type Cobranca } from './transitar.ts'

export function rotasAtendimento(registrar: Registrar, { cobranca }: { cobranca: Cobranca }): void {
  registrar(contratoAtendimento, {
    'GET /atendimento': listarOsAtendimentos,
    'GET /atendimento/:codigo': lerAtendimento,
    'POST /atendimento': criarAtendimento,
    'PUT /atendimento/:codigo': editarAtendimento,
    'POST /atendimento/preco': preverPreco,
    'POST /atendimento/:codigo/transicao': ({ ctx, input }) => transitar({ ctx, input, cobranca }),
    'POST /atendimento/:codigo/comentario': comentar,
    'POST /atendimento/:codigo/anexo': anexar,
    'GET /atendimento/:codigo/anexo/:anexo': baixarAnexo,
  })
}
