import { ErroDeDominio, type CamposComErro } from './erro-de-dominio.ts'
import type { CodigoDeErro } from './tabela.ts'

export type ErroDeRestricao = {
  readonly codigo: CodigoDeErro
  readonly mensagem?: string
  readonly campos?: CamposComErro
}

/** Name of a database constraint → the refusal a person reads when it is violated. */
export const ERROS_DE_RESTRICAO: Readonly<Record<string, ErroDeRestricao>> = {
  animal_especie_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { especie: 'Escolha uma espécie da lista.' } },
  animal_microchip_unico: { codigo: 'JA_EXISTE', campos: { microchip: 'Este microchip já é de outro animal.' } },
  animal_parceiro_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { parceiro: 'Escolha uma clínica da lista.' } },
  animal_plano_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { planoSaude: 'Escolha um plano da lista.' } },
  animal_raca_fk: { codigo: 'VALIDACAO', campos: { raca: 'Escolha uma raça desta espécie.' } },
  animal_tutor_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { tutor: 'Escolha um tutor do cadastro.' } },
  laudo_assinado_imutavel: {
    codigo: 'TRANSICAO_INVALIDA',
    mensagem: 'Este laudo já foi assinado e não pode mais ser alterado.',
  },
  laudo_um_por_item: { codigo: 'JA_EXISTE', mensagem: 'Este exame já tem um laudo.' },
  laudo_uma_retificacao: { codigo: 'JA_EXISTE', mensagem: 'Já há uma retificação deste laudo em andamento.' },
  laudo_verificacao_unica: {
    codigo: 'INDISPONIVEL',
    mensagem: 'Não conseguimos gerar o código do laudo. Assine de novo.',
  },
  atendimento_do_agendamento: {
    codigo: 'JA_EXISTE',
    mensagem: 'Este agendamento já virou atendimento.',
    campos: { agendamento: 'Este agendamento já virou atendimento.' },
  },
  tutor_cidade_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { cidade: 'Escolha uma cidade da lista.' } },
  tutor_cpf_unico: { codigo: 'JA_EXISTE', campos: { cpf: 'Este CPF já está no cadastro.' } },
  tutor_parceiro_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { parceiro: 'Escolha uma clínica da lista.' } },
}

/**
 * The refusal for a violated constraint, or `null` when the name is not in the map: then it is a
 * defect and must surface as ERRO_INTERNO. `cause` is the driver's error, for the log.
 */
export function erroDaRestricao(
  nome: string | undefined,
  cause?: unknown,
  tabela: Readonly<Record<string, ErroDeRestricao>> = ERROS_DE_RESTRICAO,
): ErroDeDominio | null {
  if (nome === undefined || !Object.hasOwn(tabela, nome)) return null
  const definicao = tabela[nome]
  if (definicao === undefined) return null
  const { codigo, ...resto } = definicao
  return new ErroDeDominio(codigo, { ...resto, cause })
}
