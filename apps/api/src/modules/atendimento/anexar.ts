import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { restringir } from '@vetlume/dominio/permissoes'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { prepararAnexo } from '../../infra/anexo-recebido.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { visaoDe } from '../cadastros/index.ts'
import { guardarArquivo } from '../cliente/index.ts'
import { publicarMudanca, registrarNaLinhaDoTempo } from './linha-do-tempo.ts'
import { podeAnexar, podeRemoverAnexo } from './policy.ts'
import { anexoComEsteConteudo, contarAnexos, inserirAnexo, type AnexoLido } from './queries-anexo.ts'
import { lerLinha, travarAtendimento, type LinhaDeAtendimento } from './queries.ts'

type Anexo = AtendimentoCompleto['anexos'][number]

const MAXIMO_DE_ANEXOS = 50

interface Recebido {
  nome: string
  bytes: Uint8Array
}

/** An attachment with what the person may do to it. */
export function apresentarAnexo(
  { ator }: Pick<CtxCliente, 'ator'>,
  atendimento: Pick<LinhaDeAtendimento, 'estado'>,
  { enviadoPor, ...anexo }: AnexoLido,
): Anexo {
  const remover = podeRemoverAnexo(visaoDe(ator), ator, atendimento, { enviadoPor })
  return { ...anexo, permissoes: restringir(ator, 'atendimento:escrever', { remover }) }
}

function exigirAnexavel(lida: LinhaDeAtendimento | undefined): LinhaDeAtendimento {
  const atendimento = exigir(lida)
  if (!podeAnexar(atendimento))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Este atendimento foi cancelado: não recebe mais anexos.',
    })
  return atendimento
}

/**
 * Attaches a file to a request. The slow work happens between two short transactions. Sending the same bytes again
 * answers the attachment that there is, so a retry is harmless.
 */
export async function anexar({
  ctx,
  input,
  arquivo,
}: {
  ctx: CtxLivre<Ator>
  input: { codigo: string }
  arquivo: Recebido
}): Promise<Anexo> {
  const { ator, agora } = ctx
  const cliente = exigirCliente(ator)
  const visao = visaoDe(ator)
  await ctx.emCliente(cliente, async ({ tx }) => exigirAnexavel(await lerLinha(tx, cliente, visao, input.codigo)))
  const { bytes, ...preparado } = await prepararAnexo(arquivo.bytes, pedinteDe(ctx))
  const sha256 = await guardarArquivo(ctx, cliente, bytes)
  const nome = arquivo.nome || 'anexo'

  return ctx.emCliente(cliente, async (noCliente) => {
    // Held, so that two equal uploads become one and nothing is cancelled meanwhile.
    const linha = exigirAnexavel(await travarAtendimento(noCliente.tx, cliente, visao, input.codigo))
    const { codigo: atendimento, animal } = linha
    const existente = await anexoComEsteConteudo(noCliente.tx, { cliente, atendimento, sha256 })
    if (existente !== undefined) return apresentarAnexo(noCliente, linha, existente)
    if ((await contarAnexos(noCliente.tx, { cliente, atendimento })) >= MAXIMO_DE_ANEXOS) {
      throw new ErroDeDominio('VALIDACAO', {
        campos: { arquivo: `Um atendimento guarda até ${MAXIMO_DE_ANEXOS} anexos.` },
      })
    }
    const novo = await inserirAnexo(noCliente.tx, {
      ...preparado,
      cliente,
      atendimento,
      animal,
      sha256,
      nome,
      tamanho: bytes.byteLength,
      autor: ator.nome,
      usuario: ator.usuario,
      agora: agora.toString(),
    })
    await registrarNaLinhaDoTempo(noCliente, [{ atendimento, tipo: 'ANEXO', texto: `Anexo incluído: ${nome}` }])
    noCliente.auditar({
      acao: 'ANEXAR',
      entidade: 'atendimento',
      registro: atendimento,
      mudancas: { anexo: [null, nome] },
    })
    publicarMudanca(noCliente, linha)
    return apresentarAnexo(noCliente, linha, novo)
  })
}
