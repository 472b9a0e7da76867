import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { feriadosNacionais } from '@vetlume/dominio/tempo'
import type { EspecialistaSemeado } from './equipe.ts'
import type { ServicoSemeado } from './empresa-nova.ts'
import type { AnimalSemeado } from './pacientes.ts'
import type { Sorteio } from './sorteio.ts'

/** One appointment of one specialist with one animal. */
export interface Visita {
  especialista: EspecialistaSemeado
  animal: AnimalSemeado
  servicos: ServicoSemeado[]
  inicio: Temporal.Instant
  fim: Temporal.Instant
  urgente: boolean
}

interface Elenco {
  especialistas: readonly EspecialistaSemeado[]
  animais: readonly AnimalSemeado[]
  servicos: readonly ServicoSemeado[]
}

const SABADO = 6
const DOMINGO = 7
const MINUTOS_ENTRE_PACIENTES = 15
const MINUTOS_ENTRE_CLINICAS = 45

function diaUtil(dia: Temporal.PlainDate): boolean {
  const feriado = feriadosNacionais(dia.year).some((f) => f.tipo === 'NACIONAL' && f.dia === dia.toString())
  return dia.dayOfWeek !== DOMINGO && !feriado
}

export interface DiaDeTrabalho {
  dia: Temporal.PlainDate
  visitas: number
}

/** Spreads `total` visits over the working days from `de` to `ate`, both included; a Saturday gets a third of a weekday. */
export function distribuir(total: number, de: Temporal.PlainDate, ate: Temporal.PlainDate): DiaDeTrabalho[] {
  const quantos = de.until(ate).days + 1
  const dias = Array.from({ length: quantos }, (_, i) => de.add({ days: i })).filter(diaUtil)
  const pesos = dias.map((dia) => (dia.dayOfWeek === SABADO ? 1 : 3))
  const soma = pesos.reduce((a, b) => a + b, 0)
  let acumulado = 0
  let feitas = 0
  return dias.map((dia, i) => {
    acumulado += pesos[i] ?? 0
    const visitas = Math.round((total * acumulado) / soma) - feitas
    feitas += visitas
    return { dia, visitas }
  })
}

/** Exams that end in a laudo and have a model for dogs and cats. */
const COM_LAUDO = {
  cardiologia: [['Ecocardiograma', 1]],
  imagem: [
    ['Ultrassom abdominal', 7],
    ['Radiografia de tórax', 3],
  ],
} as const
const SEM_LAUDO = {
  cardiologia: [
    ['Consulta cardiológica', 3],
    ['Pressão arterial (Doppler)', 2],
  ],
  imagem: [
    ['Pressão arterial (Doppler)', 3],
    ['Cistocentese guiada por ultrassom', 3],
    ['Citologia aspirativa guiada', 2],
    ['Hemograma e bioquímico', 4],
  ],
} as const

function escolherServicos(
  sorteio: Sorteio,
  { servicos }: Elenco,
  { cardiologia }: EspecialistaSemeado,
  { especie }: AnimalSemeado,
  laudos: number,
) {
  const area = cardiologia ? 'cardiologia' : 'imagem'
  const temModelo = especie === 'Canina' || especie === 'Felina'
  const simples = sorteio.comPeso<string>(SEM_LAUDO[area])
  const principal = temModelo && sorteio.chance(laudos) ? sorteio.comPeso<string>(COM_LAUDO[area]) : simples
  const nomes = principal !== simples && sorteio.chance(20) ? [principal, simples] : [principal]
  return nomes.flatMap((nome) => servicos.filter((servico) => servico.nome === nome))
}

interface Agenda {
  sorteio: Sorteio
  elenco: Elenco
  /** Chance, in a hundred, that the main exam asks for a laudo. */
  laudos: number
}

/** A morning in one clinic and an afternoon in another, with animals that nobody else sees that day. */
function visitasDoEspecialista(
  { sorteio, elenco, laudos }: Agenda,
  especialista: EspecialistaSemeado,
  { dia, visitas }: DiaDeTrabalho,
  livres: AnimalSemeado[],
): Visita[] {
  const feitas: Visita[] = []
  let relogio = dia.toZonedDateTime({ timeZone: ZONA_PADRAO, plainTime: '08:30' })
  let clinica: string | null = null
  for (let i = 0; i < visitas && livres.length > 0; i++) {
    const mesma = livres.filter(({ parceiro }) => parceiro === clinica)
    const ficar = mesma.length > 0 && i % 3 !== 0
    const animal = sorteio.escolher(ficar ? mesma : livres)
    livres.splice(livres.indexOf(animal), 1)
    if (i > 0)
      relogio = relogio.add({ minutes: animal.parceiro === clinica ? MINUTOS_ENTRE_PACIENTES : MINUTOS_ENTRE_CLINICAS })
    clinica = animal.parceiro
    const servicos = escolherServicos(sorteio, elenco, especialista, animal, laudos)
    const fim = relogio.add({ minutes: servicos.reduce((soma, { minutos }) => soma + minutos, 0) })
    feitas.push({
      especialista,
      animal,
      servicos,
      inicio: relogio.toInstant(),
      fim: fim.toInstant(),
      urgente: sorteio.chance(9),
    })
    relogio = fim
  }
  return feitas
}

/** Visits of a whole day, shared among the specialists; never two at once for a specialist or an animal. */
export function visitasDoDia(agenda: Agenda, { dia, visitas }: DiaDeTrabalho): Visita[] {
  const { especialistas, animais } = agenda.elenco
  const livres = [...animais]
  return especialistas.flatMap((especialista, i) => {
    const dele = Math.floor((visitas + i) / especialistas.length)
    return visitasDoEspecialista(agenda, especialista, { dia, visitas: dele }, livres)
  })
}
