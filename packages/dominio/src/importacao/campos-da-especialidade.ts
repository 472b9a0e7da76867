import { campoDaSituacao, type CampoImportado } from './campo.ts'
import { lerTexto } from './valores.ts'

export const CAMPOS_DA_ESPECIALIDADE: readonly CampoImportado[] = [
  {
    id: 'especialidade.nome',
    rotulo: 'Especialidade',
    exemplo: 'Cardiologia',
    exigido: true,
    ler: lerTexto,
    sinonimos: 'especialidade, area, nome, nome da especialidade',
  },
  {
    id: 'especialidade.descricao',
    rotulo: 'Descrição',
    exemplo: 'Ecocardiograma, eletrocardiograma e holter',
    ler: lerTexto,
    sinonimos: 'descricao, detalhes, observacao, observacoes',
  },
  campoDaSituacao('especialidade.ativo', 'Situação', 'situacao'),
]
