import type { Modalidade } from '../servico/index.ts'
import { formatarData, type Dia } from '../tempo/index.ts'

export interface PlanoAConferir {
  nome: string
  exigeAutorizacao: boolean
  /** Waiting days of the classes of exams that `carencias` does not name. */
  carenciaDias: number
  carencias: readonly { modalidade: Modalidade; dias: number }[]
  /** Days that must pass between two of the same exam; 0 when it does not matter. */
  intervaloRepeticaoDias: number
}

export interface ExameDoPlano {
  codigo: string
  nome: string
  modalidade: Modalidade
}

/** An exam of the same animal that the same plan pays for: done, or booked for another day. */
export interface ExameAnterior {
  servico: string
  dia: Dia
}

export interface PedidoAoPlano {
  plano: PlanoAConferir
  /** Since when the animal has the plan; null when nobody told. */
  desde: Dia | null
  /** Of the exam. */
  dia: Dia
  autorizacao: string | null
  exames: readonly ExameDoPlano[]
  anteriores: readonly ExameAnterior[]
}

export type RecusaDoPlano = {
  /** Field of the form that the reason belongs to. */
  campo: 'planoSaude' | 'autorizacao'
  regra: 'CARENCIA' | 'INTERVALO' | 'AUTORIZACAO'
  servico: string | null
  motivo: string
}

const emDias = (n: number): string => (n === 1 ? '1 dia' : `${n} dias`)

function carencia({ plano, desde, dia }: PedidoAoPlano, { codigo, nome, modalidade }: ExameDoPlano): RecusaDoPlano[] {
  const dias = plano.carencias.find((linha) => linha.modalidade === modalidade)?.dias ?? plano.carenciaDias
  if (dias === 0) return []
  const recusa = (motivo: string): RecusaDoPlano[] => [
    { campo: 'planoSaude', regra: 'CARENCIA', servico: codigo, motivo },
  ]
  if (desde === null)
    return recusa(
      `${plano.nome} tem carência de ${emDias(dias)} para ${nome}: informe na ficha do paciente desde quando ele tem o plano.`,
    )
  const libera = Temporal.PlainDate.from(desde).add({ days: dias }).toString()
  return dia >= libera
    ? []
    : recusa(`${nome} está em carência no plano ${plano.nome} (${emDias(dias)}): libera em ${formatarData(libera)}.`)
}

function intervalo({ plano, dia, anteriores }: PedidoAoPlano, { codigo, nome }: ExameDoPlano): RecusaDoPlano[] {
  const minimo = plano.intervaloRepeticaoDias
  const distancia = (outro: Dia) => Math.abs(Temporal.PlainDate.from(outro).until(dia).days)
  const perto = anteriores
    .filter(({ servico, dia: outro }) => servico === codigo && distancia(outro) < minimo)
    .toSorted((a, b) => distancia(a.dia) - distancia(b.dia))[0]
  if (perto === undefined) return []
  const quando = perto.dia > dia ? 'já está marcado para' : 'já foi feito em'
  const motivo = `${nome} ${quando} ${formatarData(perto.dia)}: ${plano.nome} paga de novo depois de ${emDias(minimo)}.`
  return [{ campo: 'planoSaude', regra: 'INTERVALO', servico: codigo, motivo }]
}

/** Why a health plan would not pay for these exams on that day; empty when it would. */
export function recusasDoPlano(pedido: PedidoAoPlano): RecusaDoPlano[] {
  const { plano, autorizacao, exames } = pedido
  const semAutorizacao: RecusaDoPlano[] =
    plano.exigeAutorizacao && autorizacao === null
      ? [
          {
            campo: 'autorizacao',
            regra: 'AUTORIZACAO',
            servico: null,
            motivo: `${plano.nome} exige autorização: informe o número dela.`,
          },
        ]
      : []
  return [...exames.flatMap((exame) => [...carencia(pedido, exame), ...intervalo(pedido, exame)]), ...semAutorizacao]
}
