import type { CopiaDeProntuario } from '@vetlume/dominio/privacidade'
import { listar } from '../../lib/listar.ts'
import { dia } from '../../lib/planilha/valores.ts'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Data, DataHora } from '../../ui/valores.tsx'
import { filtroDeOpcoes } from '../cadastros/index.ts'

const buscar = listar('copia-prontuario')

const palavras = ({ entregueEm, atrasada }: Pick<CopiaDeProntuario, 'entregueEm' | 'atrasada'>) =>
  entregueEm !== null ? 'Entregue' : atrasada ? 'Atrasada' : 'A entregar'

function Situacao(copia: CopiaDeProntuario) {
  const tom = copia.entregueEm !== null ? 'sucesso' : copia.atrasada ? 'erro' : 'aviso'
  return <Etiqueta tom={tom} rotulo={palavras(copia)} />
}

const COLUNAS: readonly Coluna<CopiaDeProntuario>[] = [
  { id: 'animal', titulo: 'Paciente', celula: ({ animal }) => animal.nome },
  { id: 'para', titulo: 'Para', celula: ({ para }) => para },
  { id: 'finalidade', titulo: 'Para quê', celula: ({ finalidade }) => finalidade },
  {
    id: 'pedidaEm',
    titulo: 'Pedida em',
    celula: ({ pedidaEm }) => <Data dia={pedidaEm} />,
    texto: ({ pedidaEm }) => dia(pedidaEm),
    ordem: 'pedida',
    largura: '8rem',
  },
  {
    id: 'prazo',
    titulo: 'Entregar até',
    celula: ({ prazo }) => <Data dia={prazo} />,
    texto: ({ prazo }) => dia(prazo),
    ordem: 'prazo',
    largura: '9rem',
  },
  {
    id: 'entregueEm',
    titulo: 'Entregue',
    celula: ({ entregueEm }) => <DataHora instante={entregueEm} />,
    texto: ({ entregueEm }) => entregueEm ?? '',
    largura: '10rem',
  },
  { id: 'situacao', titulo: 'Situação', celula: Situacao, texto: palavras, noCartao: 'destaque', largura: '9rem' },
]
const FILTROS = [filtroDeOpcoes('situacao', 'Situação', { ESPERA: 'A entregar', ENTREGUE: 'Entregues' })]

/** Copies of prontuários of every patient; each opens its patient, where it is handed over. */
export function CopiasPedidas() {
  return (
    <Lista
      nomes={['cópia', 'cópias']}
      chave={['copia-prontuario', 'lista']}
      buscar={buscar}
      colunas={COLUNAS}
      filtros={FILTROS}
      dicaDaBusca="Buscar paciente ou quem pediu"
      ordemPadrao="prazo"
      abrir={({ animal }) => ({ to: '/cadastro/animal', search: { codigo: animal.codigo } })}
      vazio={{
        titulo: 'Nenhuma cópia de prontuário',
        texto: 'O responsável pelo animal tem direito à cópia em 5 dias úteis: anote o pedido na página do paciente.',
      }}
    />
  )
}
