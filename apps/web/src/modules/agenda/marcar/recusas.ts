import { escritorDeListas, escritorDeNumeros } from '@vetlume/dominio/constantes'
import type {
  AcimaDoLimite,
  ForaDoHorario,
  ItemDoPeriodo,
  Ocupacao,
  PedidoAberto,
  SemEspecialidade,
} from '@vetlume/dominio/agenda'
import type { ForaDeAlcance } from '@vetlume/dominio/deslocamento'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { diaNaZona, formatarData, formatarTrecho } from '@vetlume/dominio/tempo'
import { ErroDeApi, mensagemDoErro } from '../../../lib/erro-de-api.ts'

const numero = escritorDeNumeros()

/** Why an appointment was not written at that time, told apart by what the person can do about it. */
type Recusa =
  | { tipo: 'OCUPADO'; ocupacoes: readonly Ocupacao[] }
  | { tipo: 'FORA_DO_HORARIO'; fora: ForaDoHorario }
  | { tipo: 'FORA_DE_ALCANCE'; fora: ForaDeAlcance }
  | { tipo: 'SEM_ESPECIALIDADE'; falta: SemEspecialidade }
  | { tipo: 'ACIMA_DO_LIMITE'; acima: AcimaDoLimite }
  | { tipo: 'PEDIDO_EM_ABERTO'; pedidos: readonly PedidoAberto[] }
  | { tipo: 'PLANO'; motivos: readonly string[] }
  | { tipo: 'OUTRA' }

/** What a change that came late finds: the appointment as it is now, and who changed it. */
export interface ConflitoDoAgendamento {
  atual: Pick<ItemDoPeriodo, 'inicio' | 'fim' | 'especialista' | 'estado' | 'versao'>
  por: string | null
}

export function conflitoEm(erro: unknown): ConflitoDoAgendamento | null {
  if (!(erro instanceof ErroDeApi) || erro.codigo !== 'CONFLITO_DE_VERSAO') return null
  const { atual, por = null } = (erro.detalhes ?? {}) as Partial<ConflitoDoAgendamento>
  return atual === undefined ? null : { atual, por }
}

interface RecusaDoPlano {
  motivo: string
}

export function lerRecusa(erro: unknown): Recusa {
  if (!(erro instanceof ErroDeApi)) return { tipo: 'OUTRA' }
  const detalhes = (erro.detalhes ?? {}) as Record<string, unknown>
  if (erro.codigo === 'HORARIO_OCUPADO')
    return { tipo: 'OCUPADO', ocupacoes: (detalhes['ocupacoes'] ?? []) as readonly Ocupacao[] }
  if (erro.codigo === 'FORA_DO_HORARIO') return { tipo: 'FORA_DO_HORARIO', fora: erro.detalhes as ForaDoHorario }
  if (erro.codigo === 'FORA_DE_ALCANCE') return { tipo: 'FORA_DE_ALCANCE', fora: erro.detalhes as ForaDeAlcance }
  if (erro.codigo === 'SEM_ESPECIALIDADE')
    return { tipo: 'SEM_ESPECIALIDADE', falta: erro.detalhes as SemEspecialidade }
  if (erro.codigo === 'ACIMA_DO_LIMITE') return { tipo: 'ACIMA_DO_LIMITE', acima: erro.detalhes as AcimaDoLimite }
  if (erro.codigo === 'PEDIDO_EM_ABERTO')
    return { tipo: 'PEDIDO_EM_ABERTO', pedidos: (detalhes['pedidos'] ?? []) as readonly PedidoAberto[] }
  if (Array.isArray(detalhes['plano']))
    return { tipo: 'PLANO', motivos: (detalhes['plano'] as RecusaDoPlano[]).map(({ motivo }) => motivo) }
  return { tipo: 'OUTRA' }
}

const lista = escritorDeListas()
const horas = (fuso: string, dia?: string) => (trecho: { inicio: string; fim: string }) =>
  formatarTrecho(trecho, fuso, dia ?? diaNaZona(trecho.inicio, fuso))

/** "Helena Prado já está com Thor das 09:00 às 09:40." */
function textoDaOcupacao(fuso: string, ocupacao: Ocupacao): string {
  const { por, nome, paciente, especialista } = ocupacao
  const quando = horas(fuso)(ocupacao)
  const com = especialista === null ? '' : ` com ${especialista}`
  if (por === 'ESPECIALISTA') return `${nome} já está com ${paciente ?? 'outro compromisso'} ${quando}.`
  if (por === 'ANIMAL') return `${nome} já tem exame ${quando}${com}.`
  return `${nome} já está em uso ${quando}${com}.`
}

/** One sentence on what is in the way, in the zone of the company. */
export function textoDoHorarioOcupado(ocupacoes: readonly Ocupacao[], fuso: string): string {
  if (ocupacoes.length === 0) return 'Este horário acabou de ser ocupado.'
  return ocupacoes.map((ocupacao) => textoDaOcupacao(fuso, ocupacao)).join(' ')
}

/** When the person works on that day, and what closes it. */
export function textoDoForaDoHorario({ dia, ate = dia, fuso, janelas, feriado }: ForaDoHorario): string {
  const data = formatarData(dia)
  const trabalho =
    janelas.length === 0
      ? `Não há expediente em ${ate === dia ? data : `${data} nem em ${formatarData(ate)}`}.`
      : `O expediente de ${data} é ${lista(janelas.map(horas(fuso, dia)))}.`
  return feriado === null ? trabalho : `${data} é feriado: ${feriado}. ${janelas.length === 0 ? '' : trabalho}`.trim()
}

