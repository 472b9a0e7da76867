import { vai, SEGREDO_DE_LINK, type Decisao } from './decisao.ts'

/** What it does: agenda, exams, reports, files. */
export const DA_CLINICA = {
  agendamento: vai(
    'Agendamentos',
    `
      cliente codigo especialista inicio fim estado parceiro animal prioridade observacoes motivo criado_em
      versao tipo_local endereco latitude longitude contato plano_saude autorizacao plantao origem criado_por
      proposto_em confirmado_em confirmado_por confirmado_para passo_de passo_em`,
  ),
  agendamento_equipamento: vai('Equipamentos dos agendamentos', 'cliente agendamento equipamento inicio fim ocupa'),
  agendamento_evento: vai('Histórico dos agendamentos', 'cliente codigo agendamento tipo texto autor quando'),
  agendamento_janela: vai('Janelas pedidas pelas clínicas', 'cliente agendamento dia inicio fim'),
  agendamento_lembrete: vai(
    'Lembretes enviados e respostas',
    'cliente codigo agendamento inicio criado_em expira_em enviado_em respondido_em resposta motivo',
    { fica: { segredo_hash: SEGREDO_DE_LINK } },
  ),
  agendamento_servico: vai('Serviços dos agendamentos', 'cliente agendamento servico ordem duracao_minutos'),
  lista_espera: vai(
    'Lista de espera',
    `
      cliente codigo animal contato parceiro especialista prioridade desde ate periodo observacoes estado
      motivo agendamento criado_por criado_em versao`,
  ),
  lista_espera_servico: vai('Serviços da lista de espera', 'cliente espera servico'),
  atendimento: vai(
    'Atendimentos',
    `
      cliente codigo numero origem estado prioridade animal tutor parceiro especialista agendamento
      solicitante_nome solicitante_crmv suspeita historico jejum sedacao peso_gramas frequencia_cardiaca
      frequencia_respiratoria temperatura_decimos pressao_sistolica plano_saude autorizacao modo_cobranca
      cobrar_deslocamento total_centavos prazo_em realizado_em concluido_em motivo_cancelamento criado_por
      criado_em versao`,
  ),
  atendimento_anexo: vai('Anexos dos atendimentos', 'cliente codigo atendimento arquivo autor criado_em'),
  atendimento_comentario: vai(
    'Conversa dos atendimentos',
    'cliente codigo atendimento usuario autor do_parceiro texto criado_em versao editado_em removido_em',
  ),
  atendimento_evento: vai('Histórico dos atendimentos', 'cliente codigo atendimento tipo texto autor quando'),
  atendimento_item: vai(
    'Exames dos atendimentos, com o preço explicado',
    `
      cliente codigo atendimento servico ordem preco_centavos explicacao desconto desconto_centavos cancelado
      pacote exame`,
  ),
  lista_salva: vai('Listas salvas por cada pessoa', 'cliente codigo usuario lista nome consulta colunas alterada_em'),
  abreviatura: vai('Abreviaturas de quem escreve laudos', 'cliente usuario atalho texto alterada_em'),
  laudo: vai(
    'Laudos',
    `
      cliente codigo numero edicao atendimento item modelo_versao titulo modalidade estado especialista
      revisor conteudo texto critico prazo_em documento documento_sha256 pdf_sha256 codigo_verificacao
      assinado_em assinado_por entregue_em visualizado_em critico_marcado_em critico_confirmado_em critico_confirmado_por critico_escalado_em retifica retificado_por motivo
      criado_em alterado_em versao avisos_respondidos exige_revisao`,
    { intactas: ['documento'] },
  ),
  laudo_revisao: vai(
    'Idas e vindas da revisão dos laudos',
    'cliente codigo laudo tipo revisor usuario autor texto avisos nivel conteudo_sha256 quando',
  ),
  laudo_compartilhamento: vai(
    'Links de laudos entregues',
    'cliente codigo laudo expira_em revogado_em criado_por criado_em aberturas aberto_em canal destino enviado_em enviado_por enviado_por_nome',
    { fica: { chave_hash: SEGREDO_DE_LINK } },
  ),
  laudo_imagem: vai('Imagens dos laudos', 'cliente laudo arquivo original dicom clipe'),
  laudo_relatorio: vai('Relatórios de medidas dos equipamentos', 'cliente laudo arquivo dicom medidas'),
  estudo_recebido: vai(
    'Estudos recebidos dos equipamentos',
    `
      cliente codigo uid equipamento estado numero_de_acesso paciente identificacao responsavel especie modalidade
      aparelho descricao realizado_em realizado_as imagens recebido_em ultima_em item ligado_por ligado_em so_por_pessoa
      motivo descartado_em espera_desde avisado_em versao`,
  ),
  imagem_recebida: vai(
    'Imagens dos estudos recebidos',
    `
      cliente codigo estudo uid serie numero_da_serie numero classe arquivo figura dicom metadados aviso recebida_em
      medidas`,
  ),
  documento_emitido: vai(
    'Documentos emitidos',
    `
      cliente codigo numero modelo_versao tipo titulo animal atendimento especialista documento
      documento_sha256 emitido_em emitido_por`,
    { intactas: ['documento'] },
  ),
  arquivo: vai(
    'Arquivos, com o nome e o tipo',
    'cliente codigo sha256 nome tipo tamanho largura altura animal criado_por criado_em',
  ),
  arquivo_guardado: vai('Conteúdos guardados', 'cliente sha256 tamanho fixado conferir_em'),
} as const satisfies Record<string, Decisao>
