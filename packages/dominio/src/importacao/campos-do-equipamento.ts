import { campoDaSituacao, type CampoImportado } from './campo.ts'
import { lerTexto } from './valores.ts'

export const CAMPOS_DO_EQUIPAMENTO: readonly CampoImportado[] = [
  {
    id: 'equipamento.nome',
    rotulo: 'Equipamento',
    exemplo: 'Ultrassom portátil',
    exigido: true,
    ler: lerTexto,
    sinonimos: 'equipamento, aparelho, nome, nome do equipamento',
  },
  campoDaSituacao('equipamento.ativo', 'Situação', 'situacao'),
]
