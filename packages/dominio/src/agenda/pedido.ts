import * as z from 'zod/mini'
import { latitudeOpcional, linhaOpcional, longitudeOpcional, paragrafosOpcionais } from '../cadastro/index.ts'
import { codigo, instante, opcional, versao } from '../contrato/index.ts'
import { PRIORIDADES, TIPOS_DE_LOCAL } from './rotulos.ts'

export const DURACAO_MINIMA_MINUTOS = 5
export const DURACAO_MAXIMA_MINUTOS = 720
/** Nobody books further ahead than this. */
export const MAXIMO_DE_DIAS_A_FRENTE = 730

const semRepetir = (codigos: readonly string[]): boolean => new Set(codigos).size === codigos.length

export const servicosDoAgendamento = z
  .array(codigo)
  .check(
    z.minLength(1, 'Inclua ao menos um serviço.'),
    z.maxLength(20),
    z.refine(semRepetir, 'O mesmo serviço está duas vezes.'),
  )

/** Where it happens: a domicile has its address, and the coordinates when they are known. */
const campoDeLocal = {
  tipoLocal: z._default(z.enum(TIPOS_DE_LOCAL), 'PARCEIRO'),
  parceiro: opcional(codigo),
  endereco: linhaOpcional(300),
  latitude: latitudeOpcional,
  longitude: longitudeOpcional,
}

/** Going on in spite of what refuses, which is asked first and recorded. */
export const confirmacoes = {
  /** Outside working hours or on a holiday: it is done as on-call. */
  confirmarPlantao: z._default(z.boolean(), false),
  /** There is no time to arrive, or to go on to the next: somebody knows better. */
  confirmarDeslocamento: z._default(z.boolean(), false),
  /** The company takes the risk of the health plan not paying; `motivoPlano` says why. */
  ignorarPlano: z._default(z.boolean(), false),
  motivoPlano: linhaOpcional(300),
  /** Somebody without the specialty of what is to be done does it; `motivoEspecialidade` says why. */
  ignorarEspecialidade: z._default(z.boolean(), false),
  motivoEspecialidade: linhaOpcional(300),
  /** The same exam was asked for already, and this is another one. */
  outroExame: z._default(z.boolean(), false),
  /** It takes the clinic past its credit limit, and is done all the same. */
  passarDoLimite: z._default(z.boolean(), false),
}
export type Confirmacoes = { [K in keyof typeof confirmacoes]: z.output<(typeof confirmacoes)[K]> }

/** Nothing was asked yet. */
export const SEM_CONFIRMAR: Confirmacoes = {
  confirmarPlantao: false,
  confirmarDeslocamento: false,
  ignorarPlano: false,
  motivoPlano: null,
  ignorarEspecialidade: false,
  motivoEspecialidade: null,
  outroExame: false,
  passarDoLimite: false,
}

/** Of something that holds more, what was confirmed. */
export const confirmacoesDe = (pedido: Confirmacoes): Confirmacoes => ({
  confirmarPlantao: pedido.confirmarPlantao,
  confirmarDeslocamento: pedido.confirmarDeslocamento,
  ignorarPlano: pedido.ignorarPlano,
  motivoPlano: pedido.motivoPlano,
  ignorarEspecialidade: pedido.ignorarEspecialidade,
  motivoEspecialidade: pedido.motivoEspecialidade,
  outroExame: pedido.outroExame,
  passarDoLimite: pedido.passarDoLimite,
})

/** Whoever goes on against the health plan, or with somebody without the specialty, says why. */
export const REGRA_DA_ESPECIALIDADE = z.refine<Pick<Confirmacoes, 'ignorarEspecialidade' | 'motivoEspecialidade'>>(
  ({ ignorarEspecialidade, motivoEspecialidade }) => !ignorarEspecialidade || motivoEspecialidade !== null,
  { path: ['motivoEspecialidade'], error: 'Diga por que é esta pessoa.' },
)
export const REGRA_DO_PLANO = z.refine<Pick<Confirmacoes, 'ignorarPlano' | 'motivoPlano'>>(
  ({ ignorarPlano, motivoPlano }) => !ignorarPlano || motivoPlano !== null,
  { path: ['motivoPlano'], error: 'Diga por que agendar mesmo assim.' },
)

