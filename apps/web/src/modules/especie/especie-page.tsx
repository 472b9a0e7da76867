import type { ItemDeEspecie } from '@vetlume/dominio/especie'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { colunaDeSituacao, filtroDeSituacao, telaDeCadastro } from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeEspecie>[] = [
  { id: 'nome', titulo: 'Espécie', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'racas', titulo: 'Raças', celula: ({ racas }) => racas, alinhar: 'direita' },
  colunaDeSituacao,
]

export const EspeciePage = telaDeCadastro({
  caminho: 'especie',
  rota: '/cadastro/especie',
  nomes: ['espécie', 'espécies'],
  genero: 'a',
  titulo: 'Espécies',
  descricao: 'Valem para todas as empresas.',
  grupo: ['Cadastro'],
  escrever: 'base:escrever',
  colunas,
  filtros: [filtroDeSituacao],
  ordemPadrao: 'nome',
  vazio: { titulo: 'Nenhuma espécie', texto: 'Cadastre as espécies que as empresas atendem.' },
  registro: async () => (await import('./especie-registro.tsx')).registroDeEspecie,
})
