import { criticoParaTutor } from '@vetlume/dominio/laudo'
import { arquivoDoResumo, resumoImpresso, type ResumoImpresso } from '@vetlume/dominio/laudo-para-tutor'
import type { CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { visaoDe } from '../cadastros/index.ts'
import { registrarAcesso } from '../historico/index.ts'
import { comImpressora, lerLogo } from '../modelo-documento/index.ts'
import { abrirParaImprimir } from './laudo-compartilhado.ts'
import { laudoVisivel } from './queries.ts'

type Servicos = Pick<CtxLivre, 'servicos' | 'agora' | 'sinal'>

/** PDF/A of the summary, made when it is asked for: nobody signs it and nothing is kept. `dono` is whose turn it takes. */
async function imprimir({ servicos, agora, sinal }: Servicos, resumo: ResumoImpresso, nome: string, dono: string) {
  const logo = await lerLogo(servicos, resumo.estabelecimento.logo)
  const pedinte = { dono, sinal }
  const bytes = await comImpressora(() =>
    servicos.impressor.imprimirResumo(resumo, logo, agora.toString(), { pedinte }),
  )
  return { bytes, tipo: 'application/pdf', nome }
}

/** For who reads the laudo inside the product, to hand to its tutor. */
export async function baixarResumo({ ctx, input }: { ctx: CtxLivre<Ator>; input: { codigo: string } }) {
  const cliente = exigirCliente(ctx.ator)
  const { documento, ...situacao } = await ctx.emCliente(cliente, async (interno) => {
    const laudo = exigir(await laudoVisivel(interno.tx, cliente, visaoDe(interno.ator), input.codigo))
    const assinado = exigir(laudo.documento)
    registrarAcesso(interno, 'laudo', laudo.codigo, { soIsso: true })
    const { critico, entregue_em: entregueEm, critico_confirmado_em: criticoConfirmadoEm, parceiro } = laudo
    return {
      documento: assinado,
      critico: criticoParaTutor({ critico, entregueEm, criticoConfirmadoEm, temClinica: parceiro !== null }),
      substituido: laudo.estado === 'RETIFICADO',
    }
  })
  return imprimir(ctx, resumoImpresso(documento, situacao), arquivoDoResumo(documento), cliente)
}

/** The same by a secret link, for who has it. */
export async function baixarResumoCompartilhado({ ctx, input }: { ctx: CtxLivre<null>; input: { chave: string } }) {
  const { documento, estado, critico, cliente } = await abrirParaImprimir(ctx, input.chave)
  const situacao = { critico, substituido: estado === 'RETIFICADO' }
  return imprimir(ctx, resumoImpresso(documento, situacao), arquivoDoResumo(documento), cliente)
}
