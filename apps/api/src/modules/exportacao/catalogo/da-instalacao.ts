import { fica, vai, type Decisao } from './decisao.ts'

const DA_OPERADORA = 'É de quem opera cada instalação, e vale para todas as empresas dela.'
const DA_CONTA = 'É da conta da pessoa, que pode trabalhar em várias empresas.'
const DO_SUPORTE = 'É de quem opera esta instalação; o que mudou e as fichas abertas vão no histórico.'
const DE_PASSAGEM = 'Passa em horas: não é registro da empresa.'

/** Registries that companies share, as far as a company may read them: they arrive where they are missing. */
export const COMPARTILHADAS = {
  cidade: vai('Cidades', 'ibge nome uf fuso deslocamento_centavos versao ativo latitude longitude'),
  especie: vai('Espécies', 'codigo nome ativo versao'),
  raca: vai('Raças', 'codigo especie nome sinonimo ativo versao'),
  plano_saude: vai(
    'Planos de saúde',
    `codigo operadora nome tipo exige_autorizacao coparticipacao_bp prazo_pagamento_dias carencia_dias
      intervalo_repeticao_dias ativo versao`,
  ),
  plano_saude_carencia: vai('Carências dos planos de saúde', 'plano_saude modalidade dias'),
  grupo_despesa: vai('Grupos de despesa', 'codigo nome linha_dre ordem ativo versao'),
  tipo_despesa: vai('Tipos de despesa', 'codigo grupo nome comportamento ativo versao'),
  plano: vai(
    'O plano da assinatura',
    `codigo nome para_quem mensal_centavos anual_centavos dias_teste limite_usuarios limite_laudos_mes limite_gb limite_parceiros
      recursos ativo versao`,
  ),
} as const satisfies Record<string, Decisao>

/** The people who work in the company and its clinics: who they are, never what opens their account. */
export const CONTAS = {
  pessoa: vai('Pessoas', 'codigo nome cpf email telefone criado_em'),
  usuario: vai('Usuários', 'codigo pessoa email cpf perfis ativo criado_em', {
    fica: {
      senha_hash: 'Senha: cada pessoa cria a sua, pelo convite que recebe na chegada.',
      versao: DA_CONTA,
      versao_sessao: DA_CONTA,
      confirmacao_pendente: DA_CONTA,
      primeiro_acesso_em: DA_CONTA,
    },
  }),
  vinculo: vai('Quem trabalha onde', 'codigo usuario cliente perfil parceiro especialista papel papel_proprio versao'),
} as const satisfies Record<string, Decisao>

const DO_CONTRATO = 'É o contrato com esta instalação: na chegada, a empresa assina de novo.'

/** What belongs to the installation, or to nobody for long. */
export const FICAM = {
  aceite_de_termos: fica('Aceites dos termos', DA_CONTA),
  agenda_feed: fica('Endereços secretos da agenda', 'Cada endereço é um segredo. Crie outros na chegada.'),
  aparelho_conhecido: fica('Aparelhos conhecidos', DA_CONTA),
  assinatura: fica('Assinatura da plataforma', DO_CONTRATO),
  aviso_de_pagamento: fica('Avisos de quem recebe os pagamentos', DE_PASSAGEM),
  aviso_de_recebimento: fica('Avisos do provedor de cada empresa', DE_PASSAGEM),
  bilhete_de_assinatura: fica('Bilhetes de quem paga sem entrar', DE_PASSAGEM),
  cobranca_assinatura: fica('Cobranças da assinatura', DO_CONTRATO),
  cupom_uso: fica('Cupons usados na assinatura', DO_CONTRATO),
  recebimento: fica(
    'Conta no provedor de Pix',
    'As credenciais ficam lacradas com a chave da instalação. Conecte a conta de novo na chegada.',
  ),
  problema_do_provedor: fica('Problemas da conta que recebe as assinaturas', DO_CONTRATO),
  pagamento_de_teste: fica('Pagamentos de teste', DE_PASSAGEM),
  tentativa_pagamento: fica('Tentativas de pagamento da assinatura', DO_CONTRATO),
  bilhete: fica('Bilhetes da conexão ao vivo', DE_PASSAGEM),
  calendario_versao: fica('Versão do calendário', 'Conta as mudanças nesta instalação; a de chegada conta as suas.'),
  cep_faixa: fica('Faixas de CEP', 'São iguais em toda instalação.'),
  equipamento_credencial: fica(
    'Credenciais dos equipamentos',
    'Cada uma é um segredo. Gere outra na chegada e a troque no equipamento.',
  ),
  chave_de_acesso: fica('Chaves de acesso', DA_CONTA),
  chave_conferida: fica('Conferência das chaves', 'Segredo da instalação.'),
  codigo_de_recuperacao: fica('Códigos de recuperação', DA_CONTA),
  convite: fica('Convites da equipe por aceitar', 'Cada convite é um segredo. Convide de novo na chegada.'),
  cupom: fica('Cupons de desconto', DA_OPERADORA),
  cupom_plano: fica('Planos dos cupons', DA_OPERADORA),
  desafio: fica('Desafios das chaves de acesso', DE_PASSAGEM),
  especialista_certificado: fica(
    'Certificados A1 dos especialistas',
    'Ficam lacrados com a chave da instalação. Envie o arquivo do certificado de novo na chegada.',
  ),
  evento: fica('Tarefas por fazer', DE_PASSAGEM),
  expurgo: fica('Contagem do que já foi apagado', 'Conta o que saiu desta instalação; a de chegada conta o seu.'),
  exportacao: fica('Cópias de tudo', 'São desta instalação: uma cópia não leva as outras.'),
  exportacao_link: fica('Links das cópias de tudo', 'Segredos de links.'),
  feriado: fica('Feriados', DA_OPERADORA),
  horario_atendimento: fica('Horários de atendimento', DA_OPERADORA),
  idempotencia: fica('Pedidos repetidos', DE_PASSAGEM),
  importacao: fica('Planilhas por importar', DE_PASSAGEM),
  limite: fica('Contagem de tentativas', DE_PASSAGEM),
  link_conta: fica('Links de senha e convite', 'Segredos de links.'),
  mensagem: fica(
    'Correio de saída',
    'Cartas já enviadas, que se apagam em 90 dias: a chegada não as envia outra vez. Lembretes e cobranças enviados vão nas suas tabelas.',
  ),
  nota_fiscal_certificado: fica(
    'Certificado A1 da empresa',
    'Fica lacrado com a chave da instalação. Envie o arquivo do certificado de novo na chegada.',
  ),
  renovacao: fica('Renovações de sessão', DA_CONTA),
  segundo_fator: fica('Verificação em duas etapas', DA_CONTA),
  sessao: fica('Sessões', DA_CONTA),
  suporte: fica('Acessos dados ao suporte', DO_SUPORTE),
  suporte_acesso: fica('O que o suporte viu e fez', DO_SUPORTE),
  vinculo_desativado: fica(
    'Pessoas desativadas na empresa',
    'Quem foi desativado não entra na chegada: convide de novo quem voltar. O histórico diz quem foram.',
  ),
} as const satisfies Record<string, Decisao>
