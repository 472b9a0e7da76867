import type { ItemDeRaca } from '@vetlume/dominio/raca'
import { listar } from '../../lib/listar.ts'
import { Lista } from '../../ui/lista/lista.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { colunaDeSituacao, filtroDeSituacao, filtroDoCadastro, ouTraco } from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeRaca>[] = [
  { id: 'nome', titulo: 'Raça', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'sinonimo', titulo: 'Também chamada', celula: ({ sinonimo }) => ouTraco(sinonimo) },
  { id: 'especie', titulo: 'Espécie', celula: ({ especie }) => especie.nome, ordem: 'especie' },
  colunaDeSituacao,
]

const filtros = [filtroDoCadastro('especie', 'Espécie', 'especie'), filtroDeSituacao]
const buscar = listar<ItemDeRaca>('raca')

export function RacaPage() {
  return (
    <Pagina
      titulo="Raças"
      descricao="Cada raça é de uma espécie e vale para todas as empresas."
      migalhas={[{ rotulo: 'Cadastro' }]}
    >
      <Lista
        nomes={['raça', 'raças']}
        chave={['raca', 'lista']}
        buscar={buscar}
        colunas={colunas}
        filtros={filtros}
        ordemPadrao="nome"
        vazio={{ titulo: 'Nenhuma raça', texto: 'As raças de partida são carregadas com o sistema.' }}
      />
    </Pagina>
  )
}
