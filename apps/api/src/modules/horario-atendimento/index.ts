import { contratoHorarioAtendimento, type DadosDoHorario, type Horario } from '@vetlume/dominio/horario-atendimento'
import { sql } from 'kysely'
import type { CtxPlataforma } from '../../context.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import { fichaPelaLista, handlersDoCadastro, listaDeCadastro, soAtivos, verbosDoCadastro } from '../cadastros/index.ts'

type Contrato = typeof contratoHorarioAtendimento

const listarHorarios = listaDeCadastro<Contrato['GET /horario-atendimento']>(({ input }) => ({
  campos: sql`h.codigo, h.dia_semana as "diaSemana", to_char(h.inicio, 'HH24:MI') as inicio, to_char(h.fim, 'HH24:MI') as fim,
    h.tipo, h.acrescimo_bp as "acrescimoBp", h.ativo, h.versao`,
  origem: sql`from horario_atendimento h`,
  chave: sql`h.codigo`,
  nome: sql`lower(h.tipo)`,
  colunas: {
    diaSemana: { expressao: sql`h.dia_semana || to_char(h.inicio, ' HH24:MI')`, tipo: 'text' },
    acrescimo: { expressao: sql`h.acrescimo_bp`, tipo: 'int8' },
  },
  filtros: [
    soAtivos('h', input.ativo),
    input.tipo !== undefined && sql`h.tipo = ${input.tipo}`,
    input.diaSemana !== undefined && sql`h.dia_semana = ${input.diaSemana}`,
  ],
}))

const verbosDoHorario = verbosDoCadastro<DadosDoHorario, Horario, CtxPlataforma>({
  entidade: 'horario-atendimento',
  escrever: 'base:escrever',
  ler: fichaPelaLista(listarHorarios),
  colunas: (dados) => ({
    dia_semana: dados.diaSemana,
    inicio: dados.inicio,
    fim: dados.fim,
    tipo: dados.tipo,
    acrescimo_bp: dados.acrescimoBp,
  }),
})

export function rotasHorarioAtendimento(registrar: Registrar): void {
  registrar(contratoHorarioAtendimento, handlersDoCadastro('horario-atendimento', listarHorarios, verbosDoHorario))
}
