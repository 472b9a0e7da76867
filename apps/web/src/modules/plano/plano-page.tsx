import { LOCALE } from '@vetlume/dominio/constantes'
import type { ItemDePlano } from '@vetlume/dominio/plano'
import { PRODUTO } from '@vetlume/dominio/produto'
import { listar } from '../../lib/listar.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { colunaDeSituacao, filtroDeSituacao } from '../cadastros/index.ts'

const numero = new Intl.NumberFormat(LOCALE)
const limite = (valor: number | null, unidade = '') =>
  valor === null ? 'Sem limite' : `${numero.format(valor)}${unidade}`

const colunas: readonly Coluna<ItemDePlano>[] = [
  { id: 'nome', titulo: 'Plano', celula: ({ nome }) => nome, ordem: 'nome' },
  {
    id: 'mensal',
    titulo: 'Por mês',
    celula: ({ mensalCentavos }) => <Dinheiro centavos={mensalCentavos} />,
    ordem: 'mensal',
    alinhar: 'direita',
  },
  {
    id: 'anual',
    titulo: 'Por ano',
    celula: ({ anualCentavos }) => <Dinheiro centavos={anualCentavos} />,
    ordem: 'anual',
    alinhar: 'direita',
  },
  { id: 'teste', titulo: 'Teste', celula: ({ diasTeste }) => `${diasTeste} dias`, alinhar: 'direita' },
  { id: 'usuarios', titulo: 'Usuários', celula: ({ limiteUsuarios }) => limite(limiteUsuarios), alinhar: 'direita' },
  {
    id: 'laudos',
    titulo: 'Laudos por mês',
    celula: ({ limiteLaudosMes }) => limite(limiteLaudosMes),
    alinhar: 'direita',
  },
  {
    id: 'parceiros',
    titulo: 'Clínicas',
    celula: ({ limiteParceiros }) => limite(limiteParceiros),
    alinhar: 'direita',
  },
  { id: 'gb', titulo: 'Espaço', celula: ({ limiteGb }) => limite(limiteGb, ' GB'), alinhar: 'direita' },
  { id: 'assinantes', titulo: 'Assinantes', celula: ({ assinantes }) => numero.format(assinantes), alinhar: 'direita' },
  colunaDeSituacao,
]

const buscar = listar<ItemDePlano>('plano')

export function PlanoPage() {
  return (
    <Pagina
      titulo={`Planos ${PRODUTO.nome}`}
      descricao="O que as empresas assinam, com os limites de cada plano."
      migalhas={[{ rotulo: 'Cadastro' }]}
    >
      <Lista
        nomes={['plano', 'planos']}
        chave={['plano', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={[filtroDeSituacao]}
        ordemPadrao="mensal"
        vazio={{ titulo: 'Nenhum plano', texto: 'Os planos de partida são carregados com o sistema.' }}
      />
    </Pagina>
  )
}
