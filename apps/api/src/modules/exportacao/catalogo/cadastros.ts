import { vai, type Decisao } from './decisao.ts'

/** What the company is and whom it knows. */
export const DOS_CADASTROS = {
  cliente: vai(
    'A empresa',
    `
      codigo operadora razao_social nome_fantasia documento crmv_pj responsavel_tecnico cep logradouro numero
      complemento bairro cidade telefone email fuso cor logo chave_pix imposto_bp plano estado
      taxa_debito_bp taxa_credito_bp taxa_ate6_bp taxa_ate12_bp dias_do_debito dias_do_credito
      teste_ate criado_em ativo versao ciclo responsavel_crmv timbre modelos_de_partida lembretes
      lembrete_hora minutos_do_critico carta_ao_tutor dias_do_estudo`,
  ),
  especialista: vai(
    'Especialistas',
    `
      cliente codigo pessoa nome cpf crmv_uf crmv_numero especialidade telefone email endereco chave_pix ativo
      versao crmv_secundaria fuso velocidade_kmh km_centavos cor observacoes horarios_versao assinatura
      partida_endereco partida_cidade partida_latitude partida_longitude partida_volta franquia_km`,
  ),
  especialista_bloqueio: vai(
    'Bloqueios semanais dos especialistas',
    'cliente codigo especialista dia_semana inicio fim motivo de ate',
  ),
  especialista_cidade: vai('Cidades atendidas pelos especialistas', 'cliente especialista cidade'),
  especialista_especialidade: vai('Outras especialidades dos especialistas', 'cliente especialista especialidade'),
  especialista_excecao: vai(
    'Folgas e dias extras dos especialistas',
    'cliente codigo especialista tipo motivo de ate inicio fim observacao versao',
  ),
  especialista_horario: vai(
    'Jornada dos especialistas',
    'cliente codigo especialista dia_semana inicio fim almoco_inicio almoco_fim',
  ),
  equipamento: vai('Equipamentos', 'cliente codigo nome ativo versao'),
  servico: vai(
    'Serviços',
    `
      cliente codigo nome modalidade especialidade duracao_minutos preco_centavos custo_centavos
      prazo_rotina_horas prazo_urgente_horas exige_revisao exige_laudo modelo preparo ativo versao pacote`,
  ),
  servico_composicao: vai('Serviços de cada pacote', 'cliente pacote servico ordem'),
  servico_equipamento: vai('Equipamentos de cada serviço', 'cliente servico equipamento'),
  tabela_preco: vai('Tabelas de preço', 'cliente codigo nome ativo versao'),
  tabela_preco_item: vai('Preços das tabelas', 'cliente tabela servico centavos'),
  parceiro: vai(
    'Clínicas parceiras',
    `
      cliente codigo nome razao_social documento telefone email cep logradouro numero complemento bairro
      cidade latitude longitude tabela_preco modo_cobranca dia_fechamento dia_vencimento
      limite_credito_centavos entrega_email ativo versao crmv_pj fuso comissao_bp entrega_whatsapp
      entrega_automatica observacoes avisos_agenda multa_bp juros_mes_bp vence_em_dia_de_banco`,
  ),
  parceiro_contato: vai(
    'Contatos das clínicas',
    'cliente codigo parceiro ordem nome papel telefone email recebe_laudos recebe_cobrancas',
  ),
  parceiro_preco: vai('Preços próprios das clínicas', 'cliente parceiro servico centavos'),
  plano_saude_preco: vai('Preços dos planos de saúde', 'cliente plano_saude servico centavos'),
  repasse_regra: vai(
    'Regras de repasse',
    `
      cliente codigo especialista servico parceiro tipo percentual_bp valor_centavos base vigente_de
      vigente_ate versao sem_deslocamento`,
  ),
  tutor: vai(
    'Tutores',
    `
      cliente codigo nome estrangeiro cpf telefone whatsapp email cep logradouro numero complemento bairro
      cidade parceiro ativo criado_em versao documento outro_telefone unido_a unido_em anonimizado_em`,
  ),
  tutor_consentimento: vai(
    'Consentimentos dos tutores',
    'cliente codigo tutor finalidade concedido versao_texto quando usuario nome_usuario',
  ),
  animal: vai(
    'Pacientes',
    `
      cliente codigo nome especie raca sexo castrado nascimento nascimento_presumido pelagem sinais microchip
      sinpatinhas alerta plano_saude carteirinha tutor parceiro peso_gramas obito ativo criado_em versao busca
      obito_motivo foto foto_miniatura unido_a unido_em plano_desde`,
  ),
  animal_peso: vai('Pesagens', 'cliente codigo animal gramas medido_em versao'),
  animal_vacina: vai(
    'Vacinas dos pacientes',
    'cliente codigo animal vacina dia lote fabricante proxima aplicada_por observacao versao',
  ),
  animal_tutor: vai('Outros tutores dos pacientes', 'cliente animal tutor'),
  modelo_documento: vai(
    'Modelos de documento',
    'cliente codigo nome tipo modalidade especie sexo ativo versao servico',
  ),
  modelo_documento_versao: vai(
    'Versões dos modelos de documento',
    `
      cliente codigo modelo numero estado estrutura publicada_em revisao origem criada_em criada_por
      alterada_em alterada_por publicada_por`,
  ),
  deslocamento_corrigido: vai('Tempos de deslocamento corrigidos', 'cliente trecho minutos corrigido_por corrigido_em'),
  simulacao: vai(
    'Simulações de custo',
    'cliente codigo nome custo_centavos preco_centavos margem_bp entrada criado_por criado_em versao',
  ),
} as const satisfies Record<string, Decisao>
