import * as z from 'zod/mini'
import { camposDoAgendamento, DURACAO_MAXIMA_MINUTOS, DURACAO_MINIMA_MINUTOS } from './pedido.ts'
import { codigo, data, endpoint, instante, opcional, versao } from '../contrato/index.ts'
import { chegadaDoAgendamento, diaAplicado, planoDoDia, sugestoesDeHorario } from '../deslocamento/index.ts'

const escopo = 'cliente' as const
const { servicos, tipoLocal, parceiro, endereco, latitude, longitude, animal, prioridade } = camposDoAgendamento

/** How far ahead times are suggested. */
export const DIAS_DE_SUGESTAO = 14
export const MAXIMO_DE_SUGESTOES = 20
/** Visits of one day that may move together. */
export const MAXIMO_DE_VISITAS = 40
/** A day on the road. */
export const MAXIMO_DE_MINUTOS = 1_440

const HORA = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/
const hora = z.string().check(z.regex(HORA, 'Informe a hora como 08:30.'))

/** When whoever asks would like it to be, on the company's clock; without `dia`, on any day. */
const janelaPreferida = z
  .object({ dia: opcional(data), inicio: hora, fim: hora })
  .check(z.refine(({ inicio, fim }) => inicio < fim, { path: ['fim'], error: 'O fim vem depois do começo.' }))

const pedidoDeSugestao = z
  .object({
    servicos,
    /** Left out, any that has the services' specialties. */
    especialista: opcional(codigo),
    tipoLocal,
    parceiro,
    endereco,
    latitude,
    longitude,
    animal,
    prioridade,
    /** First day; left out or past, today. */
    de: opcional(data),
    /** Left out, the sum of the services' durations. */
    duracaoMinutos: opcional(z.int().check(z.minimum(DURACAO_MINIMA_MINUTOS), z.maximum(DURACAO_MAXIMA_MINUTOS))),
    janelas: z._default(z.array(janelaPreferida).check(z.maxLength(20)), []),
    /** The appointment that would move: its own place counts as free. */
    agendamento: opcional(codigo),
    maximo: z._default(z.int().check(z.minimum(1), z.maximum(MAXIMO_DE_SUGESTOES)), 8),
  })
  .check(
    z.refine(({ tipoLocal: tipo, parceiro: clinica }) => tipo !== 'PARCEIRO' || clinica !== null, {
      path: ['parceiro'],
      error: 'Escolha a clínica.',
    }),
    z.refine(({ latitude: lat, longitude: lon }) => (lat === null) === (lon === null), {
      path: ['latitude'],
      error: 'Informe latitude e longitude, ou nenhuma.',
    }),
  )
export type PedidoDeHorario = z.output<typeof pedidoDeSugestao>

const doDia = { especialista: codigo, dia: data }
const visitas = z.array(z.object({ codigo, versao, inicio: instante })).check(
  z.minLength(1, 'Não há visita para mudar.'),
  z.maxLength(MAXIMO_DE_VISITAS),
  z.refine(
    (lista) => new Set(lista.map((visita) => visita.codigo)).size === lista.length,
    'A mesma visita está duas vezes.',
  ),
)

export const contratoDeslocamento = {
  'POST /agendamento/sugestoes': endpoint({
    resumo: 'Os melhores horários das próximas duas semanas, por deslocamento, tempo ocioso e urgência',
    permissao: 'agenda:ler',
    escopo,
    entrada: pedidoDeSugestao,
    resposta: sugestoesDeHorario,
    erros: ['REFERENCIA_INEXISTENTE'],
  }),
  'PUT /agendamento/:codigo/deslocamento': endpoint({
    resumo:
      'Corrige o tempo do caminho até um agendamento; vale para os dois lugares, nos dois sentidos, em toda a agenda',
    permissao: 'agenda:escrever',
    escopo,
    /** `minutos` null goes back to the estimate; `anterior` is the one that the person saw before it. */
    entrada: z.object({
      codigo,
      anterior: opcional(codigo),
      minutos: opcional(z.int('Informe os minutos, de 1 a 1440.').check(z.minimum(1), z.maximum(MAXIMO_DE_MINUTOS))),
    }),
    resposta: chegadaDoAgendamento,
    erros: ['NAO_ENCONTRADO', 'SEM_PERMISSAO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /agendamento/rota/planejar': endpoint({
    resumo: 'O dia de um especialista na ordem com menos deslocamento, sem mudar nada ainda',
    permissao: 'agenda:ler',
    escopo,
    entrada: z.object(doDia),
    resposta: planoDoDia,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /agendamento/rota/aplicar': endpoint({
    resumo: 'Muda o horário de várias visitas do mesmo dia, todas ou nenhuma',
    permissao: 'agenda:escrever',
    escopo,
    idempotente: true,
    entrada: z.object({ ...doDia, visitas }),
    resposta: diaAplicado,
    erros: [
      'NAO_ENCONTRADO',
      'CONFLITO_DE_VERSAO',
      'TRANSICAO_INVALIDA',
      'HORARIO_OCUPADO',
      'FORA_DO_HORARIO',
      'FORA_DE_ALCANCE',
    ],
  }),
}
