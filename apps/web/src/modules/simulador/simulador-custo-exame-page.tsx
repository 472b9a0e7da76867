import type { RespostaDaApi } from '../../lib/api.ts'
import { listar } from '../../lib/listar.ts'
import { momento, percentual, reais } from '../../lib/planilha/valores.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { DataHora, Dinheiro } from '../../ui/valores.tsx'
import { formatarPercentual } from '../cadastros/index.ts'

type Simulacao = RespostaDaApi<'GET /simulacao'>['itens'][number]

const colunas: readonly Coluna<Simulacao>[] = [
  { id: 'nome', titulo: 'Simulação', celula: ({ nome }) => nome, ordem: 'nome' },
  {
    id: 'custo',
    titulo: 'Custo',
    celula: ({ custoCentavos }) => <Dinheiro centavos={custoCentavos} />,
    texto: ({ custoCentavos }) => reais(custoCentavos),
    alinhar: 'direita',
  },
  {
    id: 'preco',
    titulo: 'Preço sugerido',
    celula: ({ precoCentavos }) => <Dinheiro centavos={precoCentavos} />,
    texto: ({ precoCentavos }) => reais(precoCentavos),
    alinhar: 'direita',
  },
  {
    id: 'margem',
    titulo: 'Margem',
    celula: ({ margemBp }) => formatarPercentual(margemBp),
    texto: ({ margemBp }) => percentual(margemBp),
    alinhar: 'direita',
    noCartao: 'destaque',
  },
  {
    id: 'criadoEm',
    titulo: 'Salva em',
    celula: ({ criadoEm }) => <DataHora instante={criadoEm} />,
    texto: ({ criadoEm }) => momento(criadoEm),
    ordem: 'criadoEm',
  },
]

const buscar = listar('simulacao')

export function SimuladorCustoExamePage() {
  return (
    <Pagina
      titulo="Simulador de custo de exame"
      descricao="O custo de cada exame, o preço sugerido e a margem que ele deixa."
      migalhas={[{ rotulo: 'Utilitário' }, { rotulo: 'Simulador de custo de exame' }]}
    >
      <Lista
        nomes={['simulação', 'simulações']}
        chave={['simulacao', 'lista']}
        buscar={buscar}
        colunas={colunas}
        dicaDaBusca="Buscar simulação"
        ordemPadrao="-criadoEm"
        vazio={{
          titulo: 'Nenhuma simulação',
          texto: 'As simulações salvas aparecem aqui, da mais nova à mais antiga.',
        }}
      />
    </Pagina>
  )
}
