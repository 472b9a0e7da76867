import type { ItemDeAtendimento } from '@vetlume/dominio/atendimento'
import { ROTULOS_DO_ATENDIMENTO } from '@vetlume/dominio/atendimento'
import { listar } from '../../../lib/listar.ts'
import { momento } from '../../../lib/planilha/valores.ts'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { Lista } from '../../../ui/lista/lista.tsx'
import type { Coluna, ConsultaDaLista, Filtro } from '../../../ui/lista/tipos.ts'
import { DataHora } from '../../../ui/valores.tsx'
import { filtroDeOpcoes, ouTraco } from '../../cadastros/index.ts'
import { Prazo } from '../etiquetas.tsx'

const COLUNAS: readonly Coluna<ItemDeAtendimento>[] = [
  { id: 'animal', titulo: 'Paciente', celula: ({ animal }) => animal.nome },
  { id: 'servicos', titulo: 'Exames', celula: ({ servicos }) => servicos.join(', ') },
  { id: 'numero', titulo: 'Atendimento', ordem: 'numero', celula: ({ numero }) => numero },
  { id: 'parceiro', titulo: 'Clínica', celula: ({ parceiro }) => ouTraco(parceiro?.nome) },
  { id: 'tutor', titulo: 'Responsável', celula: ({ tutor }) => tutor, noCartao: 'oculta' },
  {
    id: 'especialista',
    titulo: 'Especialista',
    celula: ({ especialista }) => ouTraco(especialista?.nome),
    noCartao: 'oculta',
  },
  {
    id: 'criadoEm',
    titulo: 'Pedido em',
    ordem: 'criadoEm',
    celula: ({ criadoEm }) => <DataHora instante={criadoEm} />,
    texto: ({ criadoEm }) => momento(criadoEm),
    noCartao: 'oculta',
  },
  {
    id: 'prazoEm',
    titulo: 'Prazo',
    ordem: 'prazoEm',
    celula: ({ prazoEm, prazoCorre }) => <Prazo prazoEm={prazoEm} prazoCorre={prazoCorre} />,
    texto: ({ prazoEm }) => momento(prazoEm),
  },
  {
    id: 'prioridade',
    titulo: 'Prioridade',
    celula: ({ prioridade }) => (prioridade === 'URGENTE' ? <Etiqueta tom="aviso" rotulo="Urgente" /> : 'Rotina'),
    texto: ({ prioridade }) => (prioridade === 'URGENTE' ? 'Urgente' : 'Rotina'),
    noCartao: 'destaque',
  },
]

const ESTADOS = ['AGUARDANDO_LAUDO', 'EM_ANDAMENTO'] as const
const FILTROS: readonly Filtro[] = [
  {
    tipo: 'opcoes',
    id: 'estado',
    rotulo: 'Situação',
    opcoes: ESTADOS.map((valor) => ({ valor, rotulo: ROTULOS_DO_ATENDIMENTO[valor] })),
  },
  filtroDeOpcoes('prioridade', 'Prioridade', { URGENTE: 'Urgente', ROTINA: 'Rotina' }),
]

const doServidor = listar('atendimento')
const buscar = (consulta: ConsultaDaLista, sinal: AbortSignal) =>
  doServidor({ estado: ESTADOS[0], laudo: 'a-comecar', ...consulta }, sinal)

/** Those with an exam whose laudo nobody began, the most urgent first. */
export function ListaDeExames() {
  return (
    <Lista
      nomes={['atendimento', 'atendimentos']}
      chave={['atendimento', 'aguardando-laudo']}
      buscar={buscar}
      colunas={COLUNAS}
      filtros={FILTROS}
      dicaDaBusca="Buscar paciente ou responsável"
      ordemPadrao="prazoEm"
      abrir={({ codigo }) => ({ to: '/laudo/novo', search: { atendimento: codigo } })}
      vazio={{
        titulo: 'Nenhum exame à espera de laudo',
        texto: 'Os exames aparecem aqui quando o atendimento é finalizado.',
      }}
    />
  )
}
