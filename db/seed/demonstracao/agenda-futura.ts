import { contratoAgenda } from '@vetlume/dominio/agenda'
import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import type { Janela } from '@vetlume/dominio/disponibilidade'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../../apps/api/src/context.ts'
import { emTransacao } from '../../../apps/api/src/infra/banco/index.ts'
import { criarAgendamento } from '../../../apps/api/src/modules/agenda/criar-agendamento.ts'
import { criarEspera } from '../../../apps/api/src/modules/agenda/espera.ts'
import { transitarAgendamento } from '../../../apps/api/src/modules/agenda/transitar-agendamento.ts'
import { jornadasDe } from '../../../apps/api/src/modules/especialista/index.ts'
import { agir } from './mundo.ts'
import type { Elenco } from './elenco.ts'
import { distribuir, visitasDoDia, type Visita } from './visitas.ts'

const DIAS = 14
const VISITAS_EM_DUAS_SEMANAS = 40
const MINUTOS_NA_MESMA_CLINICA = 15
const MINUTOS_ENTRE_CLINICAS = 45

type Jornadas = ReadonlyMap<string, ReadonlyMap<string, readonly Janela[]>>

/** Working windows by specialist and day. */
async function lerJornadas({ mundo, cliente, especialistas }: Elenco, de: string, ate: string): Promise<Jornadas> {
  const donos = especialistas.map(({ codigo }) => ({ codigo, fuso: ZONA_PADRAO }))
  const lidas = await emTransacao(mundo.db, { papel: 'cliente', cliente }, (tx) =>
    jornadasDe({ tx, cliente }, donos, { de, ate }),
  )
  return new Map([...lidas].map(([codigo, dias]) => [codigo, new Map(dias.map(({ dia, janelas }) => [dia, janelas]))]))
}

const depois = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) > 0 ? a : b)

/** The first moment from `pronto` on when something that lasts `duracao` fits whole in a window. */
function primeiroLugar(
  janelas: readonly Janela[],
  pronto: Temporal.Instant,
  duracao: Temporal.Duration,
): Temporal.Instant | undefined {
  const lugares = janelas.map(({ inicio, fim }) => ({
    comeca: depois(Temporal.Instant.from(inicio), pronto),
    fecha: Temporal.Instant.from(fim),
  }))
  return lugares.find(({ comeca, fecha }) => Temporal.Instant.compare(comeca.add(duracao), fecha) <= 0)?.comeca
}

/** The visits of a specialist's day, one after another inside the windows, with the way between clinics; what does not fit is left out. */
function encaixar(visitas: readonly Visita[], janelas: readonly Janela[]): Visita[] {
  const feitas: Visita[] = []
  for (const visita of visitas) {
    const anterior = feitas.at(-1)
    const mesma = anterior?.animal.parceiro === visita.animal.parceiro
    const minutes = mesma ? MINUTOS_NA_MESMA_CLINICA : MINUTOS_ENTRE_CLINICAS
    const pronto = anterior?.fim.add({ minutes }) ?? Temporal.Instant.fromEpochMilliseconds(0)
    const duracao = visita.inicio.until(visita.fim)
    const inicio = primeiroLugar(janelas, pronto, duracao)
    if (inicio !== undefined) feitas.push({ ...visita, inicio, fim: inicio.add(duracao) })
  }
  return feitas
}

const DIAS_EM_ZIGUE_ZAGUE: ReadonlySet<number> = new Set([2, 4])

/** On some weekdays visits stay as they were asked for, from one clinic to another and back: days that the route planner shortens. */
function naOrdemDosPedidos(visitas: readonly Visita[], diaDaSemana: number): readonly Visita[] {
  if (!DIAS_EM_ZIGUE_ZAGUE.has(diaDaSemana)) return visitas
  const [primeira] = visitas
  const daPrimeira = visitas.filter(({ animal }) => animal.parceiro === primeira?.animal.parceiro)
  const outras = visitas.filter(({ animal }) => animal.parceiro !== primeira?.animal.parceiro)
  return daPrimeira.flatMap((visita, i) => [visita, ...outras.slice(i, i + 1)]).concat(outras.slice(daPrimeira.length))
}

type Situacao = 'CONFIRMADO' | 'AGENDADO' | 'RESERVADO' | 'CANCELADO'

/** Near days are mostly confirmed; farther on there are times held without a patient. */
function situacaoDe({ mundo: { sorteio, agora } }: Elenco, { inicio }: Visita): Situacao {
  const perto = agora.until(inicio).total('hours') < 48
  return sorteio.comPeso<Situacao>(
    perto
      ? [
          ['CONFIRMADO', 7],
          ['AGENDADO', 3],
        ]
      : [
          ['AGENDADO', 11],
          ['CONFIRMADO', 3],
          ['RESERVADO', 1],
          ['CANCELADO', 1],
        ],
  )
}

const RESERVA = 'Horário guardado; a clínica confirma o paciente.'

