import { LINHAS_DO_DRE, type Lancamento } from '@vetlume/dominio/financeiro'
import { listar } from '../../lib/listar.ts'
import { dia, reais } from '../../lib/planilha/valores.ts'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { FILTROS_DE_LANCAMENTOS } from './filtros-dos-lancamentos.ts'
import { origemDoLancamento } from './origem.ts'

const rotuloDaLinha = ({ linha }: Lancamento) =>
  LINHAS_DO_DRE.find((definicao) => definicao.linha === linha)?.rotulo ?? '–'

const COLUNAS: readonly Coluna<Lancamento>[] = [
  { id: 'descricao', titulo: 'Lançamento', celula: ({ descricao }) => descricao },
  { id: 'contraparte', titulo: 'Com quem', celula: ({ contraparte }) => contraparte },
  {
    id: 'dia',
    titulo: 'Dia',
    celula: (lancamento) => <Data dia={lancamento.dia} />,
    texto: (lancamento) => dia(lancamento.dia),
    ordem: 'dia',
    largura: '8rem',
  },
  { id: 'linha', titulo: 'Linha', celula: rotuloDaLinha },
  { id: 'grupo', titulo: 'Grupo', celula: ({ grupo }) => grupo },
  {
    id: 'previsto',
    titulo: 'Caixa',
    celula: ({ previsto }) => (previsto ? <Etiqueta tom="info" rotulo="Previsto" /> : '–'),
    texto: ({ previsto }) => (previsto ? 'Previsto' : ''),
    largura: '7rem',
    noCartao: 'oculta',
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

const buscar = listar('lancamento')

/** What the statement and the cash flow add up, one by one: where each of their figures leads. */
export function LancamentoPage() {
  return (
    <Pagina
      titulo="Lançamentos"
      descricao="O que a DRE e o fluxo de caixa somam, um por um. O que sai aparece negativo."
      migalhas={[
        { rotulo: 'Financeiro' },
        { rotulo: 'DRE', para: '/financeiro/demonstrativo-resultado' },
        { rotulo: 'Lançamentos' },
      ]}
    >
      <Lista
        nomes={['lançamento', 'lançamentos']}
        chave={['lancamento', 'lista']}
        buscar={buscar}
        colunas={COLUNAS}
        filtros={FILTROS_DE_LANCAMENTOS}
        dicaDaBusca="Buscar por nome ou descrição"
        ordemPadrao="-dia"
        abrir={origemDoLancamento}
        vazio={{
          titulo: 'Nenhum lançamento',
          texto: 'Atendimentos concluídos, despesas e pagamentos aparecem aqui.',
        }}
      />
    </Pagina>
  )
}
