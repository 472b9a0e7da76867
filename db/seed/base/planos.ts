/** Plans of the platform; a year costs ten months. Limits: people, laudos a month, gigabytes, partner clinics. */
export const PLANOS_DA_PLATAFORMA = [
  {
    nome: 'Essencial',
    para_quem: 'Para quem atende sozinho, ou com uma recepção.',
    mensal_centavos: 14_990,
    anual_centavos: 149_900,
    dias_teste: 14,
    limite_usuarios: 3,
    limite_laudos_mes: 100,
    limite_gb: 20,
    limite_parceiros: 10,
    recursos: [
      'Agenda e atendimentos',
      'Laudos com modelos e banco de frases',
      'Verificação pública por QR code',
      'Simulador de custo de exame',
    ],
  },
  {
    nome: 'Profissional',
    para_quem: 'Para a empresa de imagem com especialistas que viajam e clínicas parceiras.',
    mensal_centavos: 34_990,
    anual_centavos: 349_900,
    dias_teste: 14,
    limite_usuarios: 10,
    limite_laudos_mes: 500,
    limite_gb: 100,
    limite_parceiros: 50,
    recursos: [
      'Tudo do Essencial',
      'Área da clínica parceira',
      'Tabelas de preço por parceiro e plano de saúde',
      'Financeiro com repasses explicados',
      'Fechamento mensal com Pix',
    ],
  },
  {
    nome: 'Rede',
    para_quem: 'Para redes e hospitais com várias equipes e unidades.',
    mensal_centavos: 79_990,
    anual_centavos: 799_900,
    dias_teste: 14,
    limite_usuarios: null,
    limite_laudos_mes: null,
    limite_gb: 500,
    limite_parceiros: null,
    recursos: [
      'Tudo do Profissional',
      'Usuários, laudos e parceiros sem limite',
      'Várias empresas com o mesmo acesso',
      'Atendimento prioritário',
    ],
  },
]

interface PlanoDeSaudeBase {
  operadora: string
  nome: string
  tipo: 'CREDENCIADO' | 'REEMBOLSO'
  exige_autorizacao: boolean
  coparticipacao_bp: number
  prazo_pagamento_dias: number
  carencia_dias: number
  intervalo_repeticao_dias: number
}

/** Examples with invented operators, so that no real company's conditions are stated. */
export const PLANOS_DE_SAUDE: readonly PlanoDeSaudeBase[] = [
  {
    operadora: 'PataSaúde',
    nome: 'Essencial',
    tipo: 'CREDENCIADO',
    exige_autorizacao: true,
    coparticipacao_bp: 3_000,
    prazo_pagamento_dias: 30,
    carencia_dias: 90,
    intervalo_repeticao_dias: 180,
  },
  {
    operadora: 'PataSaúde',
    nome: 'Completo',
    tipo: 'CREDENCIADO',
    exige_autorizacao: true,
    coparticipacao_bp: 1_000,
    prazo_pagamento_dias: 30,
    carencia_dias: 60,
    intervalo_repeticao_dias: 90,
  },
  {
    operadora: 'VidaBicho',
    nome: 'Família',
    tipo: 'CREDENCIADO',
    exige_autorizacao: false,
    coparticipacao_bp: 2_000,
    prazo_pagamento_dias: 45,
    carencia_dias: 60,
    intervalo_repeticao_dias: 120,
  },
  {
    operadora: 'Amigo Fiel',
    nome: 'Livre Escolha',
    tipo: 'REEMBOLSO',
    exige_autorizacao: false,
    coparticipacao_bp: 0,
    prazo_pagamento_dias: 15,
    carencia_dias: 30,
    intervalo_repeticao_dias: 0,
  },
]

/** Classes of service that a credentialed plan makes people wait longer for. */
export const CARENCIAS_DOS_CREDENCIADOS = [
  { modalidade: 'TOMOGRAFIA', dias: 180 },
  { modalidade: 'RESSONANCIA', dias: 180 },
] as const
