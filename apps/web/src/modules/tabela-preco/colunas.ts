import { escreverPrecos } from '@vetlume/dominio/importacao'
import type { ItemDeTabelaPreco } from '@vetlume/dominio/tabela-preco'
import { soNaPlanilha } from '../../ui/lista/colunas-exportadas.ts'
import { colunaDeSituacao } from '../../ui/lista/situacao.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'

export const COLUNAS_DA_TABELA_PRECO: readonly Coluna<ItemDeTabelaPreco>[] = [
  { id: 'nome', titulo: 'Tabela', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'servicos', titulo: 'Serviços com preço', celula: ({ servicos }) => servicos, alinhar: 'direita' },
  { id: 'parceiros', titulo: 'Clínicas que a usam', celula: ({ parceiros }) => parceiros, alinhar: 'direita' },
  colunaDeSituacao,
  ...soNaPlanilha<ItemDeTabelaPreco>({
    Preços: ({ doFormulario: f }) =>
      escreverPrecos((f?.itens ?? []).map(({ servico, centavos }) => ({ nome: servico.nome, centavos }))),
  }),
]
