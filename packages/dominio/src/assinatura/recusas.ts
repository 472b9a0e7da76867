/** Why a payment was not made, whatever the provider calls it. */
export const MOTIVOS_DE_RECUSA = [
  'SALDO_INSUFICIENTE',
  'CODIGO_DE_SEGURANCA',
  'CARTAO_VENCIDO',
  'NUMERO_INVALIDO',
  'DADOS_INVALIDOS',
  'LIGAR_PARA_AUTORIZAR',
  'CARTAO_DESATIVADO',
  'CARTAO_NAO_ACEITO',
  'PAGAMENTO_REPETIDO',
  'RISCO',
  'MUITAS_TENTATIVAS',
  'AUTENTICACAO',
  'TOKEN_INVALIDO',
  'BANCO',
  'PIX_EXPIRADO',
  'CANCELADO',
  'SEM_RESPOSTA',
  'NOME_DO_TITULAR',
  'DOCUMENTO_DO_TITULAR',
  'EMAIL_DE_QUEM_PAGA',
  'INDISPONIVEL',
  'SEM_EXPLICACAO',
  'RECUSADO',
] as const
export type MotivoDeRecusa = (typeof MOTIVOS_DE_RECUSA)[number]

export interface TextoDaRecusa {
  /** What happened. */
  mensagem: string
  /** What the person can do about it. */
  oQueFazer: string
  /** Whether the same card may work later without anybody touching it: a renewal is tried again. */
  tentarDeNovo: boolean
}

const texto = (mensagem: string, oQueFazer: string, tentarDeNovo = false): TextoDaRecusa => ({
  mensagem,
  oQueFazer,
  tentarDeNovo,
})

export const TEXTOS_DA_RECUSA: Readonly<Record<MotivoDeRecusa, TextoDaRecusa>> = {
  SALDO_INSUFICIENTE: texto(
    'O cartão não tem limite para esta compra.',
    'Libere limite com o banco, use outro cartão ou pague com Pix.',
    true,
  ),
  CODIGO_DE_SEGURANCA: texto(
    'O código de segurança não confere.',
    'Confira os 3 números do verso (4 na frente, se for American Express) e digite de novo.',
  ),
  CARTAO_VENCIDO: texto(
    'A validade do cartão não confere ou já passou.',
    'Confira o mês e o ano, ou use outro cartão.',
  ),
  NUMERO_INVALIDO: texto('O número do cartão não confere.', 'Confira o número e digite de novo.'),
  DADOS_INVALIDOS: texto(
    'Algum dado do cartão não confere.',
    'Confira nome, CPF ou CNPJ do titular, número e validade, e tente de novo.',
  ),
  LIGAR_PARA_AUTORIZAR: texto(
    'O banco pede que você autorize esta compra.',
    'Autorize pelo aplicativo ou pelo telefone do banco (no verso do cartão) e tente de novo.',
    true,
  ),
  CARTAO_DESATIVADO: texto(
    'O cartão está bloqueado ou ainda não foi ativado.',
    'Ative o cartão com o banco, use outro cartão ou pague com Pix.',
  ),
  CARTAO_NAO_ACEITO: texto('Este cartão não é aceito.', 'Use um cartão de crédito de outra bandeira ou pague com Pix.'),
  PAGAMENTO_REPETIDO: texto(
    'Já houve há pouco um pagamento igual a este.',
    'Confira em “Cobranças” se já está pago. Se precisar pagar de novo, use outro cartão ou Pix.',
    true,
  ),
  RISCO: texto(
    'O pagamento foi recusado pela análise de segurança.',
    'Pague com Pix ou use outro cartão, de preferência no nome da empresa ou no seu.',
  ),
  MUITAS_TENTATIVAS: texto(
    'Este cartão já foi tentado vezes demais.',
    'Espere até amanhã, use outro cartão ou pague com Pix.',
    true,
  ),
  AUTENTICACAO: texto(
    'O banco pediu uma confirmação que não foi feita.',
    'Tente de novo e confirme no aplicativo do banco, ou pague com Pix.',
  ),
  TOKEN_INVALIDO: texto(
    'Os dados do cartão passaram da validade antes de o pagamento ser feito.',
    'Digite o cartão de novo.',
  ),
  BANCO: texto('O banco não concluiu a transferência.', 'Tente de novo em alguns minutos ou use outro banco.'),
  PIX_EXPIRADO: texto('O Pix venceu sem ser pago.', 'Gere outro Pix ou pague com cartão.'),
  CANCELADO: texto('O pagamento foi cancelado.', 'Comece de novo, com cartão ou Pix.'),
  SEM_RESPOSTA: texto(
    'O pedido não chegou a quem recebe os pagamentos, e nada foi cobrado.',
    'Tente de novo em alguns minutos, com cartão ou Pix.',
    true,
  ),
  NOME_DO_TITULAR: texto(
    'O nome do titular do cartão não foi aceito.',
    'Digite o nome como está no cartão, sem abreviar.',
  ),
  DOCUMENTO_DO_TITULAR: texto(
    'O CPF ou CNPJ de quem paga não confere.',
    'Confira o documento do titular do cartão e o da empresa, em “Cadastro”, e tente de novo.',
  ),
  EMAIL_DE_QUEM_PAGA: texto(
    'O e-mail de quem paga não foi aceito.',
    'Confira o e-mail da sua conta, no menu com o seu nome, e tente de novo.',
  ),
  INDISPONIVEL: texto(
    'O pagamento está fora do ar por um problema nosso: não é o seu cartão, e nada foi cobrado.',
    'Quem cuida do sistema já foi avisado. Tente de novo mais tarde.',
    true,
  ),
  SEM_EXPLICACAO: texto(
    'Quem recebe os pagamentos não aceitou o pedido e não disse por quê. Nada foi cobrado.',
    'Confira os dados e tente de novo, com outro cartão ou com Pix. Quem cuida do sistema foi avisado.',
    true,
  ),
  RECUSADO: texto(
    'O banco do cartão não aprovou o pagamento.',
    'Fale com o banco, use outro cartão ou pague com Pix.',
    true,
  ),
}

