import { daqui, type Pedido } from './cenarios.ts'
import { CLINICAS, OCUPADOS } from './dados/agenda.ts'
import { clinicaDe, especialistaDe, servicoDe } from './dados/chaves.ts'

export interface Caso {
  nome: string
  /** The request of each turn, over the company that is measured. */
  pedido: (vez: number) => Pedido
}

const ler = (nome: string, caminho: string): Caso => ({
  nome,
  pedido: () => ({ metodo: 'GET', caminho: `/api${caminho}` }),
})

/** Days are taken in turn, so that no answer is only what was read a moment before. */
const lerPorDia = (nome: string, caminho: (vez: number) => string): Caso => ({
  nome,
  pedido: (vez) => ({ metodo: 'GET', caminho: `/api${caminho(vez)}` }),
})

const um = especialistaDe(1)
const clinica = clinicaDe(11)

/** The calendar: what somebody looks at all day. */
export const CALENDARIO: readonly Caso[] = [
  lerPorDia(
    'dia de todos, à frente',
    (vez) => `/agendamento/periodo?de=${daqui(1 + (vez % 14))}&ate=${daqui(1 + (vez % 14))}`,
  ),
  lerPorDia(
    'dia de todos, passado',
    (vez) => `/agendamento/periodo?de=${daqui(-1 - (vez % 14))}&ate=${daqui(-1 - (vez % 14))}`,
  ),
  lerPorDia(
    'dia de um',
    (vez) =>
      `/agendamento/periodo?de=${daqui(vez % 14)}&ate=${daqui(vez % 14)}&especialistas=${especialistaDe(vez % OCUPADOS)}`,
  ),
  lerPorDia(
    'semana de um',
    (vez) => `/agendamento/periodo?de=${daqui(1)}&ate=${daqui(7)}&especialistas=${especialistaDe(vez % OCUPADOS)}`,
  ),
  lerPorDia(
    'semana de uma clínica',
    (vez) => `/agendamento/periodo?de=${daqui(1)}&ate=${daqui(7)}&parceiro=${clinicaDe(vez % CLINICAS)}`,
  ),
  {
    nome: 'sugestões',
    pedido: (vez) => ({
      metodo: 'POST',
      caminho: '/api/agendamento/sugestoes',
      corpo: {
        servicos: [servicoDe(vez % 8)],
        parceiro: clinicaDe(vez % CLINICAS),
        especialista: especialistaDe(vez % OCUPADOS),
      },
    }),
  },
  ler('painel da empresa', '/dashboard'),
  lerPorDia('barra de busca, nome', (vez) => `/busca?termo=${['mel', 'thor barros', 'conceicao'][vez % 3]}`),
  lerPorDia('barra de busca, número', (vez) => `/busca?termo=${1_000 + vez}`),
]

const daAgenda = (nome: string, filtro: string) => ler(`agenda: ${nome}`, `/agendamento?limite=50&${filtro}`)
const doAtendimento = (nome: string, filtro: string) => ler(`atendimentos: ${nome}`, `/atendimento?limite=50&${filtro}`)

const doMes = `de=${daqui(-30)}&ate=${daqui(-1)}`

/** Filters and orders of the agenda's list: ahead, as it comes, and in the past, where somebody asks for a period. */
const DA_AGENDA: readonly (readonly [nome: string, filtro: string])[] = [
  ['sem filtro', ''],
  ['do fim para o começo', 'ordem=-inicio'],
  ['por marcação', 'ordem=-criadoEm'],
  ['especialista', `especialista=${um}`],
  ['especialista, por marcação', `especialista=${um}&ordem=-criadoEm`],
  ['clínica', `parceiro=${clinica}`],
  ['clínica, por marcação', `parceiro=${clinica}&ordem=-criadoEm`],
  ['serviço', `servico=${servicoDe(3)}`],
  ['busca', 'busca=melissa'],
  ['busca de um', 'busca=melissa%2099'],
  ...['SOLICITADO', 'RESERVADO', 'AGENDADO', 'REALIZADO', 'CANCELADO', 'EM_DESLOCAMENTO'].flatMap(
    (estado): [string, string][] => [
      [estado, `estado=${estado}`],
      [`${estado} de um especialista`, `estado=${estado}&especialista=${um}`],
      [`${estado} de uma clínica`, `estado=${estado}&parceiro=${clinica}`],
    ],
  ),
  ['urgentes', 'prioridade=URGENTE'],
  ['das clínicas', 'origem=PARCEIRO'],
  ['domicílio', 'tipoLocal=DOMICILIO'],
  ['próprio (nenhum)', 'tipoLocal=PROPRIO'],
  ['plantão de um', `plantao=sim&especialista=${um}`],
  ['propostos', 'proposto=sim'],
]

/** Every filter and order of the two lists, alone and in the pairs that people use. */
export const LISTAS: readonly Caso[] = [
  ...DA_AGENDA.flatMap(([nome, filtro]) => [
    daAgenda(`${nome}, adiante`, filtro),
    daAgenda(`${nome}, em um mês passado`, `${doMes}&${filtro}`),
  ]),
  doAtendimento('sem filtro', ''),
  doAtendimento('por número', 'ordem=numero'),
  doAtendimento('por prazo', 'ordem=prazoEm'),
  doAtendimento('por prazo, do fim', 'ordem=-prazoEm'),
  doAtendimento('mês', doMes),
  doAtendimento('mês, por prazo', `${doMes}&ordem=prazoEm`),
  doAtendimento('atrasados', 'prazo=ATRASADO&ordem=prazoEm'),
  doAtendimento('sem horário', 'horario=sem'),
  doAtendimento('aguardando horário', 'horario=aguardando'),
  doAtendimento('com proposta', 'horario=proposto'),
  doAtendimento('busca', 'busca=melissa'),
  doAtendimento('busca, por prazo', 'busca=melissa&ordem=prazoEm'),
  doAtendimento('clínica', `parceiro=${clinica}`),
  doAtendimento('clínica, por prazo', `parceiro=${clinica}&ordem=prazoEm`),
  doAtendimento('clínica, por número', `parceiro=${clinica}&ordem=-numero`),
  doAtendimento('especialista', `especialista=${um}`),
  doAtendimento('especialista, por prazo', `especialista=${um}&ordem=prazoEm`),
  ...['ABERTO', 'EM_ANDAMENTO', 'AGUARDANDO_LAUDO', 'CONCLUIDO', 'FATURADO', 'CANCELADO'].flatMap((estado) => [
    doAtendimento(estado, `estado=${estado}`),
    doAtendimento(`${estado}, por prazo`, `estado=${estado}&ordem=prazoEm`),
    doAtendimento(`${estado}, por número`, `estado=${estado}&ordem=-numero`),
    doAtendimento(`${estado} de uma clínica`, `estado=${estado}&parceiro=${clinica}`),
    doAtendimento(`${estado} de um especialista`, `estado=${estado}&especialista=${um}`),
  ]),
  doAtendimento('urgentes', 'prioridade=URGENTE'),
  doAtendimento('urgentes, por prazo', 'prioridade=URGENTE&ordem=prazoEm'),
  doAtendimento('urgentes de uma clínica', `prioridade=URGENTE&parceiro=${clinica}`),
]
