export type DefinicaoDeErro = {
  readonly status: number
  readonly mensagem: string
  /** Goes as `Retry-After`, unless who refuses knows better. */
  readonly tenteEmSegundos?: number
}

/**
 * Every error the API answers: code → HTTP status and default Portuguese text. A caller may give a
 * more precise text. 402, not 403, for limits of the plan: clients hide the text of a 403.
 */
export const ERROS = {
  REQUISICAO_INVALIDA: { status: 400, mensagem: 'Não entendemos o pedido. Confira os dados e tente de novo.' },
  IDEMPOTENCIA_AUSENTE: {
    status: 400,
    mensagem: 'Faltou o cabeçalho Idempotency-Key, que evita registrar duas vezes.',
  },
  NAO_AUTENTICADO: { status: 401, mensagem: 'Sua sessão terminou. Entre novamente.' },
  ACESSO_ENCERRADO: {
    status: 401,
    mensagem: 'Seu acesso foi encerrado por um administrador. Se precisar, fale com quem administra a sua empresa.',
  },
  CREDENCIAIS_INVALIDAS: { status: 401, mensagem: 'Usuário ou senha inválido.' },
  LIMITE_DO_PLANO: { status: 402, mensagem: 'O limite do seu plano foi atingido. Mude de plano para continuar.' },
  ASSINATURA_SUSPENSA: {
    status: 402,
    mensagem: 'A assinatura está suspensa: você pode consultar e exportar, mas não registrar. Regularize o pagamento.',
  },
  SEM_PERMISSAO: { status: 403, mensagem: 'Você não tem permissão para esta operação.' },
  CONTEXTO_NECESSARIO: { status: 403, mensagem: 'Escolha primeiro em qual clínica você vai trabalhar.' },
  USUARIO_INATIVO: { status: 403, mensagem: 'Seu usuário está inativo. Entre em contato com o administrador.' },
  SEGUNDO_FATOR_NECESSARIO: { status: 403, mensagem: 'Informe o código do seu aplicativo autenticador.' },
  SEGUNDO_FATOR_OBRIGATORIO: {
    status: 403,
    mensagem: 'Seu perfil exige a verificação em duas etapas. Entre de novo para cadastrá-la.',
  },
  SUPORTE_ENCERRADO: { status: 403, mensagem: 'O acesso de suporte a esta empresa terminou.' },
  SUPORTE_NAO_PODE: { status: 403, mensagem: 'O suporte não faz isto: é de quem trabalha na empresa.' },
  CONFIRME_QUEM_E: { status: 403, mensagem: 'Confirme que é você para continuar.' },
  EMAIL_NAO_CONFIRMADO: { status: 403, mensagem: 'Confirme seu e-mail pelo link que enviamos antes de entrar.' },
  NAO_ENCONTRADO: { status: 404, mensagem: 'Não encontramos o que você procura.' },
  METODO_NAO_PERMITIDO: { status: 405, mensagem: 'Esta operação não existe neste endereço.' },
  TEMPO_DO_PEDIDO_ESGOTADO: { status: 408, mensagem: 'O envio demorou demais. Verifique sua conexão e tente de novo.' },
  CONFLITO_DE_VERSAO: {
    status: 409,
    mensagem: 'Outra pessoa alterou este registro. Confira o que mudou antes de salvar.',
  },
  JA_EXISTE: { status: 409, mensagem: 'Já existe um cadastro com estes dados.' },
  EM_USO: { status: 409, mensagem: 'Está em uso e não pode ser excluído. Você pode desativá-lo.' },
  TRANSICAO_INVALIDA: { status: 409, mensagem: 'A situação atual não permite esta ação.' },
  JA_PAGO: { status: 409, mensagem: 'Já existe pagamento registrado: estorne-o antes de continuar.' },
  IDEMPOTENCIA_DIVERGENTE: { status: 409, mensagem: 'Esta chave de idempotência já foi usada com outros dados.' },
  IDEMPOTENCIA_EM_ANDAMENTO: { status: 409, mensagem: 'Este mesmo pedido ainda está sendo processado. Aguarde.' },
  TERMOS_PENDENTES: {
    status: 409,
    mensagem:
      'Os termos de uso mudaram e falta o seu aceite. Enquanto isso você pode consultar e exportar. Aceite em “Minha conta”.',
  },
  LAUDO_COM_PENDENCIAS: { status: 409, mensagem: 'O laudo tem pendências que impedem a assinatura.' },
  HORARIO_OCUPADO: { status: 409, mensagem: 'Este horário acabou de ser ocupado. Escolha outro.' },
  FORA_DO_HORARIO: {
    status: 409,
    mensagem: 'Este horário está fora do expediente. Confirme se é um plantão.',
  },
  FORA_DE_ALCANCE: {
    status: 409,
    mensagem: 'Não dá tempo de chegar a este horário. Confirme se quer marcar mesmo assim.',
  },
  SEM_ESPECIALIDADE: {
    status: 409,
    mensagem: 'Quem foi escolhido não tem a especialidade deste exame. Escolha outra pessoa, ou diga por que é ela.',
  },
  PEDIDO_EM_ABERTO: {
    status: 409,
    mensagem: 'Este paciente já tem um pedido deste exame. Agende o pedido, ou confirme que é outro exame.',
  },
  ACIMA_DO_LIMITE: {
    status: 409,
    mensagem: 'Este exame passa do limite de crédito da clínica. Confirme se quer continuar.',
  },
  LINK_EXPIRADO: { status: 410, mensagem: 'Este link expirou ou foi cancelado. Peça um novo a quem o enviou.' },
  ARQUIVO_GRANDE_DEMAIS: { status: 413, mensagem: 'O envio passa do tamanho permitido.' },
  TIPO_NAO_ACEITO: { status: 415, mensagem: 'Este tipo de conteúdo não é aceito.' },
  VALIDACAO: { status: 422, mensagem: 'Confira os campos indicados.' },
  CERTIFICADO_RECUSADO: { status: 422, mensagem: 'O certificado não pôde ser usado.' },
  SENHA_NAO_CONFERE: { status: 422, mensagem: 'A senha não confere.' },
  SEGUNDO_FATOR_INVALIDO: {
    status: 422,
    mensagem: 'Código inválido ou já usado. Espere o próximo do aplicativo e tente de novo.',
  },
  CHAVE_DE_ACESSO_RECUSADA: {
    status: 422,
    mensagem: 'Esta chave de acesso não foi aceita. Tente de novo, use outra chave ou entre com a senha.',
  },
  REFERENCIA_INEXISTENTE: { status: 422, mensagem: 'Um dos itens escolhidos não existe mais. Escolha outro.' },
  MUITAS_TENTATIVAS: {
    status: 429,
    mensagem: 'Muitas tentativas em pouco tempo. Aguarde e tente de novo.',
    tenteEmSegundos: 60,
  },
  ERRO_INTERNO: { status: 500, mensagem: 'Erro interno do servidor. Tente novamente mais tarde.' },
  INDISPONIVEL: {
    status: 503,
    mensagem: 'Sistema temporariamente indisponível. Tente novamente em alguns minutos.',
    tenteEmSegundos: 30,
  },
  TEMPO_ESGOTADO: { status: 504, mensagem: 'A operação demorou demais e foi interrompida. Tente novamente.' },
  SEM_ESPACO_EM_DISCO: {
    status: 507,
    mensagem:
      'O servidor está sem espaço para guardar. Nada foi gravado, e o que já existe pode ser consultado. Avise o suporte.',
    tenteEmSegundos: 300,
  },
} as const satisfies Readonly<Record<string, DefinicaoDeErro>>

export type CodigoDeErro = keyof typeof ERROS
