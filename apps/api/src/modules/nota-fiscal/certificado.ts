import type { ConfiguracaoDaNota } from '@vetlume/dominio/nota-fiscal'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigirCliente, type Banco } from '../../infra/banco/index.ts'
import { abrirCertificado } from '../../infra/certificado/index.ts'
import type { Cofre } from '../../infra/cofre.ts'
import { consumirLimite, devolverLimite } from '../../infra/http/limite.ts'
import type { Signatario } from '../../infra/nota-fiscal/index.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { verConfiguracao } from './configuracao.ts'
import {
  apagarCertificado,
  gravarCertificado,
  lerCertificadoGuardado,
  lerEnvelope,
  type CertificadoGuardado,
} from './queries-configuracao.ts'

/** What signs a note, and what keeps count of wrong passwords. */
export interface Custodia {
  db: Banco
  cofre: Cofre
}

/** What the certificate is opened for, as the trail says it. */
type Assinatura = 'emitir' | 'cancelar' | 'substituir'

const TENTATIVAS = { maximo: 5, janelaSegundos: 900 }

/** Where the sealed certificate opens: the row of that company and nowhere else. */
const lugarDoCertificado = (cliente: string) => `certificado-da-empresa:${cliente}`

type NaTrilha = Pick<CertificadoGuardado, 'titular' | 'numeroSerie' | 'validoAte'>
const naTrilha = (certificado: NaTrilha | undefined, fuso: string) =>
  certificado === undefined
    ? null
    : `${certificado.titular}, nº ${certificado.numeroSerie}, até ${diaNaZona(certificado.validoAte, fuso)}`

function registrar(ctx: CtxCliente, antes: NaTrilha | undefined, depois: NaTrilha | undefined): void {
  const { fuso } = ctx.ator
  ctx.auditar({
    acao: depois === undefined ? 'apagar certificado' : 'enviar certificado',
    entidade: 'nota-fiscal',
    registro: ctx.cliente,
    mudancas: { certificado: [naTrilha(antes, fuso), naTrilha(depois, fuso)] },
  })
}

/** Takes the company's A1 into custody, in the terms of docs/decisions/007-certificate-custody.md. */
export async function enviarCertificado({
  ctx,
  input: { senha },
  arquivo: { bytes },
  cofre,
}: {
  ctx: CtxLivre<Ator>
  input: { senha: string }
  arquivo: { bytes: Uint8Array }
  cofre: Cofre
}): Promise<ConfiguracaoDaNota> {
  const cliente = exigirCliente(ctx.ator)
  const certificado = await abrirCertificado(bytes, senha, ctx.agora, { pedinte: pedinteDe(ctx) })
  const envelope = cofre.selar(Buffer.from(bytes).toString('base64'), lugarDoCertificado(cliente))
  return ctx.emCliente(cliente, async (interno) => {
    const antes = await lerCertificadoGuardado(interno.tx, cliente)
    await gravarCertificado(interno.tx, interno.cliente, { certificado, envelope }, interno.ator, interno.agora)
    registrar(interno, antes, certificado)
    return verConfiguracao({ ctx: interno })
  })
}

export async function retirarCertificado({ ctx }: { ctx: CtxCliente }): Promise<void> {
  const antes = await lerCertificadoGuardado(ctx.tx, ctx.cliente)
  if (!(await apagarCertificado(ctx.tx, ctx.cliente))) throw new ErroDeDominio('NAO_ENCONTRADO')
  registrar(ctx, antes, undefined)
}

/** The sealed file. Whoever asks for it is written down first, whatever the password then does. */
async function tirarEnvelope(ctx: CtxCliente, para: Assinatura): Promise<Buffer> {
  const { tx, cliente, ator } = ctx
  const certificado = await lerCertificadoGuardado(tx, cliente)
  const envelope = await lerEnvelope(tx, cliente)
  if (envelope === undefined)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Envie o certificado A1 da empresa.' })
  ctx.auditar({
    acao: 'abrir certificado',
    entidade: 'nota-fiscal',
    registro: cliente,
    mudancas: { certificado: [null, naTrilha(certificado, ator.fuso)], para: [null, para] },
  })
  return envelope
}

/** Opens the company's certificate for one signature. Slow: never inside a transaction. Wrong passwords count against a limit. */
export async function abrirParaAssinar(
  ctx: CtxLivre<Ator>,
  { cliente, senha, para }: { cliente: string; senha: string; para: Assinatura },
  { db, cofre }: Custodia,
): Promise<Signatario> {
  const limite = { chave: `assinar-nota:${ctx.ator.usuario}`, ...TENTATIVAS }
  await consumirLimite(db, limite, ctx.agora)
  const envelope = await ctx.emCliente(cliente, (interno) => tirarEnvelope(interno, para))
  const bytes = Buffer.from(String(cofre.abrir(envelope, lugarDoCertificado(cliente))), 'base64')
  const { chave, x509 } = await abrirCertificado(bytes, senha, ctx.agora, { pedinte: pedinteDe(ctx) })
  await devolverLimite(db, limite, ctx.agora)
  return { chave, certificado: x509 }
}
