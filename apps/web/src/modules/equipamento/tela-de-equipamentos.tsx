import type { ItemDeEquipamento } from '@vetlume/dominio/equipamento'
import type { ComponentType } from 'react'
import type { Coluna } from '../../ui/lista/tipos.ts'
import { colunaDeSituacao, filtroDeSituacao, telaDeCadastro, type Tela, type VistaProps } from '../cadastros/index.ts'

const colunas: readonly Coluna<ItemDeEquipamento>[] = [
  { id: 'nome', titulo: 'Equipamento', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'servicos', titulo: 'Serviços que o usam', celula: ({ servicos }) => servicos, alinhar: 'direita' },
  colunaDeSituacao,
]

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
    colunas,
    filtros: [filtroDeSituacao],
    ordemPadrao: 'nome',
    Topo,
    vazio: {
      titulo: 'Nenhum equipamento',
      texto: 'Cadastre o aparelho de ultrassom, o de raio-X… e diga em cada serviço o que ele usa.',
    },
    registro: async () => (await import('./equipamento-registro.tsx')).registroDeEquipamento,
  })
