import type { AssinaturaDoEspecialista } from '@vetlume/dominio/especialista'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigirCliente } from '../../infra/banco/index.ts'
import { lerCertificado, type DadosDoCertificado } from '../../infra/certificado/index.ts'
import type { Cofre } from '../../infra/cofre.ts'
import type { Ator } from '../../infra/token.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import { exigirPartes } from './partes.ts'
import { apagarCertificado, certificadoDo, envelopeDo, gravarCertificado } from './queries-assinatura.ts'
import { verAssinatura } from './ver-assinatura.ts'

type ComCodigo = { codigo: string }

/** Where a sealed certificate opens: the row of that specialist and nowhere else. */
const lugarDoCertificado = (cliente: string, especialista: string) => `certificado:${cliente}:${especialista}`

/** What the trail tells of a certificate: enough to know which one, nothing that signs. */
const naTrilha = (certificado: DadosDoCertificado | null, fuso: string) =>
  certificado && `${certificado.titular}, nº ${certificado.numeroSerie}, até ${diaNaZona(certificado.validoAte, fuso)}`

function registrar(
  ctx: CtxCliente,
  codigo: string,
  antes: DadosDoCertificado | null,
  depois: DadosDoCertificado | null,
): void {
  const acao = depois === null ? 'apagar certificado' : 'enviar certificado'
  const mudancas = { certificado: [naTrilha(antes, ctx.ator.fuso), naTrilha(depois, ctx.ator.fuso)] } as const
  ctx.auditar({ acao, entidade: 'especialista', registro: codigo, mudancas })
}

/**
 * Takes the A1 certificate into custody: opened once with its password, to know what it is, and kept sealed as it came. The
 * password is forgotten: who signs with the certificate gives it again (docs/decisions/007-certificate-custody.md).
 */
export async function enviarCertificado({
  ctx,
  input: { codigo, senha },
  arquivo,
  cofre,
}: {
  ctx: CtxLivre<Ator>
  input: ComCodigo & { senha: string }
  arquivo: { bytes: Uint8Array }
  cofre: Cofre
}): Promise<AssinaturaDoEspecialista> {
  const cliente = exigirCliente(ctx.ator)
  await ctx.emCliente(cliente, (interno) => exigirPartes(interno, codigo))
  const certificado = await lerCertificado(arquivo.bytes, senha, ctx.agora, {
    raizes: ctx.servicos.raizes,
    pedinte: pedinteDe(ctx),
  })
  const envelope = cofre.selar(Buffer.from(arquivo.bytes).toString('base64'), lugarDoCertificado(cliente, codigo))
  return ctx.emCliente(cliente, async (interno) => {
    await exigirPartes(interno, codigo, { travar: true })
    const antes = await certificadoDo(interno.tx, interno.cliente, codigo)
    await gravarCertificado(interno.tx, interno.cliente, codigo, { certificado, envelope }, interno.ator, interno.agora)
    registrar(interno, codigo, antes, certificado)
    return verAssinatura({ ctx: interno, input: { codigo } })
  })
}

/** The file in custody, opened of its seal only, and the CPF of whose record it is in. Whoever asks for it is written down first. */
export async function tirarCertificado(
  ctx: CtxCliente,
  codigo: string,
  cofre: Cofre,
): Promise<{ bytes: Uint8Array; cpfDoDono: string | null } | null> {
  const { cpf } = await exigirPartes(ctx, codigo)
  const guardado = await certificadoDo(ctx.tx, ctx.cliente, codigo)
  const envelope = await envelopeDo(ctx.tx, ctx.cliente, codigo)
  if (guardado === null || envelope === undefined) return null
  const mudancas = { certificado: [null, naTrilha(guardado, ctx.ator.fuso)], para: [null, 'assinar laudo'] } as const
  ctx.auditar({ acao: 'abrir certificado', entidade: 'especialista', registro: codigo, mudancas })
  const bytes = Buffer.from(String(cofre.abrir(envelope, lugarDoCertificado(ctx.cliente, codigo))), 'base64')
  return { bytes, cpfDoDono: cpf }
}

export async function retirarCertificado({ ctx, input }: { ctx: CtxCliente; input: ComCodigo }): Promise<void> {
  const { codigo } = await exigirPartes(ctx, input.codigo, { travar: true })
  const antes = await certificadoDo(ctx.tx, ctx.cliente, codigo)
  if (antes === null) throw new ErroDeDominio('NAO_ENCONTRADO')
  await apagarCertificado(ctx.tx, ctx.cliente, codigo)
  registrar(ctx, codigo, antes, null)
}
