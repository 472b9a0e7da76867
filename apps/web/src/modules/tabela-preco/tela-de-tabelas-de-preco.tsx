import type { ComponentType } from 'react'
import { filtroDeSituacao, telaDeCadastro, type Tela, type VistaProps } from '../cadastros/index.ts'
import { BotaoImportar } from '../importacao/index.ts'
import { COLUNAS_DA_TABELA_PRECO } from './colunas.ts'

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
    colunas: COLUNAS_DA_TABELA_PRECO,
    filtros: [filtroDeSituacao],
    ordemPadrao: 'nome',
    Importar: () => <BotaoImportar tipo="TABELAS_DE_PRECO" />,
    Topo,
    vazio: {
      titulo: 'Nenhuma tabela de preço',
      texto:
        'Crie uma tabela para as clínicas que pagam preços diferentes dos do cadastro de serviços, ou traga a sua planilha de uma vez.',
    },
    registro: async () => (await import('./tabela-preco-registro.tsx')).registroDeTabelaPreco,
  })
