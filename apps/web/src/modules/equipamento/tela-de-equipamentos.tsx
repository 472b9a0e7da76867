import type { ComponentType } from 'react'
import { filtroDeSituacao, telaDeCadastro, type Tela, type VistaProps } from '../cadastros/index.ts'
import { BotaoImportar } from '../importacao/index.ts'
import { COLUNAS_DO_EQUIPAMENTO } from './colunas.ts'

/** The list of equipment, inside the screen at `rota`, whose tabs it shows. */
export const TelaDeEquipamentos = (
  rota: Tela['rota'],
  busca: NonNullable<Tela['busca']>,
  Topo: ComponentType<VistaProps>,
) =>
  telaDeCadastro({
    caminho: 'equipamento',
    rota,
    busca,
    nomes: ['equipamento', 'equipamentos'],
    genero: 'o',
    titulo: 'Equipamentos',
    descricao: 'O que os exames ocupam: cada equipamento serve a um exame de cada vez.',
    grupo: ['Cadastro'],
    escrever: 'equipamento:escrever',
    colunas: COLUNAS_DO_EQUIPAMENTO,
    filtros: [filtroDeSituacao],
    ordemPadrao: 'nome',
    Importar: () => <BotaoImportar tipo="EQUIPAMENTOS" />,
    Topo,
    vazio: {
      titulo: 'Nenhum equipamento',
      texto: 'Cadastre o aparelho de ultrassom, o de raio-X… e diga em cada serviço o que ele usa.',
    },
    registro: async () => (await import('./equipamento-registro.tsx')).registroDeEquipamento,
  })
