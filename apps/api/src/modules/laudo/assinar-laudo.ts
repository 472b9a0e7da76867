import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  nivelDaAssinatura,
  temErro,
  verificarLaudo,
  type AvisosRespondidos,
  type NivelDaAssinatura,
  type Pendencia,
  type contratoLaudo,
} from '@vetlume/dominio/laudo'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, exigirCliente, type Banco } from '../../infra/banco/index.ts'
import type { Cofre } from '../../infra/cofre.ts'
import { consumirLimite, devolverLimite } from '../../infra/http/limite.ts'
import { conferirSenha } from '../../infra/senha.ts'
import type { Ator } from '../../infra/token.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import { visaoDe } from '../agenda/index.ts'
import type { Cobranca } from '../atendimento/index.ts'
import { guardarArquivo } from '../cliente/index.ts'
import { exigirChave, senhaDoUsuario, sessaoTeveSegundoFator } from '../sessao/index.ts'
import { paraVerificar } from './apresentar.ts'
import {
  comCertificado,
  gravarAssinatura,
  imprimirAssinatura,
  responderAvisos,
  sortearCodigo,
  type Assinatura,
} from './assinatura.ts'
import { abrirCertificadoDoAutor, type CertificadoDoAutor } from './certificado-do-autor.ts'
import { construirDocumento } from './construir-documento.ts'
import { exigirTransicao, exigirUltimaVersao, travarVisivel } from './exigencias.ts'
import { ehAutor } from './policy.ts'
import { laudoVisivel, type LinhaDeLaudo } from './queries.ts'
import { entregaAoAssinar, laudoPorVerificacao } from './queries-assinatura.ts'
import { dadosDoLaudo, imagensDoLaudo, type DadosDoLaudo, type ImagemDoPaciente } from './queries-dados.ts'

type Entrada = EntradaLida<(typeof contratoLaudo)['POST /laudo/:codigo/assinar']>

const TENTATIVAS = { maximo: 5, janelaSegundos: 900 }

function exigirQuePossaAssinar(ator: Ator, laudo: LinhaDeLaudo, versao: number): void {
  if (!ehAutor(ator, laudo))
    throw new ErroDeDominio('SEM_PERMISSAO', { mensagem: 'Só o especialista que é autor do laudo pode assiná-lo.' })
  exigirTransicao('assinar', laudo)
  if (laudo.estado_do_atendimento === 'CANCELADO')
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'O atendimento deste laudo foi cancelado.' })
  exigirUltimaVersao(laudo, versao)
}

/** Wrong passwords count against a limit of their own; right ones do not. */
async function exigirSenha(ctx: CtxLivre<Ator>, db: Banco, senha: string): Promise<void> {
  const limite = { chave: `assinar:${ctx.ator.usuario}`, ...TENTATIVAS }
  await consumirLimite(db, limite, ctx.agora)
  const guardada = await ctx.emPlataforma(({ tx }) => senhaDoUsuario(tx, ctx.ator.usuario))
  if (!(await conferirSenha(senha, guardada)))
    throw new ErroDeDominio('SENHA_NAO_CONFERE', { campos: { senha: 'A senha não confere.' } })
  await devolverLimite(db, limite, ctx.agora)
}

/** The author says, for this laudo, that it is them. Answers whether with a passkey, which is a second factor too. */
async function exigirAutor(ctx: CtxLivre<Ator>, db: Banco, { codigo, senha, prova }: Entrada): Promise<boolean> {
  if (prova !== undefined) await exigirChave(ctx, prova, codigo)
  else await exigirSenha(ctx, db, senha ?? '')
  return prova !== undefined
}

function exigirConferencia(pendencias: Pendencia[], aceitarAvisos: boolean): void {
  if (temErro(pendencias)) throw new ErroDeDominio('LAUDO_COM_PENDENCIAS', { detalhes: { pendencias } })
  if (pendencias.length === 0 || aceitarAvisos) return
  throw new ErroDeDominio('LAUDO_COM_PENDENCIAS', {
    mensagem: 'Há avisos no laudo. Confira-os antes de assinar.',
    detalhes: { pendencias },
  })
}

