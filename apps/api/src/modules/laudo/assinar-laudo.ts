import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { nivelDaAssinatura, podeTransitar, type AvisosRespondidos, type contratoLaudo } from '@vetlume/dominio/laudo'
import { verificarLaudo } from '@vetlume/dominio/laudo/verificacao'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, exigirCliente, type Banco } from '../../infra/banco/index.ts'
import type { Cofre } from '../../infra/cofre.ts'
import type { Ator } from '../../infra/token.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import { visaoDe } from '../cadastros/index.ts'
import type { Cobranca } from '../atendimento/index.ts'
import { guardarArquivo } from '../cliente/index.ts'
import { assinanteDe, paraVerificar, type LaudoInteiro } from './apresentar.ts'
import {
  comCertificado,
  gravarAssinatura,
  imprimirAssinatura,
  responderAvisos,
  sortearCodigo,
  type Assinatura,
} from './assinatura.ts'
import { abrirCertificado } from './certificado-de-quem-assina.ts'
import { construirDocumento } from './construir-documento.ts'
import { exigirAtendimentoEmVigor, exigirTransicao, exigirUltimaVersao, travarVisivel } from './exigencias.ts'
import { ehRevisor, faltaRevisao, quemAssina } from './policy.ts'
import { exigirConferencia, exigirProva } from './prova-de-quem-assina.ts'
import { laudoVisivel, type LinhaDeLaudo } from './queries.ts'
import { entregaAoAssinar, laudoPorVerificacao } from './queries-assinatura.ts'
import type { DadosDoLaudo } from './queries-dados.ts'
import { laudoInteiro } from './laudo-inteiro.ts'

type Entrada = EntradaLida<(typeof contratoLaudo)['POST /laudo/:codigo/assinar']>

function exigirQuemAssina(ator: Ator, laudo: LinhaDeLaudo): void {
  if (ator.especialista === quemAssina(laudo)) return
  if (ehRevisor(ator, laudo) && podeTransitar('enviar', laudo.estado))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'O laudo voltou ao autor: espere que seja enviado de novo.',
    })
  throw new ErroDeDominio('SEM_PERMISSAO', {
    mensagem:
      laudo.estado === 'EM_REVISAO'
        ? 'O laudo está em revisão: só o revisor pode assiná-lo.'
        : 'Só o especialista que é autor do laudo pode assiná-lo.',
  })
}

function exigirQuePossaAssinar(ator: Ator, laudo: LinhaDeLaudo, versao: number): void {
  exigirQuemAssina(ator, laudo)
  exigirTransicao('assinar', laudo)
  if (faltaRevisao(laudo))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Este exame pede a revisão de outro veterinário: envie o laudo para revisão.',
    })
  exigirAtendimentoEmVigor(laudo)
  exigirUltimaVersao(laudo, versao)
}

async function sortearLivre(ctx: CtxLivre<Ator>): Promise<string> {
  return ctx.emPlataforma(async ({ tx }) => {
    let codigo = sortearCodigo()
    while ((await laudoPorVerificacao(tx, codigo)) !== null) codigo = sortearCodigo()
    return codigo
  })
}

async function lerParaAssinar({ tx, cliente, ator }: CtxCliente, { codigo, versao }: Entrada): Promise<LaudoInteiro> {
  const laudo = exigir(await laudoVisivel(tx, cliente, visaoDe(ator), codigo))
  exigirQuePossaAssinar(ator, laudo, versao)
  return laudoInteiro(tx, cliente, codigo)
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
  const inteiro = await ctx.emCliente(cliente, (interno) => lerParaAssinar(interno, input))
  const { dados, imagens } = inteiro
  const { comSegundoFator } = await exigirProva(ctx, db, input)
  const pendencias = verificarLaudo(paraVerificar(inteiro))
  exigirConferencia(pendencias, input.aceitarAvisos)
  const { senhaDoCertificado: senha } = input
  const assinante = assinanteDe(dados).codigo
  const certificado =
    senha === undefined ? null : await abrirCertificado(ctx, { especialista: assinante, senha }, { db, cofre })
  const codigoVerificacao = await sortearLivre(ctx)
  const documento = construirDocumento(dados, imagens, {
    agora: ctx.agora,
    codigoVerificacao,
    origem: ctx.servicos.origem,
    assinatura: { nivel: nivelDaAssinatura({ comCertificado: certificado !== null, comSegundoFator }), certificado },
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
