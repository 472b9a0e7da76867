import { ROTULOS_DO_ATENDIMENTO, ROTULOS_DO_PRAZO } from '@vetlume/dominio/atendimento'
import type { Filtro } from '../../ui/lista/tipos.ts'
import { filtroDeOpcoes, filtroDoCadastro } from '../cadastros/index.ts'
import type { Papel } from './papel.ts'
import { ROTULOS_DA_PRIORIDADE } from './situacao.tsx'

const comuns: readonly Filtro[] = [
  filtroDeOpcoes('estado', 'Situação', ROTULOS_DO_ATENDIMENTO),
  filtroDeOpcoes('aberto', 'Pedidos', { sim: 'Em andamento' }),
  filtroDeOpcoes('prioridade', 'Prioridade', ROTULOS_DA_PRIORIDADE),
  filtroDeOpcoes('horario', 'Horário', {
    sem: 'Sem horário',
    aguardando: 'À espera da empresa',
    proposto: 'À espera da clínica',
  }),
  filtroDeOpcoes('prazo', 'Prazo', ROTULOS_DO_PRAZO),
  { id: 'de', rotulo: 'Aberto de', tipo: 'data' },
  { id: 'ate', rotulo: 'Aberto até', tipo: 'data' },
  { id: 'realizadoDe', rotulo: 'Exame de', tipo: 'data' },
  { id: 'realizadoAte', rotulo: 'Exame até', tipo: 'data' },
]
const porClinica = filtroDoCadastro('parceiro', 'Clínica', 'parceiro')
const porEspecialista = filtroDoCadastro('especialista', 'Especialista', 'especialista')
const porPaciente = filtroDoCadastro('animal', 'Paciente', 'animal', ({ nome, tutor }) => `${nome}, de ${tutor.nome}`)

export const FILTROS_DE_ATENDIMENTOS: Readonly<Record<Papel, readonly Filtro[]>> = {
  EMPRESA: [...comuns, porClinica, porEspecialista, porPaciente],
  ESPECIALISTA: [...comuns, porClinica, porPaciente],
  PARCEIRO: [...comuns, porPaciente],
}
