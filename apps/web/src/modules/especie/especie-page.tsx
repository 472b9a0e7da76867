import { cartaoDaEspecie, type ItemDeEspecie } from '@vetlume/dominio/especie'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { colunaDeSituacao, filtroDeSituacao, telaDeCadastro, doCartao } from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeEspecie>[] = [
  { id: 'nome', titulo: 'Espécie', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'racas', titulo: 'Raças', celula: ({ racas }) => racas, alinhar: 'direita' },
  colunaDeSituacao,
]

export const EspeciePage = telaDeCadastro({
  ...doCartao(cartaoDaEspecie),
  genero: 'a',
  titulo: 'Espécies',
  descricao: 'Valem para todas as empresas.',
  colunas,
  filtros: [filtroDeSituacao],
  vazio: { titulo: 'Nenhuma espécie', texto: 'Cadastre as espécies que as empresas atendem.' },
  registro: async () => (await import('./especie-registro.tsx')).registroDeEspecie,
})
