import { somarCentavos } from '@vetlume/dominio/dinheiro'
import { apurar, recusaDaApuracao, type ClinicaAFechar } from '@vetlume/dominio/fechamento'
import type { Desconto } from './dialogo-do-desconto.tsx'

export const SEM_DESCONTO: Desconto = { centavos: 0, motivo: '' }

/** What one clinic would pay with this discount, by the rule that the server charges with. */
export function comDesconto(clinica: ClinicaAFechar, { centavos }: Desconto) {
  const apuracao = apurar([clinica.brutoCentavos], { descontoCentavos: centavos, comissaoBp: clinica.comissaoBp })
  return { ...apuracao, recusa: recusaDaApuracao(apuracao) }
}

type Descontos = ReadonlyMap<string, Desconto>

/** The items of the request, as the person saw them. */
export const itensDe = (clinicas: readonly ClinicaAFechar[], descontos: Descontos) =>
  clinicas.map((clinica) => {
    const desconto = descontos.get(clinica.parceiro.codigo) ?? SEM_DESCONTO
    return {
      parceiro: clinica.parceiro.codigo,
      ate: clinica.ate,
      exames: clinica.exames,
      totalCentavos: comDesconto(clinica, desconto).totalCentavos,
      descontoCentavos: desconto.centavos,
      descontoMotivo: desconto.centavos === 0 ? null : desconto.motivo,
    }
  })

export const totalDe = (clinicas: readonly ClinicaAFechar[], descontos: Descontos) =>
  somarCentavos(itensDe(clinicas, descontos).map(({ totalCentavos }) => totalCentavos))
