import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { comentar } from '../../../apps/api/src/modules/atendimento/comentar.ts'
import { encherAgenda } from './agenda-futura.ts'
import { pedirHorario } from './pedidos-de-horario.ts'
import type { EmpresaDemo } from './empresas.ts'
import { pedidoDe, pedirExame } from './exame.ts'
import { passosDosAcertos } from './acertos.ts'
import { passosDosFechamentos } from './fechamentos.ts'
import { agir } from './mundo.ts'
import type { Elenco, Passo } from './elenco.ts'
import { passosDaVisita, type Desfecho } from './roteiro.ts'
import { distribuir, visitasDoDia, type Visita } from './visitas.ts'

const DIAS_DE_HISTORIA = 90
/** Signing and what follows take up to this long: what is younger is still without a signed laudo. */
const HORAS_ATE_ASSINAR = 30
/** Of a hundred older exams with laudo: the last ones still to be written, and before them some to be delivered. */
const POR_LAUDAR = 2
const POR_ENTREGAR = 4
/** Counting back in a hundred, exams whose laudo was forgotten (their deadline is long past) and one that was rectified. */
const ATRASADOS = [9, 12]
const RETIFICADO = 18

const horasDesde = (agora: Temporal.Instant, instante: Temporal.Instant) => instante.until(agora).total('hours')
const pedeLaudo = ({ servicos }: Visita) => servicos.some(({ exigeLaudo }) => exigeLaudo)

interface Posicao {
  /** Counts the older exams with laudo backwards, the last one being 0. */
  ordem: number
  /** How many of them there are. */
  quantos: number
}

function desfechoDe({ sorteio, agora }: Elenco['mundo'], visita: Visita, { ordem, quantos }: Posicao): Desfecho {
  const emCem = (porcento: number) => Math.round((quantos * porcento) / 100)
  const horas = horasDesde(agora, visita.fim)
  if (horas < 0) return 'EM_ANDAMENTO'
  const cancelado = horas > HORAS_ATE_ASSINAR && sorteio.chance(4)
  if (!pedeLaudo(visita)) return cancelado ? 'CANCELADO' : 'CONCLUIDO'
  const esquecido = ATRASADOS.some((atraso) => ordem === emCem(atraso))
  if (horas < HORAS_ATE_ASSINAR || ordem < emCem(POR_LAUDAR) || esquecido)
    return sorteio.chance(65) ? 'RASCUNHO' : 'AGUARDANDO'
  if (ordem < emCem(POR_ENTREGAR)) return 'ASSINADO'
  if (ordem === emCem(RETIFICADO) && horas > 72) return 'RETIFICADO'
  return cancelado ? 'CANCELADO' : 'CONCLUIDO'
}

interface Calendario {
  passadas: Visita[]
  deHoje: Visita[]
}

/** An urgent exam that is going on right now, whatever the hour, so that there is always one to look at. */
function plantao(
  { mundo: { sorteio, agora }, animais, especialistas, servicos }: Elenco,
  ocupados: readonly Visita[],
): Visita[] {
  const especialista = especialistas.find(
    ({ codigo }) => !ocupados.some((visita) => visita.especialista.codigo === codigo),
  )
  const livres = animais.filter(
    ({ codigo, especie }) => especie === 'Canina' && !ocupados.some(({ animal }) => animal.codigo === codigo),
  )
  const exame = servicos.filter(({ nome }) => nome === 'Ultrassom abdominal')
  if (especialista === undefined || livres.length === 0) return []
  const inicio = agora.subtract({ minutes: 20 })
  return [
    {
      especialista,
      animal: sorteio.escolher(livres),
      servicos: exame,
      inicio,
      fim: inicio.add({ minutes: 40 }),
      urgente: true,
    },
  ]
}

