import {
  cotar,
  modoDaMudanca,
  periodoDesde,
  type Cotacao,
  type CotacaoDaAssinatura,
  type ModoDaMudanca,
  type PeriodoPago,
} from '@vetlume/dominio/assinatura'
import type { Ciclo } from '@vetlume/dominio/conta'
import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { efeitoDoCupom, recusaDoCupom } from './cupom.ts'
import type { Lugar } from './contexto.ts'
import { excedentesDoPlano } from './excedentes.ts'
import { planoAVenda, type Empresa, type PlanoDaEmpresa } from './queries.ts'
import { lerCupom, lerUsoDoCupom, type CupomDigitado, type UsoDoCupom } from './queries-cupom.ts'

export interface Escolha {
  plano: string
  ciclo: Ciclo
  cupom: string | null
}

export interface CotacaoFeita {
  modo: ModoDaMudanca
  plano: PlanoDaEmpresa
  cotacao: Cotacao
  /** Typed now, and good. */
  cupomNovo: CupomDigitado | null
  /** Of before, which goes on. */
  cupomDeAntes: UsoDoCupom | null
  recusaDoCupom: string | null
}

export const hojeDe = (empresa: Pick<Empresa, 'fuso'> | null, agora: Temporal.Instant): string =>
  diaNaZona(agora.toString(), empresa?.fuso ?? ZONA_PADRAO)

/** What runs and was paid; null for who never paid here, or whose subscription is over. */
export function periodoPago({ assinatura, estado }: Empresa): PeriodoPago | null {
  if (assinatura === null || assinatura.encerrada || (estado !== 'ATIVO' && estado !== 'CARENCIA')) return null
  return { de: assinatura.periodoDe, ate: assinatura.periodoAte, pagoCentavos: assinatura.periodoCentavos }
}

function modoPara(empresa: Empresa | null, novo: PlanoDaEmpresa, ciclo: Ciclo): ModoDaMudanca {
  if (empresa === null || empresa.plano === null || empresa.ciclo === null || periodoPago(empresa) === null)
    return 'ASSINAR'
  const { codigo: plano, ...precos } = empresa.plano
  return modoDaMudanca({ ...precos, plano, ciclo: empresa.ciclo }, { ...novo, plano: novo.codigo, ciclo })
}

/**
 * What a choice costs today, for a company or (`null`) for one that does not exist yet. `travar`: the coupon is about to be taken. Throws
 * REFERENCIA_INEXISTENTE when the plan is not sold.
 */
export async function cotarPara(
  { tx, agora }: Pick<Lugar, 'tx' | 'agora'>,
  empresa: Empresa | null,
  { plano: codigoDoPlano, ciclo, cupom: texto }: Escolha,
  { travar = false } = {},
): Promise<CotacaoFeita> {
  const plano = await planoAVenda(tx, codigoDoPlano)
  if (plano === undefined)
    throw new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos: { plano: 'Este plano não está mais à venda.' } })
  const hoje = hojeDe(empresa, agora)
  const cliente = empresa?.cliente ?? null
  const digitado = texto === null ? undefined : await lerCupom(tx, { texto, plano: plano.codigo, cliente }, { travar })
  const recusa = texto === null ? null : recusaDoCupom(digitado, hoje)
  const cupomNovo = recusa === null ? (digitado ?? null) : null
  const assinatura = empresa?.assinatura ?? null
  const uso =
    cupomNovo === null && cliente !== null && assinatura !== null && assinatura.cupomUso !== null
      ? await lerUsoDoCupom(tx, cliente, assinatura.cupomUso, plano.codigo)
      : undefined
  const cupomDeAntes = uso?.servePlano === true ? uso : null
  const modo = modoPara(empresa, plano, ciclo)
  const cotacao = cotar({
    hoje,
    precos: plano,
    ciclo,
    cupom: cupomNovo?.condicao ?? cupomDeAntes?.condicao ?? null,
    atual: empresa === null ? null : periodoPago(empresa),
    creditoCentavos: assinatura?.creditoCentavos ?? 0,
    testeAte: empresa?.estado === 'TESTE' ? empresa.testeAte : null,
  })
  return { modo, plano, cotacao, cupomNovo, cupomDeAntes, recusaDoCupom: recusa }
}

/** The same, as a screen reads it. */
export async function verCotacao(
  lugar: Pick<Lugar, 'tx' | 'agora'>,
  empresa: Empresa | null,
  escolha: Escolha,
): Promise<CotacaoDaAssinatura> {
  const {
    modo,
    plano,
    cotacao,
    cupomNovo,
    cupomDeAntes,
    recusaDoCupom: recusa,
  } = await cotarPara(lugar, empresa, escolha)
  const { periodo, ...conta } = cotacao
  const cupom = cupomNovo ?? cupomDeAntes
  const agora = modo === 'ASSINAR' || modo === 'AGORA'
  const assinatura = empresa?.assinatura ?? null
  const periodoQueVem =
    agora || assinatura === null ? periodo : periodoDesde(assinatura.periodoAte, escolha.ciclo, assinatura.diaBase)
  return {
    modo,
    plano: { codigo: plano.codigo, nome: plano.nome },
    ciclo: escolha.ciclo,
    ...conta,
    ...(agora ? {} : { creditoCentavos: 0, proporcionalCentavos: 0, sobraCentavos: 0, valorCentavos: 0 }),
    periodoDe: periodoQueVem.de,
    periodoAte: periodoQueVem.ate,
    cupom: cupom === null ? null : { texto: cupom.texto, efeito: efeitoDoCupom(cupom.condicao) },
    recusaDoCupom: recusa,
    excedentes:
      modo === 'NO_FIM' && empresa !== null ? await excedentesDoPlano(lugar, empresa.cliente, plano.codigo) : [],
  }
}
