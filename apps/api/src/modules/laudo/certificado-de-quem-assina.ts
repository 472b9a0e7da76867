import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxLivre } from '../../context.ts'
import { exigirCliente, type Banco } from '../../infra/banco/index.ts'
import { lerCertificadoConfiavel, type CertificadoConfiavel } from '../../infra/certificado/index.ts'
import type { Cofre } from '../../infra/cofre.ts'
import { consumirLimite, devolverLimite } from '../../infra/http/limite.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { tirarCertificado } from '../especialista/index.ts'

/** The certificate of who signs, for one signature: file and password are kept nowhere. */
export interface CertificadoDeQuemAssina extends CertificadoConfiavel {
  bytes: Uint8Array
  senha: string
}

const TENTATIVAS = { maximo: 5, janelaSegundos: 900 }

const NAO_E_DA_PESSOA =
  'Este certificado é de outra pessoa: o CPF dele não é o do especialista. Envie o certificado de quem assina.'
const SEM_CERTIFICADO = 'Este especialista não tem certificado A1 enviado.'
const SEM_CPF = 'O cadastro do especialista não tem CPF. Informe-o para assinar com o certificado.'

const recusar = (mensagem: string) =>
  new ErroDeDominio('CERTIFICADO_RECUSADO', { mensagem, campos: { senhaDoCertificado: mensagem } })

const ehSenhaErrada = (erro: unknown) => erro instanceof ErroDeDominio && erro.codigo === 'SENHA_NAO_CONFERE'

const DO_ARQUIVO: ReadonlySet<string> = new Set(['SENHA_NAO_CONFERE', 'TIPO_NAO_ACEITO', 'VALIDACAO'])

/** The same refusal, said of the field that this form has. */
const naSenhaDoCertificado = (erro: unknown): unknown =>
  erro instanceof ErroDeDominio && DO_ARQUIVO.has(erro.codigo) ? recusar(erro.message) : erro

/**
 * Opens the certificate in custody of the specialist who signs. Slow: never inside a transaction. Throws CERTIFICADO_RECUSADO, with the reason: none,
 * wrong password (which counts against a limit), out of its validity, not of this person, or of an authority that is not trusted.
 */
export async function abrirCertificado(
  ctx: CtxLivre<Ator>,
  { especialista, senha }: { especialista: string; senha: string },
  { db, cofre }: { db: Banco; cofre: Cofre },
): Promise<CertificadoDeQuemAssina> {
  const limite = { chave: `certificado:${ctx.ator.usuario}`, ...TENTATIVAS }
  await consumirLimite(db, limite, ctx.agora)
  const guardado = await ctx.emCliente(exigirCliente(ctx.ator), (interno) =>
    tirarCertificado(interno, especialista, cofre),
  )
  if (guardado?.cpfDoDono == null) {
    await devolverLimite(db, limite, ctx.agora)
    throw recusar(guardado === null ? SEM_CERTIFICADO : SEM_CPF)
  }
  const opcoes = { raizes: ctx.servicos.raizes, pedinte: pedinteDe(ctx) }
  const certificado = await lerCertificadoConfiavel(guardado.bytes, senha, ctx.agora, opcoes).catch(
    async (erro: unknown) => {
      if (!ehSenhaErrada(erro)) await devolverLimite(db, limite, ctx.agora)
      throw naSenhaDoCertificado(erro)
    },
  )
  await devolverLimite(db, limite, ctx.agora)
  if (certificado.cpf !== guardado.cpfDoDono) throw recusar(NAO_E_DA_PESSOA)
  return { ...certificado, bytes: guardado.bytes, senha }
}
