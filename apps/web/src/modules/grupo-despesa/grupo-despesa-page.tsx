import { ROTULOS_DA_LINHA_DA_DRE, type ItemDeGrupoDeDespesa } from '@vetlume/dominio/grupo-despesa'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { colunaDeSituacao, filtroDeOpcoes, filtroDeSituacao, telaDeCadastro } from '../cadastros/index.ts'
import { ArvoreDeDespesas } from './arvore-de-despesas.tsx'

const colunas: readonly Coluna<ItemDeGrupoDeDespesa>[] = [
  { id: 'nome', titulo: 'Grupo', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'linhaDre', titulo: 'Linha da DRE', celula: ({ linhaDre }) => ROTULOS_DA_LINHA_DA_DRE[linhaDre] },
  { id: 'tipos', titulo: 'Tipos', celula: ({ tipos }) => tipos, alinhar: 'direita' },
  { id: 'ordem', titulo: 'Ordem', celula: ({ ordem }) => ordem, ordem: 'ordem', alinhar: 'direita' },
  colunaDeSituacao,
]

export const GrupoDespesaPage = telaDeCadastro({
  caminho: 'grupo-despesa',
  rota: '/financeiro/grupo-despesa',
  nomes: ['grupo de despesa', 'grupos de despesa'],
  genero: 'o',
  titulo: 'Grupos de despesa',
  descricao: 'Cada grupo soma em uma linha da demonstração do resultado (DRE), e cada tipo é de um grupo.',
  grupo: ['Financeiro', 'Despesa'],
  escrever: 'base:escrever',
  vistas: [
    { rotulo: 'Árvore', busca: {}, Componente: ArvoreDeDespesas },
    { rotulo: 'Lista', busca: { vista: 'lista' } },
  ],
  colunas,
  filtros: [filtroDeOpcoes('linhaDre', 'Linha da DRE', ROTULOS_DA_LINHA_DA_DRE), filtroDeSituacao],
  ordemPadrao: 'ordem',
  vazio: { titulo: 'Nenhum grupo de despesa', texto: 'Comece pelos grupos: os tipos de despesa entram neles.' },
  registro: async () => (await import('./grupo-despesa-registro.tsx')).registroDeGrupoDeDespesa,
})
