import {
  atrasoEmPalavras,
  mensagemDaConta,
  type dadosDaCarta,
  type VariavelDaCobranca,
} from '@vetlume/dominio/cobranca'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { formatarData } from '@vetlume/dominio/tempo'
import type * as z from 'zod/mini'
import type { CtxCliente } from '../../context.ts'
import { enfileirarEmail } from '../email/index.ts'
import { hojeEm, pixDaEmpresa } from '../financeiro/index.ts'
import { cartasDesde, marcarCobrada, tituloACobrar, tituloDaRegua, type TituloACobrar } from './queries.ts'

export function valoresDe(titulo: TituloACobrar, hoje: string): Readonly<Record<VariavelDaCobranca, string>> {
  return {
    nome: titulo.nome,
    empresa: titulo.empresa,
    conta: titulo.descricao,
    valor: formatarReais(titulo.saldoCentavos),
    vencimento: formatarData(titulo.vencimento),
    atraso: atrasoEmPalavras(titulo.vencimento, hoje),
  }
}

interface Carta {
  /** The step of the ladder, or who sends it. */
  dias: number | null
  autor: string | null
  para: readonly string[]
  assunto: string
  mensagem: string
  agora: Temporal.Instant
}

/** Writes a letter to everybody that it goes to, with the Pix and the PDF of what is missing, and that it went. A step goes once. */
export async function mandarCarta(
  { tx, cliente }: Pick<CtxCliente, 'tx' | 'cliente'>,
  titulo: TituloACobrar,
  { para: todos, assunto, mensagem, agora, ...deQuem }: Carta,
): Promise<void> {
  const { codigo, numero, vencimento } = titulo
  const enviada = { ...deQuem, titulo: codigo, vencimento, para: todos, criado_em: agora.toString() }
  const chave = await marcarCobrada(tx, cliente, enviada)
  if (chave === null) return
  const { pix } = await pixDaEmpresa({ tx, cliente }, { ...titulo, descricao: `Titulo ${numero}` })
  const dados = {
    nome: titulo.nome,
    empresa: titulo.empresa,
    assunto,
    paragrafos: mensagem.split(/\n{2,}/),
    pix: pix?.copiaECola ?? null,
    titulo: titulo.daClinica ? codigo : null,
    conta: codigo,
  }
  for (const para of todos)
    await enfileirarEmail(tx, { cliente, chave: `cobranca:${chave}:${para}`, para, modelo: 'cobranca', dados }, agora)
}

/** What a letter about a title would start from; null of what is not owed now. */
export async function cartaDoTitulo(
  ctx: CtxCliente,
  codigo: string,
): Promise<{ para: string[]; mensagem: string } | null> {
  const titulo = await tituloACobrar(ctx.tx, ctx.cliente, codigo, { travar: false })
  if (titulo === undefined) return null
  return { para: titulo.emails, mensagem: mensagemDaConta(valoresDe(titulo, hojeEm(ctx))) }
}

/** Who may write to anybody in the company's name does not write to everybody. */
const CARTAS_POR_HORA = 100

/** Sends the charge of an account now, in the words of whoever sends it. */
export async function cobrarAgora(
  ctx: CtxCliente,
  { codigo, para, mensagem }: z.output<typeof dadosDaCarta> & { codigo: string },
): Promise<void> {
  const titulo = await tituloACobrar(ctx.tx, ctx.cliente, codigo, { travar: true })
  if (titulo === undefined) {
    if ((await tituloDaRegua(ctx.tx, ctx.cliente, codigo)) === undefined) throw new ErroDeDominio('NAO_ENCONTRADO')
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Não há o que cobrar nesta conta agora: ela não está em aberto, ou tem exame contestado.',
    })
  }
  const cartas = await cartasDesde(ctx.tx, ctx.cliente, ctx.agora.subtract({ hours: 1 }).toString())
  if (cartas + para.length > CARTAS_POR_HORA)
    throw new ErroDeDominio('MUITAS_TENTATIVAS', {
      mensagem: `A empresa já mandou ${cartas} cobranças à mão na última hora. Espere um pouco, ou ligue a régua de cobrança.`,
    })
  const assunto = `Cobrança de ${titulo.empresa}: ${titulo.descricao}`.slice(0, 120)
  await mandarCarta(ctx, titulo, { dias: null, autor: ctx.ator.nome, para, assunto, mensagem, agora: ctx.agora })
  ctx.auditar({ acao: 'COBRAR', entidade: 'titulo', registro: codigo, mudancas: { para: [null, para.join(', ')] } })
}
