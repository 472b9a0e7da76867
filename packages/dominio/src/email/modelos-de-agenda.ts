import { escritorDeListas } from '../constantes/index.ts'
import * as z from 'zod/mini'
import { rotaDoAgendamento } from '../agenda/index.ts'
import { codigo, instante } from '../contrato/index.ts'
import { formatarDataHora } from '../tempo/index.ts'
import type { Carta } from './carta.ts'
import { modelo } from './modelo.ts'

const exame = z.object({
  /** As the reader is greeted: a clinic or a company by its name, a person by the first one. */
  nome: z.string(),
  agendamento: codigo,
  empresa: z.string(),
  /** Null when no partner clinic asked for it. */
  clinica: z.nullable(z.string()),
  /** Null while there is only a contact. */
  animal: z.nullable(z.string()),
  servicos: z.array(z.string()),
  inicio: instante,
  fuso: z.string(),
})
type Exame = z.output<typeof exame>

const comMotivo = z.extend(exame, { motivo: z.nullable(z.string()) })

const rota = ({ agendamento }: Exame) => rotaDoAgendamento(agendamento)
const lista = escritorDeListas()
const quando = ({ inicio, fuso }: Pick<Exame, 'inicio' | 'fuso'>) =>
  formatarDataHora(inicio, fuso).replace(' ', ', às ')
const paciente = ({ animal }: Exame) => animal ?? 'um paciente'
const oQue = ({ servicos }: Exame) => (servicos.length === 0 ? 'Exame' : lista(servicos))
const linhaDoMotivo = (motivo: string | null) => (motivo === null ? [] : [`Motivo: ${motivo}`])

const carta = (
  { nome }: Exame,
  assunto: string,
  paragrafos: readonly string[],
  botao: Carta['botao'],
  observacoes: readonly string[] = [],
): Carta => ({ assunto, saudacao: `Olá, ${nome}!`, paragrafos, botao, observacoes })

const ver = (url: string, rotulo = 'Ver na agenda') => ({ rotulo, url })
const AO_EMPRESARIO = 'Você recebe esta mensagem porque é o contato da empresa.'
const A_CLINICA = ({ empresa }: Exame) => `Dúvidas? Fale com ${empresa}.`

