import type { Confirmacoes } from '@vetlume/dominio/agenda'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { ConteudoDoLaudo } from '@vetlume/dominio/laudo'
import type { CtxCliente } from '../../context.ts'
import { exigir, exigirVersao } from '../../infra/banco/index.ts'
import { registrarRessalva, ressalvaDoEspecialista } from '../atendimento/index.ts'
import { dadosDoEvento, registrarAcontecimento } from './acontecimentos.ts'
import { comecarLaudo } from './comecar-laudo.ts'
import { darPassoNoLaudo } from './dar-passo.ts'
import { exigirRevisor } from './enviar-para-revisao.ts'
import { exigirTransicao, exigirUltimaVersao } from './exigencias.ts'
import { laudoParaAviso, mudarLaudo, servicoDoLaudo, travarLaudo } from './queries.ts'
import { travarExame } from './queries-inicio.ts'
import { inserirPasso } from './queries-revisao.ts'

const EMPRESA = { tipo: 'EMPRESA' } as const

export interface Passagem {
  codigo: string
  versao: number
  /** Whose it is, as the person saw it. */
  de: { codigo: string; nome: string }
  para: { codigo: string; nome: string }
  insistencia: Pick<Confirmacoes, 'ignorarEspecialidade' | 'motivoEspecialidade'>
}

const deOutro = () =>
  new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Já é de outra pessoa: atualize a lista e confira.' })

/** Whoever signs has looked at every section: what somebody else confirmed is asked again. */
const porConfirmar = (conteudo: ConteudoDoLaudo): ConteudoDoLaudo => ({
  ...conteudo,
  secoes: conteudo.secoes.map(({ confirmada: _deQuemSaiu, ...secao }) => secao),
})

/** Gives a laudo that nobody signed to another specialist, who goes on with it. What was signed keeps its author. */
export async function passarLaudo(ctx: CtxCliente, { codigo, versao, de, para, insistencia }: Passagem): Promise<void> {
  const { tx, cliente } = ctx
  const laudo = exigir(await travarLaudo(tx, cliente, EMPRESA, codigo, { levar: false }))
  exigirTransicao('passar', laudo)
  if (laudo.especialista !== de.codigo) throw deOutro()
  exigirUltimaVersao(laudo, versao)
  const escolha = { especialista: para.codigo, itens: [{ servico: await servicoDoLaudo(tx, cliente, codigo) }] }
  const ressalva = await ressalvaDoEspecialista(ctx, escolha, insistencia)
  await darPassoNoLaudo(tx, cliente, codigo, 'passar', {
    especialista: para.codigo,
    // Who goes on chooses who reviews it, and may be who did.
    revisor: null,
    conteudo: JSON.stringify(porConfirmar(laudo.conteudo)),
    alterado_em: ctx.agora.toString(),
  })
  await registrarRessalva(ctx, laudo.atendimento, ressalva)
  await registrarAcontecimento(ctx, laudo, {
    acao: 'passar',
    evento: 'laudo.passado',
    texto: `passou de ${de.nome} a ${para.nome}`,
    mudancas: { especialista: [de.nome, para.nome] },
  })
}

/** Gives a laudo in review to another reviewer, who is told. What its author vouched for stays as it was sent. */
export async function passarRevisao(
  ctx: CtxCliente,
  { codigo, versao, de, para }: Omit<Passagem, 'insistencia'>,
): Promise<void> {
  const { tx, cliente, ator, agora } = ctx
  const laudo = exigir(await travarLaudo(tx, cliente, EMPRESA, codigo, { levar: false }))
  exigirTransicao('passarRevisao', laudo)
  if (laudo.revisor !== de.codigo) throw deOutro()
  exigirUltimaVersao(laudo, versao)
  await exigirRevisor(ctx, laudo, para.codigo)
  await inserirPasso(tx, cliente, {
    tipo: 'PASSAGEM',
    laudo: codigo,
    revisor: para.codigo,
    usuario: ator.usuario,
    autor: ator.nome,
    quando: agora.toString(),
  })
  await mudarLaudo(tx, cliente, codigo, { revisor: para.codigo })
  await registrarAcontecimento(ctx, laudo, {
    acao: 'passar a revisão',
    evento: 'laudo.enviado',
    texto: null,
    mudancas: { revisor: [de.nome, para.nome] },
    dados: { revisor: para.codigo },
  })
}

/** The same of a laudo that nobody began, whose exam was done: it begins in the name of who goes on. The exam stays of who did it. */
export async function passarExame(
  ctx: CtxCliente,
  { codigo: item, versao, de, para, insistencia }: Passagem,
): Promise<void> {
  const { tx, cliente } = ctx
  const exame = exigir(await travarExame(tx, cliente, EMPRESA, item))
  if (exame.especialista !== de.codigo) throw deOutro()
  exigirVersao({ versao: exame.versao_do_atendimento }, versao)
  const input = { item, modelo: null, ...insistencia }
  const { codigo } = await comecarLaudo({ ctx, input, autor: para.codigo })
  const laudo = exigir(await laudoParaAviso(tx, cliente, codigo))
  ctx.publicar({ tipo: 'laudo.passado', dados: dadosDoEvento({ ...laudo, atendimento: exame.atendimento }) })
}