/** What Mercado Pago answers in `status_detail`, and what it means here. */
export const MOTIVOS_DO_MERCADO_PAGO: Readonly<Record<string, MotivoDeRecusa>> = {
  cc_rejected_insufficient_amount: 'SALDO_INSUFICIENTE',
  insufficient_amount: 'SALDO_INSUFICIENTE',
  cc_amount_rate_limit_exceeded: 'SALDO_INSUFICIENTE',
  cc_rejected_bad_filled_security_code: 'CODIGO_DE_SEGURANCA',
  cc_rejected_bad_filled_date: 'CARTAO_VENCIDO',
  cc_rejected_bad_filled_card_number: 'NUMERO_INVALIDO',
  cc_rejected_bad_filled_other: 'DADOS_INVALIDOS',
  cc_rejected_invalid_installments: 'DADOS_INVALIDOS',
  cc_rejected_call_for_authorize: 'LIGAR_PARA_AUTORIZAR',
  cc_rejected_card_disabled: 'CARTAO_DESATIVADO',
  cc_rejected_card_type_not_allowed: 'CARTAO_NAO_ACEITO',
  cc_rejected_duplicated_payment: 'PAGAMENTO_REPETIDO',
  cc_rejected_high_risk: 'RISCO',
  cc_rejected_blacklist: 'RISCO',
  rejected_high_risk: 'RISCO',
  rejected_by_regulations: 'RISCO',
  cc_rejected_max_attempts: 'MUITAS_TENTATIVAS',
  cc_rejected_3ds_challenge: 'AUTENTICACAO',
  cc_rejected_3ds_mandatory: 'AUTENTICACAO',
  bank_error: 'BANCO',
  rejected_by_bank: 'BANCO',
  cc_rejected_other_reason: 'RECUSADO',
  cc_rejected_card_error: 'RECUSADO',
  rejected_insufficient_data: 'DADOS_INVALIDOS',
  expired: 'PIX_EXPIRADO',
  by_collector: 'CANCELADO',
  by_payer: 'CANCELADO',
}

export const motivoDoMercadoPago = (detalhe: string | undefined): MotivoDeRecusa =>
  MOTIVOS_DO_MERCADO_PAGO[detalhe ?? ''] ?? 'RECUSADO'
