import type { ItemDeEquipamento } from '@vetlume/dominio/equipamento'
import { colunaDeSituacao } from '../../ui/lista/situacao.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'

export const COLUNAS_DO_EQUIPAMENTO: readonly Coluna<ItemDeEquipamento>[] = [
  { id: 'nome', titulo: 'Equipamento', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'servicos', titulo: 'Serviços que o usam', celula: ({ servicos }) => servicos, alinhar: 'direita' },
  colunaDeSituacao,
]
