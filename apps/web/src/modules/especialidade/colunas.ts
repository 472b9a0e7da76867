import type { ItemDeEspecialidade } from '@vetlume/dominio/especialidade'
import { colunaDeSituacao, ouTraco } from '../../ui/lista/situacao.tsx'
import type { Coluna } from '../../ui/lista/tipos.ts'

export const COLUNAS_DA_ESPECIALIDADE: readonly Coluna<ItemDeEspecialidade>[] = [
  { id: 'nome', titulo: 'Especialidade', celula: ({ nome }) => nome, ordem: 'nome' },
  { id: 'descricao', titulo: 'Descrição', celula: ({ descricao }) => ouTraco(descricao), noCartao: 'oculta' },
  { id: 'especialistas', titulo: 'Especialistas', celula: ({ especialistas }) => especialistas, alinhar: 'direita' },
  { id: 'servicos', titulo: 'Serviços', celula: ({ servicos }) => servicos, alinhar: 'direita' },
  colunaDeSituacao,
]