/** What the form of an appointment holds. */
export const camposDoAgendamento = {
  especialista: codigo,
  inicio: instante,
  /** Left out, it comes from the services' durations. */
  fim: opcional(instante),
  ...campoDeLocal,
  animal: opcional(codigo),
  /** Who to look for while there is no animal yet. */
  contato: linhaOpcional(160),
  servicos: servicosDoAgendamento,
  prioridade: z._default(z.enum(PRIORIDADES), 'ROTINA'),
  planoSaude: opcional(codigo),
  autorizacao: linhaOpcional(60),
  observacoes: paragrafosOpcionais(2_000),
}

const dados = z.object({ ...camposDoAgendamento, ...confirmacoes })
type Dados = z.output<typeof dados>

const regra = (path: string, error: string, vale: (pedido: Dados) => boolean) =>
  z.refine<Dados>(vale, { path: [path], error })

const minutos = ({ inicio, fim }: Pick<Dados, 'inicio' | 'fim'>): number | null =>
  fim === null ? null : (Date.parse(fim) - Date.parse(inicio)) / 60_000

export const MENSAGEM_DE_DURACAO = 'Um agendamento dura de 5 minutos a 12 horas.'

export const duracaoPossivel = (minutosPedidos: number): boolean =>
  minutosPedidos >= DURACAO_MINIMA_MINUTOS && minutosPedidos <= DURACAO_MAXIMA_MINUTOS

export const REGRAS_DO_AGENDAMENTO = [
  regra('fim', 'O fim vem depois do começo.', (p) => (minutos(p) ?? 1) > 0),
  regra('fim', MENSAGEM_DE_DURACAO, (p) => {
    const duracao = minutos(p)
    return duracao === null || duracao <= 0 || duracaoPossivel(duracao)
  }),
  regra('parceiro', 'Escolha a clínica.', (p) => p.tipoLocal !== 'PARCEIRO' || p.parceiro !== null),
  regra('endereco', 'Informe o endereço.', (p) => p.tipoLocal !== 'DOMICILIO' || p.endereco !== null),
  regra(
    'latitude',
    'Informe latitude e longitude, ou nenhuma.',
    (p) => (p.latitude === null) === (p.longitude === null),
  ),
  REGRA_DO_PLANO,
  REGRA_DA_ESPECIALIDADE,
  regra('contato', 'Sem o paciente, informe o contato.', (p) => p.animal !== null || p.contato !== null),
] as const

/** Only a reservation may lack the animal. */
export const novoAgendamento = z
  .object({
    ...camposDoAgendamento,
    ...confirmacoes,
    estado: z._default(z.enum(['RESERVADO', 'AGENDADO']), 'AGENDADO'),
  })
  .check(
    ...REGRAS_DO_AGENDAMENTO,
    z.refine(({ estado, animal }) => estado === 'RESERVADO' || animal !== null, {
      path: ['animal'],
      error: 'Escolha o paciente. Sem ele, só dá para reservar o horário.',
    }),
  )
export type NovoAgendamento = z.output<typeof novoAgendamento>

/** Writes the form whole, at whatever time it says: another time or specialist is also a move. */
export const edicaoDoAgendamento = z
  .object({ ...camposDoAgendamento, ...confirmacoes, codigo, versao })
  .check(...REGRAS_DO_AGENDAMENTO)
export type EdicaoDoAgendamento = z.output<typeof edicaoDoAgendamento>

/** A drag, a stretch or their keys. `fim` left out keeps the duration, `especialista` left out keeps the person. */
export const mudancaDeHorario = z
  .object({
    codigo,
    versao,
    especialista: opcional(codigo),
    inicio: instante,
    fim: opcional(instante),
    ...confirmacoes,
  })
  .check(REGRA_DO_PLANO, REGRA_DA_ESPECIALIDADE)
