import { ROTULOS_DO_PAPEL, type RelatorioDoTitular, type RelatorioImpresso } from '@vetlume/dominio/privacidade'
import type { CtxLivre } from '../../context.ts'
import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import { comImpressora, lerLogo } from '../modelo-documento/index.ts'

/** PDF/A of everything held about a person, in the company's letterhead. */
export async function imprimirRelatorio(
  { servicos, agora, sinal }: Pick<CtxLivre, 'servicos' | 'agora' | 'sinal'>,
  relatorio: RelatorioDoTitular,
  estabelecimento: DocumentoDoLaudo['estabelecimento'],
): Promise<Uint8Array> {
  const logo = await lerLogo(servicos, estabelecimento.logo)
  const impresso: RelatorioImpresso = {
    ...relatorio,
    titulo: 'Dados pessoais que guardamos',
    papel: ROTULOS_DO_PAPEL[relatorio.papel],
    estabelecimento,
  }
  const pedinte = { dono: relatorio.empresa, sinal }
  return comImpressora(() => servicos.impressor.imprimirRelatorio(impresso, logo, agora.toString(), { pedinte }))
}
