import { type Partida } from '@vetlume/dominio/financeiro'
import { listar } from '../../lib/listar.ts'
import { dia, reais } from '../../lib/planilha/valores.ts'
import { BotaoElo } from '../../ui/elo.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { FILTROS_DO_RAZAO } from './filtros-dos-lancamentos.ts'
import { origemDoLancamento } from './origem.ts'

const debito = ({ centavos }: Partida) => (centavos > 0 ? centavos : null)
const credito = ({ centavos }: Partida) => (centavos < 0 ? -centavos : null)

const lado = (id: string, titulo: string, valor: (partida: Partida) => number | null): Coluna<Partida> => ({
  id,
  titulo,
  celula: (partida) => {
    const centavos = valor(partida)
    return centavos === null ? '–' : <Dinheiro centavos={centavos} />
  },
  texto: (partida) => {
    const centavos = valor(partida)
    return centavos === null ? '' : reais(centavos)
  },
  alinhar: 'direita',
  largura: '8.5rem',
})

const COLUNAS: readonly Coluna<Partida>[] = [
  { id: 'descricao', titulo: 'Histórico', celula: ({ descricao }) => descricao },
  { id: 'contraparte', titulo: 'Com quem', celula: ({ contraparte }) => contraparte },
  {
    id: 'dia',
    titulo: 'Dia',
    celula: (partida) => <Data dia={partida.dia} />,
    texto: (partida) => dia(partida.dia),
    ordem: 'dia',
    largura: '8rem',
  },
  { id: 'conta', titulo: 'Conta', celula: ({ contaContabil }) => contaContabil },
  lado('debito', 'Débito', debito),
  lado('credito', 'Crédito', credito),
]

const buscar = listar('razao')

/** The ledger, leg by leg: where each figure of the balancete leads. */
export function RazaoPage() {
  return (
    <Pagina
      titulo="Razão"
      descricao="Cada fato do dinheiro da empresa, em débitos e créditos que se igualam. O que é corrigido é estornado, nunca apagado."
      migalhas={[{ rotulo: 'Financeiro' }, { rotulo: 'Balancete', para: '/financeiro/balancete' }, { rotulo: 'Razão' }]}
      acoes={
        <BotaoElo to="/financeiro/balancete" variant="outlined">
          Balancete
        </BotaoElo>
      }
    >
      <Lista
        nomes={['partida', 'partidas']}
        chave={['razao', 'lista']}
        buscar={buscar}
        colunas={COLUNAS}
        filtros={FILTROS_DO_RAZAO}
        dicaDaBusca="Buscar por nome ou histórico"
        ordemPadrao="-dia"
        abrir={origemDoLancamento}
        vazio={{
          titulo: 'Nenhuma partida',
          texto: 'Atendimentos concluídos, contas, pagamentos e saldos iniciais aparecem aqui.',
        }}
      />
    </Pagina>
  )
}
