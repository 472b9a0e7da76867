import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { describe, expect, it } from 'vitest'
import type { Ator } from '../../../apps/api/src/infra/token.ts'
import { sortearAnimais } from './animais.ts'
import { desfechosDe, montarCalendario, type QuemTrabalha } from './calendario.ts'
import type { Desfecho } from './roteiro.ts'
import { criarSorteio } from './sorteio.ts'

const ATOR: Ator = {
  usuario: 'u',
  sessao: 's',
  pessoa: 'p',
  nome: 'Fulana',
  perfis: ['ESPECIALISTA'],
  cliente: 'c',
  parceiro: null,
  especialista: 'e',
  fuso: ZONA_PADRAO,
  versao: 1,
}

const SERVICOS = [
  ...['Ultrassom abdominal', 'Radiografia de tórax', 'Ecocardiograma'].map((nome) => ({ nome, exigeLaudo: true })),
  ...['Consulta cardiológica', 'Pressão arterial (Doppler)', 'Hemograma e bioquímico'].map((nome) => ({
    nome,
    exigeLaudo: false,
  })),
].map((servico) => ({ ...servico, codigo: servico.nome, modalidade: 'OUTRO', minutos: 30 }))

function elencoDe(agora: Temporal.Instant, semente: number): QuemTrabalha {
  const sorteio = criarSorteio(semente)
  return {
    mundo: { sorteio, agora },
    especialistas: ['Ana', 'Beto', 'Caio'].map((nome, i) => ({
      codigo: nome,
      nome,
      cardiologia: i === 1,
      ator: ATOR,
    })),
    animais: sortearAnimais(sorteio, 90).map((animal, i) => ({
      ...animal,
      codigo: `${i}`,
      parceiro: `${i % 6}`,
      plano: null,
    })),
    servicos: SERVICOS,
  }
}

const DESFECHOS: Desfecho[] = [
  ...(['CANCELADO', 'EM_ANDAMENTO', 'AGUARDANDO', 'RASCUNHO'] as const),
  ...(['ASSINADO', 'CONCLUIDO', 'RETIFICADO'] as const),
]

const INICIO = Temporal.Instant.from('2026-11-16T03:10:00Z')
// Every three hours of two weeks that begin after a weekend with a holiday.
const MOMENTOS = Array.from({ length: 14 * 8 }, (_, i) => INICIO.add({ hours: 3 * i }))

describe('seja qual for a hora em que a demonstração começa', () => {
  it.each([1, 7])('cada especialista tem um laudo por escrever e há exame de cada desfecho (%i)', (semente) => {
    for (const agora of MOMENTOS) {
      const elenco = elencoDe(agora, semente)
      const quando = agora.toString()
      const { passadas } = montarCalendario(elenco, 400)
      const desfechos = [...desfechosDe(elenco, passadas)]
      expect(passadas, quando).toHaveLength(400)
      for (const { codigo } of elenco.especialistas) {
        const dele = desfechos.filter(([{ especialista }]) => especialista.codigo === codigo)
        expect(
          dele.map(([, desfecho]) => desfecho),
          `${quando} ${codigo}`,
        ).toContain('RASCUNHO')
      }
      expect(new Set(desfechos.map(([, desfecho]) => desfecho)), quando).toEqual(new Set(DESFECHOS))
    }
  })
})
