import type { ItemDeEspecie } from '@vetlume/dominio/especie'
import { listar } from '../../lib/listar.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { colunaDeSituacao, filtroDeSituacao } from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeEspecie>[] = [
  { id: 'nome', titulo: 'Espécie', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'racas', titulo: 'Raças', celula: ({ racas }) => racas, alinhar: 'direita' },
  colunaDeSituacao,
]

const buscar = listar<ItemDeEspecie>('especie')

export function EspeciePage() {
  return (
    <Pagina titulo="Espécies" descricao="Valem para todas as empresas." migalhas={[{ rotulo: 'Cadastro' }]}>
      <Lista
        nomes={['espécie', 'espécies']}
        chave={['especie', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={[filtroDeSituacao]}
        ordemPadrao="nome"
        vazio={{ titulo: 'Nenhuma espécie', texto: 'As espécies de partida são carregadas com o sistema.' }}
      />
    </Pagina>
  )
}
