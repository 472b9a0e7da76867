import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { RespostaDaApi } from '../../lib/api.ts'
import { listar } from '../../lib/listar.ts'
import { momento, percentual, reais } from '../../lib/planilha/valores.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { BotaoElo } from '../../ui/elo.tsx'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { DataHora, Dinheiro } from '../../ui/valores.tsx'
import { formatarPercentual } from '../cadastros/index.ts'
import { AbasDoSimulador } from './abas-do-simulador.tsx'
import { MIGALHAS, ROTA, TITULO } from './onde.ts'

type Linha = RespostaDaApi<'GET /simulacao'>['itens'][number]

const colunas: readonly Coluna<Linha>[] = [
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
    titulo: 'Preço',
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

/** Who has no simulation yet starts from the example, without a step before it. */
function IrParaOExemplo() {
  const { criar } = useRegistroNaUrl()
  const cache = useQueryClient()
  const comecar = useEffectEvent(() => {
    cache.removeQueries({ queryKey: ['simulacao', 'lista'] })
    criar()
  })
  useEffect(() => comecar(), [])
  return null
}

export function ListaDeSimulacoes() {
  const { buscaDoRegistro } = useRegistroNaUrl()
  return (
    <Pagina
      titulo={TITULO}
      descricao="O custo de cada exame, o preço sugerido e a margem que ele deixa."
      migalhas={[...MIGALHAS, { rotulo: TITULO }]}
      acoes={
        <BotaoElo to={ROTA} search={{ novo: '1' }} variant="contained">
          Nova simulação
        </BotaoElo>
      }
    >
      <AbasDoSimulador />
      <Lista
        nomes={['simulação', 'simulações']}
        chave={['simulacao', 'lista']}
        buscar={buscar}
        colunas={colunas}
        dicaDaBusca="Buscar simulação"
        ordemPadrao="-criadoEm"
        abrir={({ codigo }) => ({ to: '.', search: buscaDoRegistro(codigo) })}
        vazio={{ titulo: 'Nenhuma simulação', texto: 'Abrindo um exemplo…', acao: <IrParaOExemplo /> }}
      />
    </Pagina>
  )
}
