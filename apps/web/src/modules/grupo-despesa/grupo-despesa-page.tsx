import {
  cartaoDoGrupoDeDespesa,
  ROTULOS_DA_LINHA_DA_DRE,
  type ItemDeGrupoDeDespesa,
} from '@vetlume/dominio/grupo-despesa'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { colunaDeSituacao, filtroDeOpcoes, filtroDeSituacao, telaDeCadastro, doCartao } from '../cadastros/index.ts'
import { ArvoreDeDespesas } from './arvore-de-despesas.tsx'

const colunas: readonly Coluna<ItemDeGrupoDeDespesa>[] = [
  { id: 'nome', titulo: 'Grupo', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'linhaDre', titulo: 'Linha da DRE', celula: ({ linhaDre }) => ROTULOS_DA_LINHA_DA_DRE[linhaDre] },
  { id: 'tipos', titulo: 'Tipos', celula: ({ tipos }) => tipos, alinhar: 'direita' },
  { id: 'ordem', titulo: 'Ordem', celula: ({ ordem }) => ordem, ordem: 'ordem', alinhar: 'direita' },
  colunaDeSituacao,
]

export const GrupoDespesaPage = telaDeCadastro({
  ...doCartao(cartaoDoGrupoDeDespesa),
  genero: 'o',
  titulo: 'Grupos de despesa',
  descricao: 'Cada grupo soma em uma linha da demonstração do resultado (DRE), e cada tipo é de um grupo.',
  vistas: [
    { rotulo: 'Árvore', busca: {}, Componente: ArvoreDeDespesas },
    { rotulo: 'Lista', busca: { vista: 'lista' } },
  ],
  colunas,
  filtros: [filtroDeOpcoes('linhaDre', 'Linha da DRE', ROTULOS_DA_LINHA_DA_DRE), filtroDeSituacao],
  vazio: { titulo: 'Nenhum grupo de despesa', texto: 'Comece pelos grupos: os tipos de despesa entram neles.' },
  registro: async () => (await import('./grupo-despesa-registro.tsx')).registroDeGrupoDeDespesa,
})