/** `total` visits that have begun, and what is left of today. One specialist is on call today and sees only the urgent one. */
function montarCalendario(elenco: Elenco, total: number): Calendario {
  const { sorteio, agora } = elenco.mundo
  const hoje = agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  const deServico = {
    ...elenco,
    especialistas: elenco.especialistas.slice(0, Math.max(1, elenco.especialistas.length - 1)),
  }
  const [dia] = distribuir(2 * elenco.especialistas.length, hoje, hoje)
  const agenda = { sorteio, elenco: deServico, laudos: 80 }
  const hojeTodas = dia === undefined || elenco.especialistas.length < 2 ? [] : visitasDoDia(agenda, dia)
  const comecadas = hojeTodas.filter(({ inicio }) => Temporal.Instant.compare(inicio, agora) <= 0)
  const urgentes = plantao(elenco, hojeTodas)
  const restantes = total - comecadas.length - urgentes.length
  const dias = distribuir(restantes, hoje.subtract({ days: DIAS_DE_HISTORIA }), hoje.subtract({ days: 1 }))
  const antigas = dias.flatMap((d) => {
    const recente = d.dia.until(hoje).days <= 30
    return visitasDoDia({ sorteio, elenco: elenco, laudos: recente ? 80 : 14 }, d)
  })
  return {
    passadas: [...antigas, ...comecadas, ...urgentes],
    deHoje: hojeTodas.filter((visita) => !comecadas.includes(visita)),
  }
}

function passosDoPassado(elenco: Elenco, passadas: readonly Visita[]): Passo[] {
  const { agora } = elenco.mundo
  const comLaudo = passadas
    .filter((visita) => pedeLaudo(visita) && horasDesde(agora, visita.fim) >= HORAS_ATE_ASSINAR)
    .toReversed()
  const ordemDe = new Map(comLaudo.map((visita, ordem) => [visita, ordem]))
  return passadas.flatMap((visita) => {
    const desfecho = desfechoDe(elenco.mundo, visita, { ordem: ordemDe.get(visita) ?? -1, quantos: comLaudo.length })
    return passosDaVisita({ elenco, visita, desfecho })
  })
}

const RECADOS = ['Podem nos avisar quando o laudo sair?', 'O paciente é bravo: vir com focinheira.'] as const

/** Exams that the clinics asked for and nobody has scheduled yet; some with a word for the company. */
function passosDosPedidos(elenco: Elenco, quantidade: number): Passo[] {
  const { sorteio, agora } = elenco.mundo
  const exames = elenco.servicos.filter(({ nome }) => nome === 'Ultrassom abdominal' || nome === 'Ecocardiograma')
  const pedidos = new Set<string>()
  return Array.from({ length: quantidade }, (_, i): Passo => {
    const clinica = elenco.parceiros[i % elenco.parceiros.length]
    const quando = agora.subtract({ minutes: sorteio.inteiro(20, 40 * 60) })
    const animal = sorteio.escolher(
      elenco.animais.filter(({ codigo, parceiro }) => parceiro === clinica?.codigo && !pedidos.has(codigo)),
    )
    pedidos.add(animal.codigo)
    const visita = { animal, servicos: [sorteio.escolher(exames)], urgente: sorteio.chance(20) }
    const fazer = async () => {
      if (clinica === undefined) return
      const codigo = await pedirExame(elenco, clinica.ator, pedidoDe(elenco, visita), quando)
      await pedirHorario(elenco, clinica, { ...visita, atendimento: codigo, quando })
      const texto = RECADOS[i]
      if (texto !== undefined)
        await agir(elenco.mundo, { ator: clinica.ator, cliente: elenco.cliente, quando }, (ctx) =>
          comentar({ ctx, input: { codigo, texto } }),
        )
    }
    return { quando, fazer }
  })
}

/** Ninety days of work told in the order in which it happened, then what is on the agenda. */
export async function contarHistoria(elenco: Elenco, demo: EmpresaDemo): Promise<void> {
  const pedidos = Math.floor(demo.atendimentos / 50)
  const { passadas, deHoje } = montarCalendario(elenco, demo.atendimentos - pedidos)
  const passos = [
    ...passosDoPassado(elenco, passadas),
    ...passosDosPedidos(elenco, pedidos),
    ...passosDosFechamentos(elenco, demo, DIAS_DE_HISTORIA),
    ...passosDosAcertos(elenco, DIAS_DE_HISTORIA),
  ]
  for (const { fazer } of passos.toSorted((a, b) => Temporal.Instant.compare(a.quando, b.quando))) await fazer()
  await encherAgenda(elenco, deHoje)
}
