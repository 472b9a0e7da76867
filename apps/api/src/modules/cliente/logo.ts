import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import { exigir, exigirCliente, type Banco } from '../../infra/banco/index.ts'
import { prepararImagem, tipoDaImagem } from '../../infra/imagens.ts'
import type { Ator } from '../../infra/token.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import { guardarArquivo } from './armazenamento.ts'
import { fichaDoAssinante, fichaPropria, travarEmpresa, trocarLogo, type FichaDoCliente } from './queries.ts'

/** Pixels: the letterhead draws it 44 mm wide, and every laudo carries it. */
const LADO_MAXIMO = 800

interface Recebido {
  bytes: Uint8Array
}

async function guardar(ctx: CtxLivre<Ator>, cliente: string, { bytes }: Recebido): Promise<string> {
  const tipo = tipoDaImagem(bytes)
  if (tipo !== 'image/png' && tipo !== 'image/jpeg')
    throw new ErroDeDominio('TIPO_NAO_ACEITO', { mensagem: 'Envie o logotipo em PNG ou JPEG.' })
  return guardarArquivo(ctx, cliente, (await prepararImagem(bytes, pedinteDe(ctx), LADO_MAXIMO)).bytes)
}

type Leitor = (tx: Banco, codigo: string) => Promise<FichaDoCliente | undefined>

async function trocar(ctx: CtxPlataforma, ler: Leitor, codigo: string, logo: string | null) {
  await travarEmpresa(ctx.tx, codigo)
  const antes = exigir(await ler(ctx.tx, codigo))
  if (antes.logo === logo) return { logo }
  await trocarLogo(ctx.tx, codigo, logo)
  ctx.auditar({ acao: 'ALTERAR', entidade: 'cliente', registro: codigo, mudancas: { logo: [antes.logo, logo] } })
  return { logo }
}

async function baixar({ servicos, tx }: CtxPlataforma, ler: Leitor, codigo: string) {
  const { logo } = exigir(await ler(tx, codigo))
  if (logo === null) throw new ErroDeDominio('NAO_ENCONTRADO', { mensagem: 'Ainda não há logotipo.' })
  const bytes = await servicos.arquivos.ler(logo)
  return { bytes, tipo: tipoDaImagem(bytes) ?? 'application/octet-stream' }
}

type DaPropria = { ctx: CtxPlataforma & { cliente: string } }
type DoCliente = { ctx: CtxPlataforma; input: { codigo: string } }
type Envio = { ctx: CtxLivre<Ator>; arquivo: Recebido }

export const baixarLogoProprio = ({ ctx }: DaPropria) => baixar(ctx, fichaPropria, ctx.cliente)
export const baixarLogoDoCliente = ({ ctx, input }: DoCliente) => baixar(ctx, fichaDoAssinante, input.codigo)

export async function retirarLogoProprio({ ctx }: DaPropria): Promise<void> {
  await trocar(ctx, fichaPropria, ctx.cliente, null)
}

export async function retirarLogoDoCliente({ ctx, input }: DoCliente): Promise<void> {
  await trocar(ctx, fichaDoAssinante, input.codigo, null)
}

/** The image is prepared between the permission and the transaction: it is the slow part. */
export async function enviarLogoProprio({ ctx, arquivo }: Envio) {
  const cliente = exigirCliente(ctx.ator)
  const logo = await guardar(ctx, cliente, arquivo)
  return ctx.emCliente(cliente, (noCliente) => trocar(noCliente, fichaPropria, cliente, logo))
}

export async function enviarLogoDoCliente({ ctx, input, arquivo }: Envio & { input: { codigo: string } }) {
  await ctx.emPlataforma(async ({ tx }) => exigir(await fichaDoAssinante(tx, input.codigo)))
  const logo = await guardar(ctx, input.codigo, arquivo)
  return ctx.emPlataforma((interno) => trocar(interno, fichaDoAssinante, input.codigo, logo))
}
