import { comentar } from '../../../apps/api/src/modules/atendimento/comentar.ts'
import { encherAgenda } from './agenda-futura.ts'
import { DIAS_DE_HISTORIA, desfechosDe, montarCalendario } from './calendario.ts'
import { pedirHorario } from './pedidos-de-horario.ts'
import type { EmpresaDemo } from './empresas.ts'
import { pedidoDe, pedirExame } from './exame.ts'
import { passosDosAcertos } from './acertos.ts'
import { passosDosFechamentos } from './fechamentos.ts'
import { agir } from './mundo.ts'
import type { Elenco, Passo } from './elenco.ts'
import { passosDaVisita } from './roteiro.ts'

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
    ...[...desfechosDe(elenco, passadas)].flatMap(([visita, desfecho]) => passosDaVisita({ elenco, visita, desfecho })),
    ...passosDosPedidos(elenco, pedidos),
    ...passosDosFechamentos(elenco, demo, DIAS_DE_HISTORIA),
    ...passosDosAcertos(elenco, DIAS_DE_HISTORIA),
  ]
  for (const { fazer } of passos.toSorted((a, b) => Temporal.Instant.compare(a.quando, b.quando))) await fazer()
  await encherAgenda(elenco, deHoje)
}
