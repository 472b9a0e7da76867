import type { ItemDeTabelaPreco } from '@vetlume/dominio/tabela-preco'
import type { ComponentType } from 'react'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { colunaDeSituacao, filtroDeSituacao, telaDeCadastro, type Tela, type VistaProps } from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeTabelaPreco>[] = [
  { id: 'nome', titulo: 'Tabela', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'servicos', titulo: 'Serviços com preço', celula: ({ servicos }) => servicos, alinhar: 'direita' },
  { id: 'parceiros', titulo: 'Clínicas que a usam', celula: ({ parceiros }) => parceiros, alinhar: 'direita' },
  colunaDeSituacao,
]

/** The list of price tables, inside the screen at `rota`, whose tabs it shows. */
export const TelaDeTabelasDePreco = (
  rota: Tela['rota'],
  busca: NonNullable<Tela['busca']>,
  Topo: ComponentType<VistaProps>,
) =>
  telaDeCadastro({
    caminho: 'tabela-preco',
    rota,
    busca,
    nomes: ['tabela de preço', 'tabelas de preço'],
    genero: 'a',
    titulo: 'Tabelas de preço',
    descricao: 'Preços combinados com um grupo de clínicas. O que não está na tabela custa o preço do serviço.',
    grupo: ['Cadastro'],
    escrever: 'tabela-preco:escrever',
    colunas,
    filtros: [filtroDeSituacao],
    ordemPadrao: 'nome',
    Topo,
    vazio: {
      titulo: 'Nenhuma tabela de preço',
      texto: 'Crie uma tabela para as clínicas que pagam preços diferentes dos do cadastro de serviços.',
    },
    registro: async () => (await import('./tabela-preco-registro.tsx')).registroDeTabelaPreco,
  })
