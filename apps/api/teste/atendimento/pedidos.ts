import type { AcaoDoAgendamento } from '@vetlume/dominio/agenda'
import type { EntradaDe } from '@vetlume/dominio/contrato'
import type { contratoAtendimento } from '@vetlume/dominio/atendimento'
import { expect } from 'vitest'
import type { Ambiente, Chamar } from '../ambiente.ts'
import { criarAnimal, type Empresa } from '../fabricas.ts'

/** Tuesday, 24 November 2026, 9 h in São Paulo: a plain working hour, four days after the clock of the tests. */
export const TERCA_AS_9 = '2026-11-24T12:00:00.000Z'

export const horas = (quantas: number, inicio = TERCA_AS_9): string =>
  new Date(Date.parse(inicio) + quantas * 3_600_000).toISOString()

/** A clinic's request for a patient of its own. */
export async function pedir(
  amb: Ambiente,
  empresa: Empresa,
  mais: Partial<EntradaDe<(typeof contratoAtendimento)['POST /atendimento']>> = {},
): Promise<string> {
  const { animal } = await criarAnimal(amb, empresa.cliente, { parceiro: empresa.parceiro })
  const { status, corpo } = await empresa.como.PARCEIRO('POST /atendimento', {
    animal,
    itens: [{ servico: empresa.servico }],
    ...mais,
  })
  expect({ status, corpo }).toMatchObject({ status: 201 })
  return corpo.codigo
}

export const lerPedido = async (quem: Chamar, codigo: string) =>
  (await quem('GET /atendimento/:codigo', { codigo })).corpo

/** Accepts or proposes, with the version that is there now. */
export async function marcar(
  empresa: Empresa,
  rota: 'aceitar' | 'propor',
  codigo: string,
  mais: { inicio?: string; fim?: string; especialista?: string; confirmarPlantao?: boolean; versao?: number } = {},
) {
  const { versao } = await lerPedido(empresa.como.CLIENTE, codigo)
  return empresa.como.CLIENTE(`POST /atendimento/:codigo/${rota}`, {
    codigo,
    versao,
    especialista: empresa.especialista,
    inicio: TERCA_AS_9,
    ...mais,
  })
}

export const responder = async (quem: Chamar, codigo: string, aceita: boolean, motivo?: string) =>
  quem('POST /atendimento/:codigo/responder-proposta', {
    codigo,
    versao: (await lerPedido(quem, codigo)).versao,
    aceita,
    ...(motivo === undefined ? {} : { motivo }),
  })

export const agirNaAgenda = async (quem: Chamar, codigo: string, acao: AcaoDoAgendamento, motivo?: string) => {
  const { versao } = (await quem('GET /agendamento/:codigo', { codigo })).corpo
  return quem('POST /agendamento/:codigo/transicao', {
    codigo,
    versao,
    acao,
    ...(motivo === undefined ? {} : { motivo }),
  })
}
