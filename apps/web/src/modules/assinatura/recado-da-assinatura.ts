import { DIAS_ANTES_DO_FIM_DO_TESTE, type SituacaoDaAssinatura } from '@vetlume/dominio/assinatura'
import { formatarData } from '@vetlume/dominio/tempo'

export interface RecadoDaAssinatura {
  tom: 'info' | 'warning' | 'error'
  texto: string
  acao: string
}

const diasAte = (dia: string, hoje: string): number =>
  Temporal.PlainDate.from(hoje).until(Temporal.PlainDate.from(dia), { largestUnit: 'days' }).days

type Situacao = Pick<SituacaoDaAssinatura, 'estado' | 'testeAte' | 'carenciaAte'>

/** What a company has to be told of its subscription today; null while there is nothing to do about it. */
export function recadoDaAssinatura(
  { estado, testeAte, carenciaAte }: Situacao,
  hoje: string,
): RecadoDaAssinatura | null {
  if (estado === 'TESTE' && testeAte !== null && diasAte(testeAte, hoje) <= DIAS_ANTES_DO_FIM_DO_TESTE)
    return {
      tom: 'info',
      texto: `O teste grátis termina em ${formatarData(testeAte)}. O que já foi feito fica.`,
      acao: 'Assinar',
    }
  if (estado === 'CARENCIA')
    return {
      tom: 'warning',
      texto: `A renovação da assinatura não foi paga.${carenciaAte === null ? '' : ` Tudo funciona até ${formatarData(carenciaAte)}; depois, a empresa só consulta.`}`,
      acao: 'Pagar',
    }
  if (estado === 'SOMENTE_LEITURA' || estado === 'CANCELADO')
    return {
      tom: 'error',
      texto: 'A assinatura terminou: a empresa consulta e exporta, e nada novo é registrado.',
      acao: 'Assinar de novo',
    }
  return null
}
