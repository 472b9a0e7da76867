import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { nivelDaAssinatura, type contratoLaudo } from '@vetlume/dominio/laudo'
import { verificarLaudo } from '@vetlume/dominio/laudo/verificacao'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, exigirCliente, type Banco } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { visaoDe } from '../cadastros/index.ts'
import { registrarAcontecimento } from './acontecimentos.ts'
import { paraVerificar, resumoDoConteudo } from './apresentar.ts'
import { responderAvisos } from './assinatura.ts'
import { darPassoNoLaudo } from './dar-passo.ts'
import { exigirAtendimentoEmVigor, exigirTransicao, exigirUltimaVersao, travarVisivel } from './exigencias.ts'
import { ehAutor } from './policy.ts'
import { exigirConferencia, exigirProva } from './prova-de-quem-assina.ts'
import { laudoVisivel, type LinhaDeLaudo } from './queries.ts'
import { laudoInteiro } from './laudo-inteiro.ts'
import { inserirPasso, revisoresPossiveis, type RevisorPossivel } from './queries-revisao.ts'

type Entrada = EntradaLida<(typeof contratoLaudo)['POST /laudo/:codigo/enviar']>

/** Whom a laudo may be sent to. */
export async function listarRevisores({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<RevisorPossivel[]> {
  const { tx, cliente, ator } = ctx
  const { especialista } = exigir(await laudoVisivel(tx, cliente, visaoDe(ator), input.codigo))
  return revisoresPossiveis(tx, cliente, especialista)
}

function exigirQuePossaEnviar(ator: Ator, laudo: LinhaDeLaudo, versao: number): void {
  if (!ehAutor(ator, laudo))
    throw new ErroDeDominio('SEM_PERMISSAO', {
      mensagem: 'Só o especialista que é autor do laudo o envia para revisão.',
    })
  exigirTransicao('enviar', laudo)
  exigirAtendimentoEmVigor(laudo)
  exigirUltimaVersao(laudo, versao)
}

async function lerParaEnviar({ tx, cliente, ator }: CtxCliente, { codigo, versao }: Entrada) {
  const laudo = exigir(await laudoVisivel(tx, cliente, visaoDe(ator), codigo))
  exigirQuePossaEnviar(ator, laudo, versao)
  return laudoInteiro(tx, cliente, codigo)
}

/** Throws TRANSICAO_INVALIDA unless this specialist may review the laudo. */
export async function exigirRevisor({ tx, cliente }: CtxCliente, laudo: LinhaDeLaudo, revisor: string): Promise<void> {
  const possiveis = await revisoresPossiveis(tx, cliente, laudo.especialista)
  if (possiveis.some(({ codigo }) => codigo === revisor)) return
  throw new ErroDeDominio('TRANSICAO_INVALIDA', {
    mensagem: 'Esta pessoa não pode revisar o laudo: escolha outro especialista da empresa, que entre no sistema.',
  })
}

/** The author vouches for what is written, as for a signature, and the reviewer is whose it is from now on. */
export async function enviarParaRevisao({
  ctx,
  input,
  db,
}: {
  ctx: CtxLivre<Ator>
  input: Entrada
  db: Banco
}): Promise<{ versao: number }> {
  const { codigo, revisor, versao: esperada } = input
  const cliente = exigirCliente(ctx.ator)
  const inteiro = await ctx.emCliente(cliente, (interno) => lerParaEnviar(interno, input))
  const { comSegundoFator } = await exigirProva(ctx, db, input)
  const pendencias = verificarLaudo(paraVerificar(inteiro))
  exigirConferencia(pendencias, input.aceitarAvisos)
  const avisos = responderAvisos(pendencias, input.respostaAosAvisos ?? null)
  return ctx.emCliente(cliente, async (interno) => {
    const laudo = await travarVisivel(interno, codigo)
    exigirQuePossaEnviar(ctx.ator, laudo, esperada)
    await exigirRevisor(interno, laudo, revisor)
    const conteudoSha256 = resumoDoConteudo(inteiro.dados)
    await inserirPasso(interno.tx, cliente, {
      tipo: 'ENVIO',
      laudo: codigo,
      revisor,
      usuario: ctx.ator.usuario,
      autor: ctx.ator.nome,
      quando: ctx.agora.toString(),
      nivel: nivelDaAssinatura({ comCertificado: false, comSegundoFator }),
      conteudo_sha256: conteudoSha256,
      avisos,
    })
    const { versao } = await darPassoNoLaudo(interno.tx, cliente, codigo, 'enviar', { revisor })
    await registrarAcontecimento(interno, laudo, {
      acao: 'enviar para revisão',
      evento: 'laudo.enviado',
      texto: null,
      dados: { revisor },
      mudancas: {
        estado: [laudo.estado, 'EM_REVISAO'],
        revisor: [laudo.revisor, revisor],
        conteudo: [null, conteudoSha256],
        ...(avisos === null ? {} : { avisos: [null, avisos.avisos.map(({ regra }) => regra)] }),
      },
    })
    return { versao }
  })
}