function pedidoDe({ mundo: { sorteio } }: Elenco, visita: Visita, situacao: Situacao) {
  const { especialista, animal, servicos, inicio, fim, urgente } = visita
  const semPaciente = situacao === 'RESERVADO'
  return contratoAgenda['POST /agendamento'].entrada.parse({
    especialista: especialista.codigo,
    inicio: inicio.toString(),
    fim: fim.toString(),
    tipoLocal: animal.parceiro === null ? 'PROPRIO' : 'PARCEIRO',
    parceiro: animal.parceiro,
    animal: semPaciente ? null : animal.codigo,
    contato: semPaciente ? 'Recepção da clínica' : null,
    servicos: servicos.map(({ codigo }) => codigo),
    prioridade: urgente ? 'URGENTE' : 'ROTINA',
    planoSaude: semPaciente ? null : animal.plano,
    autorizacao: animal.plano === null ? null : `AUT${sorteio.digitos(7)}`,
    observacoes: semPaciente ? RESERVA : null,
    estado: semPaciente ? 'RESERVADO' : 'AGENDADO',
    confirmarPlantao: true,
    confirmarDeslocamento: true,
  })
}

/** Refusals of the product's own rules: an equipment that somebody else has then, a plan that does not pay twice. */
const recusado = (erro: unknown): boolean => erro instanceof ErroDeDominio && erro.status < 500

async function marcar(elenco: Elenco, visita: Visita): Promise<void> {
  const { mundo, cliente, gestora } = elenco
  const situacao = situacaoDe(elenco, visita)
  const quando = mundo.agora.subtract({ hours: mundo.sorteio.inteiro(1, 90) })
  const agora = (fazer: (ctx: CtxCliente) => Promise<unknown>) => agir(mundo, { ator: gestora, cliente, quando }, fazer)
  await agora(async (ctx) => {
    const marcado = await criarAgendamento({ ctx, input: pedidoDe(elenco, visita, situacao) })
    if (situacao === 'CONFIRMADO')
      await transitarAgendamento({ ctx, input: { ...marcado, acao: 'confirmar', motivo: null } })
    if (situacao === 'CANCELADO')
      await transitarAgendamento({ ctx, input: { ...marcado, acao: 'cancelar', motivo: 'Responsável desmarcou' } })
  }).catch((erro: unknown) => {
    if (!recusado(erro)) throw erro
  })
}

const ESPERAS = [
  {
    prioridade: 'URGENTE',
    periodo: 'QUALQUER',
    observacoes: 'Vem de outra cidade; avisar com um dia de antecedência.',
  },
  { prioridade: 'ROTINA', periodo: 'MANHA', observacoes: null },
  { prioridade: 'ROTINA', periodo: 'TARDE', observacoes: 'Prefere o mesmo especialista do último exame.' },
] as const

/** Three who wait for a slot, the urgent one last to arrive. */
async function formarFila({ mundo, cliente, gestora, animais, servicos }: Elenco): Promise<void> {
  const { sorteio, agora } = mundo
  const exames = servicos.filter(({ nome }) => nome === 'Ultrassom abdominal' || nome === 'Ecocardiograma')
  const hoje = agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  for (const [i, espera] of ESPERAS.entries()) {
    const animal = sorteio.escolher(animais)
    const quando = agora.subtract({ hours: 6 + 20 * i })
    await agir(mundo, { ator: gestora, cliente, quando }, (ctx) =>
      criarEspera({
        ctx,
        input: {
          ...espera,
          animal: animal.codigo,
          contato: null,
          parceiro: animal.parceiro,
          especialista: null,
          servicos: [sorteio.escolher(exames).codigo],
          desde: hoje.add({ days: 1 }).toString(),
          ate: hoje.add({ days: 12 + i }).toString(),
        },
      }),
    )
  }
}

/** What is still to happen: the rest of today and two weeks ahead, within the hours of each specialist, by the product's own verbs. */
export async function encherAgenda(elenco: Elenco, deHoje: readonly Visita[]): Promise<void> {
  const { mundo, especialistas } = elenco
  const hoje = mundo.agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  const [de, ate] = [hoje.add({ days: 1 }), hoje.add({ days: DIAS })]
  const jornadas = await lerJornadas(elenco, de.toString(), ate.toString())
  const agenda = { sorteio: mundo.sorteio, elenco: elenco, laudos: 75 }
  const futuras = distribuir(VISITAS_EM_DUAS_SEMANAS * especialistas.length, de, ate).flatMap((dia) => {
    const doDia = visitasDoDia(agenda, dia)
    return especialistas.flatMap(({ codigo }) =>
      encaixar(
        naOrdemDosPedidos(
          doDia.filter((visita) => visita.especialista.codigo === codigo),
          dia.dia.dayOfWeek,
        ),
        jornadas.get(codigo)?.get(dia.dia.toString()) ?? [],
      ),
    )
  })
  for (const visita of [...deHoje, ...futuras]) await marcar(elenco, visita)
  await formarFila(elenco)
}