/** What happened says it: the certificate was opened or not, the second factor was given to this session, or now, or not. */
async function nivelDe(
  { ator, emPlataforma }: CtxLivre<Ator>,
  { certificado, pelaChave }: { certificado: CertificadoDoAutor | null; pelaChave: boolean },
): Promise<NivelDaAssinatura> {
  const comSegundoFator = pelaChave || (await emPlataforma(({ tx }) => sessaoTeveSegundoFator(tx, ator)))
  return nivelDaAssinatura({ comCertificado: certificado !== null, comSegundoFator })
}

async function sortearLivre(ctx: CtxLivre<Ator>): Promise<string> {
  return ctx.emPlataforma(async ({ tx }) => {
    let codigo = sortearCodigo()
    while ((await laudoPorVerificacao(tx, codigo)) !== null) codigo = sortearCodigo()
    return codigo
  })
}

interface Lido {
  dados: DadosDoLaudo
  imagens: ImagemDoPaciente[]
}

async function lerParaAssinar({ tx, cliente, ator }: CtxCliente, { codigo, versao }: Entrada): Promise<Lido> {
  const laudo = exigir(await laudoVisivel(tx, cliente, visaoDe(ator), codigo))
  exigirQuePossaAssinar(ator, laudo, versao)
  return {
    dados: exigir(await dadosDoLaudo(tx, cliente, codigo)),
    imagens: await imagensDoLaudo(tx, cliente, { laudo: codigo, animal: laudo.animal }),
  }
}

/** Nothing may have changed while the document was printed: the version and the state are looked at again, under the lock. */
async function gravar(
  ctx: CtxCliente,
  assinatura: Assinatura,
  dados: DadosDoLaudo,
  { avisos, cobranca }: { avisos: AvisosRespondidos | null; cobranca: Cobranca },
  { codigo, versao, entregar }: Entrada,
): Promise<number> {
  exigirQuePossaAssinar(ctx.ator, await travarVisivel(ctx, codigo, { levar: true }), versao)
  const automatica = await entregaAoAssinar(ctx.tx, ctx.cliente, codigo)
  return gravarAssinatura(ctx, assinatura, dados, { entregar: entregar || automatica, avisos, cobranca })
}

/** Signs: password, check, certificate if asked, document, PDF and, last, one short transaction that fixes it all. */
export async function assinarLaudo({
  ctx,
  input,
  db,
  cofre,
  cobranca,
}: {
  ctx: CtxLivre<Ator>
  input: Entrada
  db: Banco
  cofre: Cofre
  cobranca: Cobranca
}): Promise<{ codigoVerificacao: string; versao: number }> {
  const cliente = exigirCliente(ctx.ator)
  const { dados, imagens } = await ctx.emCliente(cliente, (interno) => lerParaAssinar(interno, input))
  const pelaChave = await exigirAutor(ctx, db, input)
  const pendencias = verificarLaudo(paraVerificar(dados, imagens))
  exigirConferencia(pendencias, input.aceitarAvisos)
  const { senhaDoCertificado: senha } = input
  const certificado =
    senha === undefined
      ? null
      : await abrirCertificadoDoAutor(ctx, { especialista: dados.especialista.codigo, senha }, { db, cofre })
  const codigoVerificacao = await sortearLivre(ctx)
  const documento = construirDocumento(dados, imagens, {
    agora: ctx.agora,
    codigoVerificacao,
    origem: ctx.servicos.origem,
    assinatura: { nivel: await nivelDe(ctx, { certificado, pelaChave }), certificado },
  })
  const pedinte = pedinteDe(ctx)
  const impressa = await imprimirAssinatura(ctx.servicos, documento, ctx.agora, pedinte)
  const assinatura =
    certificado === null ? impressa : await comCertificado(impressa, certificado, { agora: ctx.agora, pedinte })
  const avisos = responderAvisos(pendencias, input.respostaAosAvisos ?? null)
  await guardarArquivo(ctx, cliente, assinatura.pdf, { semLimite: true })
  const versao = await ctx.emCliente(cliente, (interno) =>
    gravar(interno, assinatura, dados, { avisos, cobranca }, input),
  )
  return { codigoVerificacao, versao }
}