/** Letters about an appointment: from the clinic to the company and back. */
export const MODELOS_DE_AGENDA = {
  'pedido-recebido': modelo({
    dados: exame,
    rota,
    escrever: (d, url) =>
      carta(
        d,
        `Novo pedido de exame: ${paciente(d)}`,
        [
          `${d.clinica ?? 'Uma clínica'} pediu um exame para ${paciente(d)}: ${oQue(d)}.`,
          'Aceite, proponha outro horário ou recuse com um motivo: a clínica é avisada na hora.',
        ],
        ver(url, 'Ver o pedido'),
        [AO_EMPRESARIO],
      ),
  }),
  'pedido-aceito': modelo({
    dados: exame,
    rota,
    escrever: (d, url) =>
      carta(
        d,
        `Pedido aceito: ${paciente(d)}, ${quando(d)}`,
        [`${d.empresa} aceitou o pedido de exame de ${paciente(d)}.`, `${oQue(d)}: ${quando(d)}.`],
        ver(url),
        [A_CLINICA(d)],
      ),
  }),
  'horario-proposto': modelo({
    dados: exame,
    rota,
    escrever: (d, url) =>
      carta(
        d,
        `Outro horário para ${paciente(d)}: ${quando(d)}`,
        [
          `${d.empresa} não consegue atender no horário pedido e propõe outro para ${paciente(d)}.`,
          `${oQue(d)}: ${quando(d)}. O horário fica reservado até a sua resposta.`,
        ],
        ver(url, 'Aceitar ou recusar'),
        [A_CLINICA(d)],
      ),
  }),
  'proposta-respondida': modelo({
    dados: z.extend(comMotivo, { aceita: z.boolean() }),
    rota,
    escrever: (d, url) =>
      carta(
        d,
        `Horário ${d.aceita ? 'aceito' : 'recusado'}: ${paciente(d)}`,
        [
          d.aceita
            ? `${d.clinica ?? 'A clínica'} aceitou ${quando(d)} para ${paciente(d)}. O exame está agendado.`
            : `${d.clinica ?? 'A clínica'} não aceitou o horário proposto para ${paciente(d)}. O pedido voltou para a lista.`,
          ...linhaDoMotivo(d.motivo),
        ],
        ver(url),
        [AO_EMPRESARIO],
      ),
  }),
  'pedido-recusado': modelo({
    dados: comMotivo,
    rota,
    escrever: (d, url) =>
      carta(
        d,
        `Pedido recusado: ${paciente(d)}`,
        [`${d.empresa} não pôde aceitar o pedido de exame de ${paciente(d)} (${oQue(d)}).`, ...linhaDoMotivo(d.motivo)],
        ver(url, 'Ver o pedido'),
        [A_CLINICA(d)],
      ),
  }),
  'agendamento-marcado': modelo({
    dados: exame,
    rota,
    escrever: (d, url) =>
      carta(
        d,
        `Exame marcado: ${paciente(d)}, ${quando(d)}`,
        [`${d.empresa} marcou um exame de ${paciente(d)} com você.`, `${oQue(d)}: ${quando(d)}.`],
        ver(url),
        [A_CLINICA(d)],
      ),
  }),
  'agendamento-cancelado': modelo({
    dados: z.extend(comMotivo, { pelaClinica: z.boolean() }),
    rota,
    escrever: (d, url) =>
      carta(
        d,
        `Exame cancelado: ${paciente(d)}, ${quando(d)}`,
        [
          `${d.pelaClinica ? (d.clinica ?? 'A clínica') : d.empresa} cancelou o exame de ${paciente(d)} marcado para ${quando(d)}.`,
          ...linhaDoMotivo(d.motivo),
        ],
        ver(url),
        [d.pelaClinica ? AO_EMPRESARIO : A_CLINICA(d)],
      ),
  }),
  'agendamento-movido': modelo({
    dados: z.extend(exame, { reconfirmar: z._default(z.boolean(), false) }),
    rota,
    escrever: (d, url) =>
      carta(
        d,
        `Novo horário: ${paciente(d)}, ${quando(d)}`,
        [
          `O exame de ${paciente(d)} mudou de horário.`,
          `${oQue(d)}: agora em ${quando(d)}.`,
          ...(d.reconfirmar ? ['A confirmação valia para o horário anterior: confirme este também.'] : []),
        ],
        ver(url),
        [A_CLINICA(d)],
      ),
  }),
  'lembrete-de-agendamento': modelo({
    dados: exame,
    rota: '/confirmar-agendamento',
    aoTitular: true,
    escrever: (d, url) =>
      carta(
        d,
        `Lembrete: exame de ${paciente(d)}, ${quando(d)}`,
        [
          `Lembramos do exame de ${paciente(d)} com ${d.empresa}.`,
          `${oQue(d)}: ${quando(d)}${d.clinica === null ? '' : `, na ${d.clinica}`}.`,
          'Confirme, avise que não será possível ou peça outro horário. Não é preciso senha.',
        ],
        ver(url, 'Responder'),
        ['O link é só deste exame e aceita uma resposta.', A_CLINICA(d)],
      ),
  }),
  'presenca-recusada': modelo({
    dados: z.extend(comMotivo, { quer: z.enum(['RECUSADO', 'OUTRO_HORARIO']) }),
    rota,
    escrever: (d, url) =>
      carta(
        d,
        `${d.quer === 'RECUSADO' ? 'Não poderá' : 'Pede outro horário'}: ${paciente(d)}, ${quando(d)}`,
        [
          d.quer === 'RECUSADO'
            ? `Pelo link do lembrete, avisaram que o exame de ${paciente(d)}, em ${quando(d)}, não poderá acontecer.`
            : `Pelo link do lembrete, pediram outro horário para o exame de ${paciente(d)}, marcado para ${quando(d)}.`,
          ...linhaDoMotivo(d.motivo),
          'O exame continua na agenda: entre em contato e decida se ele é remarcado ou cancelado.',
        ],
        ver(url),
        [AO_EMPRESARIO],
      ),
  }),
}
