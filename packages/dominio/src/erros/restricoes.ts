import { ErroDeDominio, type CamposComErro } from './erro-de-dominio.ts'
import type { CodigoDeErro } from './tabela.ts'

export type ErroDeRestricao = {
  readonly codigo: CodigoDeErro
  readonly mensagem?: string
  readonly campos?: CamposComErro
}

/** Name of a database constraint → the refusal a person reads when it is violated. */
export const ERROS_DE_RESTRICAO: Readonly<Record<string, ErroDeRestricao>> = {
  agendamento_animal_livre: { codigo: 'HORARIO_OCUPADO', mensagem: 'Este paciente já tem agendamento neste horário.' },
  agendamento_equipamento_livre: {
    codigo: 'HORARIO_OCUPADO',
    mensagem: 'Um equipamento deste exame já está em uso neste horário.',
  },
  agendamento_especialista_livre: { codigo: 'HORARIO_OCUPADO' },
  chave_de_acesso_unica: { codigo: 'JA_EXISTE', mensagem: 'Esta chave já está cadastrada.' },
  animal_especie_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { especie: 'Escolha uma espécie da lista.' } },
  animal_microchip_unico: { codigo: 'JA_EXISTE', campos: { microchip: 'Este microchip já é de outro animal.' } },
  animal_parceiro_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { parceiro: 'Escolha uma clínica da lista.' } },
  animal_plano_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { planoSaude: 'Escolha um plano da lista.' } },
  animal_raca_fk: { codigo: 'VALIDACAO', campos: { raca: 'Escolha uma raça desta espécie.' } },
  animal_tutor_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { tutor: 'Escolha um tutor do cadastro.' } },
  atendimento_do_agendamento: {
    codigo: 'JA_EXISTE',
    mensagem: 'Este agendamento já virou atendimento.',
    campos: { agendamento: 'Este agendamento já virou atendimento.' },
  },
  convite_um_por_email: {
    codigo: 'JA_EXISTE',
    campos: { email: 'Já há um convite para este e-mail: mande-o outra vez.' },
  },
  convite_parceiro_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { parceiro: 'Escolha uma clínica da lista.' } },
  convite_especialista_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { especialista: 'Escolha um especialista da lista.' },
  },
  convite_papel_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { papel: 'Escolha um conjunto da lista.' } },
  vinculo_papel_proprio_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { papel: 'Escolha um conjunto da lista.' } },
  papel_nome_unico: { codigo: 'JA_EXISTE', campos: { nome: 'Já existe um conjunto de permissões com este nome.' } },
  cidade_nome_unico: { codigo: 'JA_EXISTE', campos: { nome: 'Este estado já tem uma cidade com este nome.' } },
  cidade_pk: { codigo: 'JA_EXISTE', campos: { codigo: 'Já há uma cidade com este código do IBGE.' } },
  cliente_cidade_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { cidade: 'Escolha uma cidade da lista.' } },
  cliente_documento_unico: { codigo: 'JA_EXISTE', campos: { documento: 'Este CPF ou CNPJ já é de outro cliente.' } },
  cliente_plano_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { plano: 'Escolha um plano da lista.' } },
  conciliacao_pk: {
    codigo: 'TRANSICAO_INVALIDA',
    mensagem: 'Outro movimento do banco já foi conciliado com este pagamento.',
  },
  conciliacao_transferencia_pk: {
    codigo: 'TRANSICAO_INVALIDA',
    mensagem: 'Outro movimento do banco já foi conciliado com esta transferência.',
  },
  conta_financeira_nome_unico: { codigo: 'JA_EXISTE', campos: { nome: 'Já existe uma conta com este nome.' } },
  cupom_plano_plano_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { planos: 'Um dos planos escolhidos não existe mais.' },
  },
  cupom_uso_cupom_fk: {
    codigo: 'EM_USO',
    mensagem: 'Este cupom já foi usado e não pode ser excluído. Você pode desativá-lo.',
  },
  cupom_texto_unico: { codigo: 'JA_EXISTE', campos: { texto: 'Já há um cupom com este código.' } },
  cupom_usado: {
    codigo: 'EM_USO',
    mensagem: 'Este cupom já foi usado e não pode ser excluído. Você pode desativá-lo.',
  },
  cupom_usos: { codigo: 'VALIDACAO', campos: { limiteTotal: 'O cupom já foi usado mais vezes do que isso.' } },
  equipamento_nome_unico: { codigo: 'JA_EXISTE', campos: { nome: 'Já existe um equipamento com este nome.' } },
  especialidade_nome_parecido: { codigo: 'JA_EXISTE', campos: { nome: 'Já existe uma especialidade com este nome.' } },
  especialidade_nome_unico: { codigo: 'JA_EXISTE', campos: { nome: 'Já existe uma especialidade com este nome.' } },
  especialista_bloqueio_sobreposto: {
    codigo: 'VALIDACAO',
    campos: { bloqueios: 'Dois bloqueios do mesmo dia se sobrepõem.' },
  },
  especialista_cidade_cidade_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { cidades: 'Escolha cidades da lista.' },
  },
  especialista_cpf_unico: { codigo: 'JA_EXISTE', campos: { cpf: 'Este CPF já é de outro especialista.' } },
  especialista_crmv_unico: { codigo: 'JA_EXISTE', campos: { crmvNumero: 'Este CRMV já é de outro especialista.' } },
  especialista_especialidade_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { especialidade: 'Escolha uma especialidade da lista.' },
  },
  especialista_especialidade_outra_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { outrasEspecialidades: 'Escolha especialidades da lista.' },
  },
  especialista_excecao_sobreposta: {
    codigo: 'JA_EXISTE',
    mensagem: 'Já há uma exceção do mesmo tipo nesses dias e horários.',
    campos: { de: 'Já há uma exceção do mesmo tipo nesses dias e horários.' },
  },
  especialista_horario_sobreposto: {
    codigo: 'VALIDACAO',
    campos: { janelas: 'Duas faixas do mesmo dia se sobrepõem.' },
  },
  especie_nome_unico: { codigo: 'JA_EXISTE', campos: { nome: 'Já há uma espécie com este nome.' } },
  especialista_partida_cidade_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { partidaCidade: 'Escolha uma cidade da lista.' },
  },
  exportacao_uma_por_vez: {
    codigo: 'TRANSICAO_INVALIDA',
    mensagem: 'Já há uma cópia sendo preparada. Espere que termine, ou cancele.',
  },
  feriado_cidade_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { cidade: 'Escolha uma cidade da lista.' } },
  feriado_unico: { codigo: 'JA_EXISTE', mensagem: 'Este lugar já tem um feriado nesta data.' },
  fechamento_contestacao_aberta: {
    codigo: 'JA_EXISTE',
    mensagem: 'Este exame já tem uma contestação à espera de resposta.',
  },
  horario_atendimento_sobreposto: {
    codigo: 'JA_EXISTE',
    mensagem: 'Já há uma faixa deste tipo neste dia que se sobrepõe a esta.',
    campos: { inicio: 'Já há uma faixa deste tipo neste dia que se sobrepõe a esta.' },
  },
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
  nota_fiscal_configuracao_municipio_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { municipio: 'Escolha uma cidade da lista.' },
  },
  nota_fiscal_pk: { codigo: 'JA_EXISTE', mensagem: 'Esta nota já foi emitida.' },
  nota_fiscal_uma_por_titulo: {
    codigo: 'JA_EXISTE',
    mensagem: 'Esta conta já tem uma nota fiscal. Cancele-a ou substitua-a antes de emitir outra.',
  },
  nota_fiscal_uma_em_substituicao: {
    codigo: 'TRANSICAO_INVALIDA',
    mensagem: 'Esta conta já tem uma nota fiscal em substituição.',
  },
  parceiro_cidade_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { cidade: 'Escolha uma cidade da lista.' } },
  modelo_documento_especie_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { especie: 'Escolha uma espécie da lista.' },
  },
  modelo_documento_nome_unico: { codigo: 'JA_EXISTE', campos: { nome: 'Já existe um modelo com este nome.' } },
  modelo_documento_um_rascunho: { codigo: 'JA_EXISTE', mensagem: 'Este modelo já tem um rascunho.' },
  parceiro_documento_unico: {
    codigo: 'JA_EXISTE',
    campos: { documento: 'Já existe uma clínica parceira com este documento.' },
  },
  parceiro_preco_servico_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { precos: 'Escolha serviços da lista.' } },
  parceiro_tabela_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { tabelaPreco: 'Escolha uma tabela da lista.' } },
  plano_saude_nome_unico: { codigo: 'JA_EXISTE', campos: { nome: 'Esta operadora já tem um plano com este nome.' } },
  plano_saude_preco_plano_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { precosDosPlanos: 'Escolha planos da lista.' },
  },
  raca_especie_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { especie: 'Escolha uma espécie da lista.' } },
  raca_nome_unico: { codigo: 'JA_EXISTE', campos: { nome: 'Esta espécie já tem uma raça com este nome.' } },
  repasse_regra_fk: {
    codigo: 'EM_USO',
    mensagem: 'Esta regra já pagou repasses. Encerre-a no dia em que deixa de valer.',
  },
  repasse_regra_parceiro_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { parceiro: 'Escolha uma clínica da lista.' },
  },
  repasse_regra_servico_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { servico: 'Escolha um serviço da lista.' } },
  repasse_regra_sobreposta: {
    codigo: 'JA_EXISTE',
    mensagem: 'Já há uma regra para o mesmo serviço e a mesma clínica nesse período. Encerre-a antes.',
    campos: { vigenteDe: 'Já há uma regra para o mesmo serviço e a mesma clínica nesse período. Encerre-a antes.' },
  },
  repasse_regra_usada: {
    codigo: 'EM_USO',
    mensagem: 'Esta regra acabou de pagar um repasse e não pode mais mudar. Substitua-a por outra.',
  },
  servico_composicao_servico_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { composicao: 'Escolha serviços da lista, que não sejam pacotes.' },
  },
  servico_equipamento_equipamento_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { equipamentos: 'Escolha equipamentos da lista.' },
  },
  servico_especialidade_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { especialidade: 'Escolha uma especialidade da lista.' },
  },
  servico_modelo_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { modelo: 'Escolha um modelo da lista.' } },
  servico_nome_parecido: { codigo: 'JA_EXISTE', campos: { nome: 'Já existe um serviço com este nome.' } },
  servico_nome_unico: { codigo: 'JA_EXISTE', campos: { nome: 'Já existe um serviço com este nome.' } },
  tabela_preco_item_servico_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { itens: 'Escolha serviços da lista.' } },
  tabela_preco_nome_parecido: { codigo: 'JA_EXISTE', campos: { nome: 'Já existe uma tabela com este nome.' } },
  tabela_preco_nome_unico: { codigo: 'JA_EXISTE', campos: { nome: 'Já existe uma tabela com este nome.' } },
  tipo_despesa_grupo_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { grupo: 'Escolha um grupo da lista.' } },
  tipo_despesa_nome_unico: {
    codigo: 'JA_EXISTE',
    campos: { nome: 'Este grupo já tem um tipo de despesa com este nome.' },
  },
  titulo_com_nota: {
    codigo: 'TRANSICAO_INVALIDA',
    mensagem:
      'Esta conta tem uma nota fiscal: cancele a nota antes de cancelar a conta ou mudar o seu valor ou a clínica.',
  },
  titulo_tipo_despesa_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { tipoDespesa: 'Escolha um tipo de despesa da lista.' },
  },
  tutor_cidade_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { cidade: 'Escolha uma cidade da lista.' } },
  tutor_cpf_unico: { codigo: 'JA_EXISTE', campos: { cpf: 'Este CPF já está no cadastro.' } },
  tutor_parceiro_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { parceiro: 'Escolha uma clínica da lista.' } },
  usuario_cpf_unico: { codigo: 'JA_EXISTE', campos: { cpf: 'Outra pessoa já usa este CPF.' } },
  usuario_email_unico: { codigo: 'JA_EXISTE', campos: { email: 'Já há uma pessoa com este e-mail.' } },
  vinculo_cliente_fk: { codigo: 'REFERENCIA_INEXISTENTE', campos: { vinculos: 'Escolha uma empresa da lista.' } },
  vinculo_especialista_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { vinculos: 'Escolha um especialista que seja desta empresa.' },
  },
  vinculo_parceiro_fk: {
    codigo: 'REFERENCIA_INEXISTENTE',
    campos: { vinculos: 'Escolha uma clínica que seja desta empresa.' },
  },
}

/** Of a registry that says nothing else of the second record with a name. */
const NOME_REPETIDO: ErroDeRestricao = { codigo: 'JA_EXISTE', campos: { nome: 'Já existe um cadastro com este nome.' } }

/**
 * The refusal for a violated constraint, or `null` when the name is not in the map: then it is a
 * defect and must surface as ERRO_INTERNO. `cause` is the driver's error, for the log.
 */
export function erroDaRestricao(
  nome: string | undefined,
  cause?: unknown,
  tabela: Readonly<Record<string, ErroDeRestricao>> = ERROS_DE_RESTRICAO,
): ErroDeDominio | null {
  if (nome === undefined) return null
  const definicao = Object.hasOwn(tabela, nome)
    ? tabela[nome]
    : nome.endsWith('_nome_unico')
      ? NOME_REPETIDO
      : undefined
  if (definicao === undefined) return null
  const { codigo, ...resto } = definicao
  return new ErroDeDominio(codigo, { ...resto, cause })
}
