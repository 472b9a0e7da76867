import { vai, type Decisao } from './decisao.ts'

/** Its money and its books. */
export const DO_FINANCEIRO = {
  conta_financeira: vai('Contas financeiras', 'cliente codigo nome tipo saldo_inicial_centavos saldo_em ativo versao'),
  titulo: vai(
    'Contas a pagar e a receber',
    `
      cliente codigo numero natureza estado descricao contraparte parceiro tutor especialista tipo_despesa
      atendimento competencia emissao vencimento valor_centavos desconto_centavos acrescimo_centavos
      pago_centavos txid criado_em versao motivo fechamento serie renegociacao renegociado_por coparticipacao
      numero_documento forma`,
    {
      fica: {
        assinante: 'Só o operador da instalação vende assinaturas.',
        a_cancelar: 'Só o operador da instalação vende assinaturas.',
      },
    },
  ),
  titulo_anexo: vai('Anexos das contas', 'cliente codigo titulo arquivo autor criado_em'),
  pagamento: vai(
    'Pagamentos e estornos',
    `
      cliente codigo titulo valor_centavos taxa_centavos metodo pago_em estorna criado_em conta_financeira
      desconto_centavos acrescimo_centavos motivo autor liquida_em parcela parcelas`,
  ),
  transferencia: vai(
    'Transferências',
    `
      cliente codigo entrada de para dia valor_centavos taxa_centavos descricao estorna motivo autor criado_em
      versao`,
  ),
  renegociacao: vai(
    'Acordos',
    'cliente codigo natureza motivo autor criado_em desfeita_por desfeita_em desfeita_motivo',
  ),
  pix_reunido: vai('Pix reunidos', 'cliente txid criado_em'),
  pix_reunido_titulo: vai('Contas de cada Pix reunido', 'cliente txid titulo'),
  cobranca_pix: vai(
    'Pix do provedor da empresa',
    `
      cliente codigo provedor estado resumo parceiro conta_financeira valor_centavos pagamento pix expira_em
      taxa_centavos sobra_centavos pendencia pendente_desde resolucao resolvida_em resolvida_por conferir_em
      criada_em mudou_em`,
  ),
  cobranca_pix_titulo: vai(
    'Contas de cada Pix do provedor',
    'cliente cobranca titulo valor_centavos acrescimo_centavos pagamento',
  ),
  repasse: vai(
    'Repasses',
    `
      cliente codigo item atendimento especialista competencia bruto_centavos base_centavos valor_centavos
      explicacao estado titulo criado_em acerto taxa_centavos`,
  ),
  acerto: vai(
    'Acertos',
    `
      cliente codigo numero especialista ate vencimento estado ajuste_centavos ajuste_motivo titulo
      aprovado_por aprovado_em autor criado_em motivo versao busca`,
  ),
  acerto_deslocamento: vai(
    'Deslocamentos acertados',
    'cliente acerto especialista dia km_decimos centavos linhas vale',
  ),
  fechamento: vai(
    'Fechamentos',
    `
      cliente codigo numero parceiro ate estado titulo desconto_centavos desconto_motivo comissao_bp
      comissao_centavos autor criado_em motivo versao busca`,
  ),
  fechamento_contestacao: vai(
    'Contestações dos fechamentos',
    'cliente codigo fechamento titulo comentario autor criado_em aceita resposta respondida_por respondida_em',
  ),
  regua_cobranca: vai('Régua de cobrança', 'cliente ativa hora passos versao'),
  cobranca_pausada: vai('Contas sem avisos de cobrança', 'cliente titulo autor criado_em'),
  cobranca_enviada: vai('Cobranças enviadas', 'cliente codigo titulo vencimento dias para criado_em autor'),
  extrato_bancario: vai(
    'Extratos bancários',
    `
      cliente codigo conta_financeira arquivo formato conta_do_banco de ate saldo_centavos saldo_em autor
      criado_em`,
  ),
  mapa_de_extrato: vai('Colunas dos extratos em CSV', 'cliente conta_financeira cabecalho mapa autor criado_em'),
  movimento_bancario: vai(
    'Movimentos bancários',
    'cliente codigo conta_financeira extrato chave dia centavos descricao documento estado motivo versao',
  ),
  conciliacao: vai('Conciliações de pagamentos', 'cliente pagamento movimento autor criado_em'),
  conciliacao_transferencia: vai(
    'Conciliações de transferências',
    'cliente transferencia conta_financeira movimento autor criado_em',
  ),
  pagamento_sem_extrato: vai('Pagamentos à espera do extrato', 'cliente pagamento conta_financeira dia'),
  nota_fiscal: vai(
    'Notas fiscais, com o XML assinado',
    `
      cliente codigo titulo estado ambiente leiaute serie numero_dps id_dps numero chave autorizada_em regime
      descricao tomador_nome tomador_documento competencia servico_centavos desconto_centavos aliquota_bp
      iss_centavos iss_retido_centavos dps_xml nfse_xml tentativas proxima_em rejeicao_codigo
      rejeicao_mensagem cancelamento_motivo cancelamento_xml cancelada_em substitui emitida_em autor versao`,
  ),
  nota_fiscal_configuracao: vai(
    'Configuração da nota fiscal',
    `
      cliente leiaute serie municipio inscricao_municipal regime apuracao regime_especial aliquota_bp
      iss_retido codigo_tributacao nbs indicador_da_operacao cst classificacao tributos_do_simples_bp versao`,
  ),
  nota_fiscal_de_teste: vai(
    'Notas do ambiente de teste',
    'cliente id_dps resumo tentativas numero chave xml em estado evento_xml',
  ),
  conta_contabil: vai('Plano de contas', 'cliente codigo nome tipo'),
  partida: vai(
    'Razão: partidas dobradas',
    `
      cliente codigo lancamento origem documento parte conta regime classe grupo tipo_despesa parceiro
      conta_financeira dia centavos estorna registrado_em`,
  ),
  soma_do_dia: vai(
    'Somas por dia',
    'cliente soma dia parte classe grupo tipo_despesa parceiro especialista hora quantidade entradas saidas',
  ),
  dia_mudado: vai('Dias a somar de novo', 'cliente codigo soma dia'),
} as const satisfies Record<string, Decisao>
