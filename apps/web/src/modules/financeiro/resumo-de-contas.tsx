import { contar } from '@vetlume/dominio/formatos'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Busca } from '../../buscas.ts'
import { Elo } from '../../ui/elo.tsx'
import { Bloco } from '../../ui/esqueleto.tsx'
import { Texto } from '../../ui/texto.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { consultaDoResumo, type Livro } from './api.ts'
import { quadrosDe, type QuadroDeContas, type Sentido } from './quadros.ts'
import estilos from './resumo-de-contas.module.css'

const NOMES = ['busca', 'de', 'ate', 'parceiro', 'competencia'] as const

/** Filters of the address that the totals obey too; state and "vencido" are what the totals are about. */
function filtroDoResumo(
  busca: Busca<'/financeiro/contas-pagar' | '/financeiro/contas-receber'>,
): Record<string, string> {
  const presentes = NOMES.map((nome) => [nome, busca[nome]] as const)
  return Object.fromEntries(presentes.filter((par): par is readonly [(typeof NOMES)[number], string] => !!par[1]))
}

function Cartao({ rotulo, quantidade, centavos, alvo, vencido }: QuadroDeContas) {
  return (
    <Elo to={alvo.rota} search={alvo.filtros} underline="none" className={estilos.cartao}>
      <Texto tamanho="pequeno" secundario>
        {rotulo}
      </Texto>
      <Texto como="strong" tamanho="secao" erro={vencido}>
        <Dinheiro centavos={centavos} />
      </Texto>
      <Texto como="span" tamanho="micro" secundario>
        {contar(quantidade, 'conta', 'contas')}
      </Texto>
    </Elo>
  )
}

/** Totals of a book under the filters in use; each one leads to the list behind it. */
export function ResumoDasContas({ livro, sentido }: { livro: Livro; sentido: Sentido }) {
  const busca = useSearch({ from: `/casca/financeiro/${livro}` })
  const { data, error } = useQuery(consultaDoResumo(livro, filtroDoResumo(busca)))
  // The list below says what failed; figures that cannot be trusted are not shown.
  if (error !== null && data === undefined) return null
  return (
    <div role="group" aria-label="Totais" className={estilos.resumoDasContas}>
      {data === undefined
        ? [0, 1, 2].map((n) => <Bloco key={n} height={94} />)
        : quadrosDe(data, sentido).map((quadro) => <Cartao key={quadro.rotulo} {...quadro} />)}
    </div>
  )
}
