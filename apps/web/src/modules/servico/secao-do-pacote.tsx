import { formatarBasisPoints, formatarReais, proporcao, somarCentavos } from '@vetlume/dominio/dinheiro'
import { juntar } from '@vetlume/dominio/formatos'
import { repartirPacote } from '@vetlume/dominio/servico'
import { useWatch } from 'react-hook-form'
import { CampoEscolhidos } from '../../ui/formulario/campo-escolhidos.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { fonteDeServicos, type OpcaoDeServico } from './fonte-de-servicos.ts'
import type { CamposDoServicoProps } from './valores.ts'

const servicos = fonteDeServicos({ pacote: 'false' })

/** What stands beside each service: what it costs alone, and its share of the bundle. */
function partes(preco: number | null, escolhidos: readonly OpcaoDeServico[]) {
  const precos = escolhidos.map(({ precoCentavos }) => precoCentavos)
  const repartido = preco === null || preco < 0 ? [] : repartirPacote(preco, precos)
  return precos.map((sozinho, indice) => ({
    detalhe: `${formatarReais(sozinho)} sozinho`,
    lado: repartido[indice] === undefined ? null : <Dinheiro centavos={repartido[indice]} destaque />,
  }))
}

/** What the bundle saves, in words; null while there is nothing to compare. */
function comparar(preco: number | null, escolhidos: readonly OpcaoDeServico[]): string | null {
  if (preco === null || escolhidos.length < 2) return null
  const separados = somarCentavos(escolhidos.map(({ precoCentavos }) => precoCentavos))
  const diferenca = separados - preco
  const bp = separados === 0 ? 0 : proporcao(Math.abs(diferenca), 10_000, separados)
  const texto =
    diferenca === 0 ? 'o mesmo preço' : `${formatarBasisPoints(bp)} a ${diferenca > 0 ? 'menos' : 'mais'} no pacote`
  return juntar(`Separados: ${formatarReais(separados)}`, texto)
}

/** What a bundle contains, and how its price is shared. */
export function SecaoDoPacote({ controle, ficha }: Pick<CamposDoServicoProps, 'controle' | 'ficha'>) {
  // A blank field holds null, whatever the type of what is sent says.
  const preco = useWatch({ control: controle, name: 'precoCentavos' }) as number | null
  const iniciais = (ficha?.composicao ?? []).map((servico): OpcaoDeServico => ({ ...servico, composicao: [] }))
  return (
    <Secao
      titulo="Serviços do pacote"
      descricao="O preço do pacote é repartido entre eles na proporção do que custam sozinhos, até o último centavo."
    >
      <CampoEscolhidos
        controle={controle}
        nome="composicao"
        rotulo="Serviços do pacote"
        rotuloDeIncluir="Incluir serviço"
        fonte={servicos}
        iniciais={iniciais}
        desenhar={(escolhidos) => partes(preco, escolhidos)}
        resumo={(escolhidos) => comparar(preco, escolhidos)}
      />
    </Secao>
  )
}
