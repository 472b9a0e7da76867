import { VALIDADE_DO_LINK_HORAS } from '@vetlume/dominio/exportacao'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { permite } from '@vetlume/dominio/permissoes'
import { PRODUTO } from '@vetlume/dominio/produto'
import { createHash, randomBytes } from 'node:crypto'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { ArquivoPerdido } from '../../infra/arquivos.ts'
import { exigir } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { inserirLink, lerExportacao } from './queries.ts'
import { copiaDoLink } from './queries-plataforma.ts'

const hashDoLink = (segredo: string): Buffer => createHash('sha256').update(segredo).digest()

/** An address that a browser opens by itself, and takes up again where it stopped: it sends no token. Only its hash is kept. */
export async function abrirLink({ ctx, input: { codigo } }: { ctx: CtxCliente; input: { codigo: string } }) {
  const { estado, expiraEm, sha256 } = exigir(await lerExportacao(ctx.tx, ctx.cliente, codigo))
  const vencida = expiraEm === null || Temporal.Instant.compare(Temporal.Instant.from(expiraEm), ctx.agora) <= 0
  if (estado !== 'PRONTA' || vencida)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Esta cópia não está mais aqui. Peça outra.' })
  const segredo = randomBytes(32).toString('base64url')
  const expira = ctx.agora.add({ hours: VALIDADE_DO_LINK_HORAS }).toString()
  await inserirLink(ctx.tx, ctx.cliente, { hash: hashDoLink(segredo), exportacao: codigo, ator: ctx.ator, expira })
  ctx.auditar({ acao: 'BAIXAR', entidade: 'exportacao', registro: codigo, mudancas: { sha256: [null, sha256] } })
  return { endereco: `/api/exportacao/arquivo?link=${segredo}`, expiraEm: expira }
}

/** Name of the file, as it is saved. */
const nomeDoArquivo = (empresa: string, prontaEm: string): string => {
  const nome = empresa
    .normalize('NFD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .toLowerCase()
  return `${PRODUTO.slug}-${nome || 'empresa'}-${prontaEm.slice(0, 10)}.zip`
}

/** The file behind a link, while the session that asked for it lives and its person may still take a copy away. */
export async function baixarExportacao(
  { emPlataforma, agora, servicos, logger }: CtxLivre,
  segredo: string,
  conferir: (ator: Ator) => Promise<Required<Pick<Ator, 'papel'>>>,
) {
  const copia = await emPlataforma(({ tx }) => copiaDoLink(tx, hashDoLink(segredo), agora.toString()))
  if (copia === undefined)
    throw new ErroDeDominio('NAO_ENCONTRADO', {
      mensagem: 'Este endereço não vale mais. Volte a Minha empresa > Exportar tudo e baixe de novo.',
    })
  const { papel } = await conferir(copia.ator)
  if (!permite({ ...copia.ator, papel }, 'exportacao:escrever')) throw new ErroDeDominio('SEM_PERMISSAO')
  const { sha256, tamanho, prontaEm, nome } = copia
  if ((await servicos.arquivos.medir(sha256)) !== tamanho) {
    logger.error({ sha256 }, 'cópia de empresa perdida')
    throw new ErroDeDominio('NAO_ENCONTRADO', { cause: new ArquivoPerdido(sha256, 'missing') })
  }
  return {
    abrir: (trecho?: { inicio: number; fim: number }) => servicos.arquivos.abrir(sha256, trecho),
    tamanho,
    tipo: 'application/zip',
    nome: nomeDoArquivo(nome, prontaEm),
    edicao: { etag: `"${sha256}"`, alteradaEm: prontaEm },
  }
}