/** How long the way takes, and what is missing to arrive. */
export function textoDoForaDeAlcance({ trechos }: ForaDeAlcance): string {
  const frases = trechos.map(({ sentido, lugar, minutos, km, folgaMinutos, aproximado }) => {
    const caminho = sentido === 'ANTES' ? `Vindo de ${lugar ?? 'outro endereço'}` : `Até ${lugar ?? 'outro endereço'}`
    const conta = aproximado ? ', contados entre os municípios' : ''
    const distancia = km === null ? '' : ` (${numero(km)} km${conta})`
    return `${caminho} são ${minutos} min${distancia}: faltam ${-folgaMinutos} min.`
  })
  return frases.join(' ')
}

/** Text for any refusal, the occupied time with what occupies it. */
export function textoDaRecusa(erro: unknown, fuso: string): string {
  const recusa = lerRecusa(erro)
  return recusa.tipo === 'OCUPADO' ? textoDoHorarioOcupado(recusa.ocupacoes, fuso) : mensagemDoErro(erro)
}

/** "Marina não tem a especialidade Cardiologia." */
export const textoDaEspecialidade = ({ especialista, faltam }: SemEspecialidade): string =>
  `${especialista.nome} não tem a especialidade ${lista(faltam)}.`

/** How much was used and by how much this passes it, for who sees what is owed; else only that it passes. */
export function textoDoLimite({ parceiro, credito }: AcimaDoLimite): string {
  if (credito === null) return `Com este exame, ${parceiro.nome} passa do limite de crédito que tem com a empresa.`
  const { limiteCentavos, usadoCentavos, exameCentavos } = credito
  const acima = usadoCentavos + exameCentavos - limiteCentavos
  return `${parceiro.nome} tem ${formatarReais(usadoCentavos)} de ${formatarReais(limiteCentavos)} usados do limite. Este exame, de ${formatarReais(exameCentavos)}, passa dele em ${formatarReais(acima)}.`
}

/** What goes along when the person insists. */
export interface Confirmacoes {
  confirmarPlantao?: boolean
  confirmarDeslocamento?: boolean
  ignorarPlano?: boolean
  motivoPlano?: string
  ignorarEspecialidade?: boolean
  motivoEspecialidade?: string
  outroExame?: boolean
  passarDoLimite?: boolean
}

export interface Perguntas {
  plantao: (fora: ForaDoHorario) => Promise<boolean>
  deslocamento: (fora: ForaDeAlcance) => Promise<boolean>
  /** The reason for going on, or null. */
  plano: (motivos: readonly string[]) => Promise<string | null>
  especialidade: (falta: SemEspecialidade) => Promise<string | null>
  limite: (acima: AcimaDoLimite) => Promise<boolean>
  /** The request that is what was meant, that it is another exam, or null. */
  pedido: (pedido: PedidoAberto) => Promise<'PEDIDO' | 'OUTRO' | null>
}

/** What the answer adds to what was confirmed; null when the person gives up, undefined when there is nothing to ask. */
async function perguntar(
  recusa: Recusa,
  perguntas: Perguntas,
  confirmadas: Confirmacoes,
): Promise<Confirmacoes | null | undefined> {
  if (recusa.tipo === 'FORA_DO_HORARIO' && confirmadas.confirmarPlantao !== true)
    return (await perguntas.plantao(recusa.fora)) ? { confirmarPlantao: true } : null
  if (recusa.tipo === 'FORA_DE_ALCANCE' && confirmadas.confirmarDeslocamento !== true)
    return (await perguntas.deslocamento(recusa.fora)) ? { confirmarDeslocamento: true } : null
  if (recusa.tipo === 'PLANO' && confirmadas.ignorarPlano !== true) {
    const motivoPlano = await perguntas.plano(recusa.motivos)
    return motivoPlano === null ? null : { ignorarPlano: true, motivoPlano }
  }
  if (recusa.tipo === 'SEM_ESPECIALIDADE' && confirmadas.ignorarEspecialidade !== true) {
    const motivoEspecialidade = await perguntas.especialidade(recusa.falta)
    return motivoEspecialidade === null ? null : { ignorarEspecialidade: true, motivoEspecialidade }
  }
  if (recusa.tipo === 'ACIMA_DO_LIMITE' && confirmadas.passarDoLimite !== true)
    return (await perguntas.limite(recusa.acima)) ? { passarDoLimite: true } : null
  return undefined
}

type Chamar<R> = (confirmacoes: Confirmacoes) => Promise<R>

/** How a screen goes on with the request instead of booking another exam. */
type ComOPedido<R> = (pedido: PedidoAberto) => Chamar<R>

/**
 * Asks the server and, on a refusal that may be overridden, asks the person and repeats; each question once. Null when the
 * person gives up; any other refusal is thrown.
 */
export async function insistir<R>(
  chamar: Chamar<R>,
  perguntas: Perguntas,
  confirmadas: Confirmacoes = {},
  comOPedido?: ComOPedido<R>,
): Promise<R | null> {
  try {
    return await chamar(confirmadas)
  } catch (erro) {
    const recusa = lerRecusa(erro)
    const [pedido] = recusa.tipo === 'PEDIDO_EM_ABERTO' ? recusa.pedidos : []
    if (pedido !== undefined && comOPedido !== undefined && confirmadas.outroExame !== true) {
      const escolha = await perguntas.pedido(pedido)
      if (escolha === null) return null
      if (escolha === 'PEDIDO') return insistir(comOPedido(pedido), perguntas, confirmadas)
      return insistir(chamar, perguntas, { ...confirmadas, outroExame: true }, comOPedido)
    }
    const resposta = await perguntar(recusa, perguntas, confirmadas)
    if (resposta === undefined) throw erro
    return resposta === null ? null : insistir(chamar, perguntas, { ...confirmadas, ...resposta }, comOPedido)
  }
}
