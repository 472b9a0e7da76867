import { PERMISSAO_DA_PARTE, type Painel, type PainelDaEmpresa } from '@vetlume/dominio/dashboard'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { PERFIL_PADRAO } from '@vetlume/dominio/menu'
import { permite } from '@vetlume/dominio/permissoes'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import type { Guardados } from '../../infra/guardado.ts'
import type { Ator } from '../../infra/token.ts'
import { planosAVenda } from '../conta/index.ts'
import { calendarioDe } from './calendario.ts'
import { painelDaBase } from './painel-da-base.ts'
import { painelDaClinica } from './painel-da-clinica.ts'
import { painelDaEmpresa } from './painel-da-empresa.ts'
import { painelDaPlataforma } from './painel-da-plataforma.ts'
import { painelDoEspecialista } from './painel-do-especialista.ts'

/** The row that the profile is limited to; a token without it must choose where to work first. */
function doContexto(valor: string | null): string {
  if (valor === null) throw new ErroDeDominio('CONTEXTO_NECESSARIO')
  return valor
}

/** The panel without what the papel of the person does not reach. */
function oQuePodeVer(ator: Ator, painel: PainelDaEmpresa): PainelDaEmpresa {
  const vedadas = Object.entries(PERMISSAO_DA_PARTE).filter(([, permissao]) => !permite(ator, permissao))
  return { ...painel, ...Object.fromEntries(vedadas.map(([parte]) => [parte, null])) }
}

/** The panel of the primary profile in the current context. */
export async function lerPainel(ctx: CtxLivre<Ator>, guardado: Guardados<Painel>): Promise<Painel> {
  const { perfis, cliente, especialista, parceiro, fuso } = ctx.ator
  const calendario = calendarioDe(ctx.agora, fuso)
  const perfil = perfis[0] ?? PERFIL_PADRAO
  if (perfil === 'ADMIN') return painelDaPlataforma(ctx, calendario)
  // A panel is of one profile: no other of the person's widens its lists, nor opens its parts.
  const ator = { ...ctx.ator, perfis: [perfil] }
  const dentro = (calcular: (interno: CtxCliente) => Promise<Painel>) =>
    ctx.emCliente(doContexto(cliente), (interno) => guardado({ ...interno, ator }, calendario.hoje.de, calcular))
  switch (perfil) {
    case 'CLIENTE':
      return dentro(async (interno) => oQuePodeVer(ator, await painelDaEmpresa(interno, calendario)))
    case 'ESPECIALISTA':
      return dentro((interno) => painelDoEspecialista(interno, doContexto(especialista), calendario))
    case 'PARCEIRO':
      return dentro((interno) => painelDaClinica(interno, doContexto(parceiro), calendario))
    case 'CLIENTE_BASE':
      return ctx.emCliente(doContexto(cliente), async (interno) =>
        painelDaBase(interno, await planosAVenda(interno.tx)),
      )
  }
}
