import { ROTULOS_DO_PAPEL, type RelatorioDoTitular, type RelatorioImpresso } from '@vetlume/dominio/privacidade'
import type { CtxLivre } from '../../context.ts'
import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import { comImpressora, lerLogo } from '../modelo-documento/index.ts'

type Servicos = Pick<CtxLivre, 'servicos' | 'agora' | 'sinal'>

/** PDF/A of sections of records, in the company's letterhead. `dono` is whose turn it takes. */
export async function imprimirSecoes(
  { servicos, agora, sinal }: Servicos,
  impresso: RelatorioImpresso,
  dono: string,
): Promise<Uint8Array> {
  const logo = await lerLogo(servicos, impresso.estabelecimento.logo)
  const pedinte = { dono, sinal }
  return comImpressora(() => servicos.impressor.imprimirRelatorio(impresso, logo, agora.toString(), { pedinte }))
}

/** PDF/A of everything held about a person. */
export const imprimirRelatorio = (
  ctx: Servicos,
  { titular, papel, emitidoEm, secoes, empresa }: RelatorioDoTitular,
  estabelecimento: DocumentoDoLaudo['estabelecimento'],
): Promise<Uint8Array> =>
  imprimirSecoes(
    ctx,
    {
      titulo: 'Dados pessoais que guardamos',
      campos: [
        { rotulo: 'Titular', valor: titular },
        { rotulo: 'Cadastrado como', valor: ROTULOS_DO_PAPEL[papel] },
      ],
      emitidoEm,
      secoes,
      estabelecimento,
    },
    empresa,
  )
