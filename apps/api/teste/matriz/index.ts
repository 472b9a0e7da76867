import type { ContratoDaApi } from '@vetlume/dominio/api'
import { LINHAS_DOS_SIMPLES } from '../cadastros.ts'
import { LINHAS_DE_ACESSO } from './acesso.ts'
import { LINHAS_DE_DESLOCAMENTO } from './agenda-deslocamento.ts'
import { LINHAS_DE_BASE } from './base.ts'
import { LINHAS_DE_EMPRESA } from './empresa.ts'
import { LINHAS_DE_EQUIPE } from './equipe.ts'
import { LINHAS_DAS_PESSOAS } from './pessoas-da-equipe.ts'
import { LINHAS_DE_DOCUMENTO } from './documento.ts'
import { LINHAS_DE_PACIENTES } from './pacientes.ts'
import { LINHAS_DA_AGENDA_VIVA } from './agenda-viva.ts'
import { LINHAS_DE_ASSINATURA } from './assinatura.ts'
import { LINHAS_DE_ATENDIMENTO } from './atendimento.ts'
import { LINHAS_DE_IMPORTACAO } from './importacao.ts'
import { LINHAS_DE_LAUDO } from './laudo.ts'
import { LINHAS_DE_ACERTO } from './acerto.ts'
import { LINHAS_DE_COBRANCA } from './cobranca.ts'
import { LINHAS_DE_CONCILIACAO } from './conciliacao.ts'
import { LINHAS_DE_EXPORTACAO } from './exportacao.ts'
import { LINHAS_DE_FECHAMENTO } from './fechamento.ts'
import { LINHAS_DE_FINANCEIRO } from './financeiro.ts'
import { LINHAS_DE_NOTA_FISCAL } from './nota-fiscal.ts'
import { LINHAS_DE_PRIVACIDADE } from './privacidade.ts'
import { LINHAS_DE_SIMULADOR } from './simulador.ts'
import type { Linhas } from './linha.ts'

export type { Cenario, Linha } from './linha.ts'

/** One row for every route: leaving one out does not compile. */
export const MATRIZ: Linhas<keyof ContratoDaApi> = {
  ...LINHAS_DE_ACESSO,
  ...LINHAS_DOS_SIMPLES,
  ...LINHAS_DE_BASE,
  ...LINHAS_DE_EMPRESA,
  ...LINHAS_DE_EQUIPE,
  ...LINHAS_DAS_PESSOAS,
  ...LINHAS_DE_DOCUMENTO,
  ...LINHAS_DE_IMPORTACAO,
  ...LINHAS_DE_PACIENTES,
  ...LINHAS_DE_ATENDIMENTO,
  ...LINHAS_DE_DESLOCAMENTO,
  ...LINHAS_DA_AGENDA_VIVA,
  ...LINHAS_DE_LAUDO,
  ...LINHAS_DE_FINANCEIRO,
  ...LINHAS_DE_FECHAMENTO,
  ...LINHAS_DE_ACERTO,
  ...LINHAS_DE_COBRANCA,
  ...LINHAS_DE_CONCILIACAO,
  ...LINHAS_DE_NOTA_FISCAL,
  ...LINHAS_DE_SIMULADOR,
  ...LINHAS_DE_PRIVACIDADE,
  ...LINHAS_DE_ASSINATURA,
  ...LINHAS_DE_EXPORTACAO,
}
