import { listar, type ItemDaLista } from '../../lib/listar.ts'
import { dia, reais } from '../../lib/planilha/valores.ts'
import { BotaoElo } from '../../ui/elo.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import { FILTROS_DO_PERIODO } from '../../ui/lista/filtros-do-periodo.ts'
import type { Coluna, Filtro } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { filtroDoCadastro } from '../cadastros/index.ts'
import { origemDoLancamento } from '../financeiro/index.ts'

type Pagamento = ItemDaLista<'pagamento-sem-extrato'>

const COLUNAS: readonly Coluna<Pagamento>[] = [
  { id: 'descricao', titulo: 'Pagamento', celula: ({ descricao }) => descricao },
  { id: 'contraparte', titulo: 'Com quem', celula: ({ contraparte }) => contraparte },
  {
    id: 'dia',
    titulo: 'Dia',
    celula: (pagamento) => <Data dia={pagamento.dia} />,
    texto: (pagamento) => dia(pagamento.dia),
    ordem: 'dia',
    largura: '8rem',
  },
  {
    id: 'valor',
    titulo: 'Valor',
    celula: ({ centavos }) => <Dinheiro centavos={centavos} />,
    texto: ({ centavos }) => reais(centavos),
    ordem: 'valor',
    alinhar: 'direita',
    noCartao: 'destaque',
    largura: '8.5rem',
  },
]

const FILTROS: readonly Filtro[] = [
  filtroDoCadastro('contaFinanceira', 'Conta financeira', 'conta-financeira'),
  ...FILTROS_DO_PERIODO,
]

const buscar = listar('pagamento-sem-extrato')

/** What the books say that moved and no statement proves. */
export function SemExtratoPage() {
  return (
    <Pagina
      titulo="Pagamentos sem extrato"
      descricao="O que os livros dizem que se moveu e nenhum extrato do banco prova. O valor é o que entrou ou saiu da conta, com a taxa."
      migalhas={[
        { rotulo: 'Financeiro' },
        { rotulo: 'Conciliação', para: '/financeiro/conciliacao' },
        { rotulo: 'Sem extrato' },
      ]}
      acoes={
        <BotaoElo to="/financeiro/conciliacao" variant="outlined">
          Conciliar
        </BotaoElo>
      }
    >
      <Lista
        nomes={['pagamento', 'pagamentos']}
        chave={['pagamento-sem-extrato', 'lista']}
        buscar={buscar}
        colunas={COLUNAS}
        filtros={FILTROS}
        ordemPadrao="dia"
        abrir={origemDoLancamento}
        vazio={{
          titulo: 'Tudo provado',
          texto: 'Cada pagamento e cada transferência dos livros tem o seu movimento no banco.',
        }}
      />
    </Pagina>
  )
}
