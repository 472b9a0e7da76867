import { cartaoDaRaca, type ItemDeRaca } from '@vetlume/dominio/raca'
import type { Coluna } from '../../ui/lista/tipos.ts'
import {
  colunaDeSituacao,
  filtroDeSituacao,
  filtroDoCadastro,
  ouTraco,
  telaDeCadastro,
  doCartao,
} from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeRaca>[] = [
  { id: 'nome', titulo: 'Raça', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'sinonimo', titulo: 'Também chamada', celula: ({ sinonimo }) => ouTraco(sinonimo) },
  { id: 'especie', titulo: 'Espécie', celula: ({ especie }) => especie.nome, ordem: 'especie' },
  colunaDeSituacao,
]

export const RacaPage = telaDeCadastro({
  ...doCartao(cartaoDaRaca),
  genero: 'a',
  titulo: 'Raças',
  descricao: 'Cada raça é de uma espécie e vale para todas as empresas.',
  colunas,
  filtros: [filtroDoCadastro('especie', 'Espécie', 'especie'), filtroDeSituacao],
  vazio: { titulo: 'Nenhuma raça', texto: 'Cadastre as raças de cada espécie para usá-las nos pacientes.' },
  registro: async () => (await import('./raca-registro.tsx')).registroDeRaca,
})
