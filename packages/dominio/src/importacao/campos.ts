import type { CampoImportado } from './campo.ts'
import { CAMPOS_DA_ESPECIALIDADE } from './campos-da-especialidade.ts'
import { CAMPOS_DA_TABELA_PRECO } from './campos-da-tabela-preco.ts'
import { CAMPOS_DO_ANIMAL } from './campos-do-animal.ts'
import { CAMPOS_DO_EQUIPAMENTO } from './campos-do-equipamento.ts'
import { CAMPOS_DO_PARCEIRO } from './campos-do-parceiro.ts'
import { CAMPOS_DO_SERVICO } from './campos-do-servico.ts'
import { CAMPOS_DO_TUTOR } from './campos-do-tutor.ts'
import type { TipoDeImportacao } from './tipos.ts'

/** What each kind of sheet may bring, in the order in which people are asked. */
export const CAMPOS_DA_IMPORTACAO: Readonly<Record<TipoDeImportacao, readonly CampoImportado[]>> = {
  PACIENTES: [...CAMPOS_DO_TUTOR, ...CAMPOS_DO_ANIMAL],
  PARCEIROS: CAMPOS_DO_PARCEIRO,
  SERVICOS: CAMPOS_DO_SERVICO,
  TABELAS_DE_PRECO: CAMPOS_DA_TABELA_PRECO,
  ESPECIALIDADES: CAMPOS_DA_ESPECIALIDADE,
  EQUIPAMENTOS: CAMPOS_DO_EQUIPAMENTO,
}
