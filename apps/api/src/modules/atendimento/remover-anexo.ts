import type { contratoAtendimento } from '@vetlume/dominio/atendimento'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { publicarMudanca, registrarNaLinhaDoTempo } from './linha-do-tempo.ts'
import { podeRemoverAnexo } from './policy.ts'
import { apagarAnexo, arquivoDoAnexo } from './queries-anexo.ts'
import { travarAtendimento } from './queries.ts'

type Entrada = EntradaLida<(typeof contratoAtendimento)['DELETE /atendimento/:codigo/anexo/:anexo']>

/** Takes a file out of the request: that it was there, and who took it out, stays told. */
export async function removerAnexo({ ctx, input }: { ctx: CtxCliente; input: Entrada }): Promise<void> {
  const { tx, cliente, ator } = ctx
  const { anexo, codigo: atendimento } = input
  const visao = visaoDe(ator)
  const linha = exigir(await travarAtendimento(tx, cliente, visao, atendimento))
  const achado = await arquivoDoAnexo(tx, { cliente, atendimento, anexo })
  if (achado === undefined)
    throw new ErroDeDominio('NAO_ENCONTRADO', { mensagem: 'Este anexo não está mais aqui: alguém já o removeu.' })
  if (!podeRemoverAnexo(visao, ator, linha, achado)) {
    if (achado.enviadoPor !== ator.usuario) throw new ErroDeDominio('SEM_PERMISSAO')
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'O atendimento já terminou, e os anexos fazem parte dele. Peça à empresa para remover.',
    })
  }
  const { nome, arquivo } = achado
  await apagarAnexo(tx, { cliente, anexo, arquivo })
  await registrarNaLinhaDoTempo(ctx, [{ atendimento, tipo: 'ANEXO_REMOVIDO', texto: `Anexo removido: ${nome}` }])
  publicarMudanca(ctx, linha)
  ctx.auditar({
    acao: 'REMOVER_ANEXO',
    entidade: 'atendimento',
    registro: atendimento,
    mudancas: { anexo: [nome, null] },
  })
}
