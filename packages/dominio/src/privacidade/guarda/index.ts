/** What is kept, for how long and why: the policy page reads it and the nightly work does it. */
export type RegraDeGuarda = RegraFeita | RegraSemTarefa

interface RegraFeita extends Linha {
  /** ISO 8601, from the moment that the rule counts from. The nightly work does it. */
  duracao: string
  semTarefa?: undefined
}

/** Kept until somebody asks: the policy promises no end, for nothing would do it. */
interface RegraSemTarefa extends Linha {
  duracao: null
  /** Why nothing takes it out by itself, as the company reads it. */
  semTarefa: string
}

interface Linha {
  dado: string
  /** As the policy says it. */
  prazo: string
  motivo: string
  /** Of the platform's own tables: told to the ADMIN, not to each company. */
  daPlataforma?: true
  /** Not worth a line of the policy: what serves for minutes. */
  foraDaPolitica?: true
}

/** Clinical records and fiscal documents. */
export const ANOS_DO_PRONTUARIO = 5
export const ANOS_DO_FISCAL = 5

/** In which what was discarded by mistake is brought back. */
export const DIAS_DO_DESCARTE = 90

const MARCO_CIVIL = 'Marco Civil da Internet, art. 15'
const MINIMIZACAO = 'Já cumpriu a sua finalidade (LGPD, art. 16)'

export const REGRAS_DE_GUARDA = {
  prontuario: {
    dado: 'Prontuários e laudos',
    prazo: '5 anos, no mínimo, após o último atendimento',
    motivo: 'Normas do CFMV, mesmo depois da morte do animal',
    duracao: null,
    semTarefa:
      'O que foi assinado fica inteiro: mudá-lo destruiria a prova de quem o fez. O que foi escrito no atendimento sai, no dia marcado, quando o titular pede a eliminação.',
  },
  acesso: { dado: 'Registros de acesso', prazo: '6 meses', motivo: MARCO_CIVIL, duracao: 'P190D' },
  acessoClinico: {
    dado: 'Registro de quem leu dados clínicos',
    prazo: '5 anos',
    motivo: 'Prova de quem leu o prontuário, pelo prazo dele',
    duracao: 'P5Y',
  },
  fiscal: {
    dado: 'Cobranças e documentos fiscais',
    prazo: '5 anos, no mínimo',
    motivo: 'Código Tributário Nacional',
    duracao: null,
    semTarefa:
      'São os livros da empresa. O nome de quem pediu a eliminação sai das cobranças no dia marcado; a nota fiscal assinada fica inteira.',
  },
  trilha: {
    dado: 'Trilha de auditoria de documentos assinados',
    prazo: 'O mesmo prazo do documento',
    motivo: 'Prova de autoria e integridade',
    duracao: null,
    semTarefa: 'A trilha acompanha o documento. Um pedido de eliminação risca dela os dados da pessoa.',
  },
  consentimento: {
    dado: 'Consentimentos',
    prazo: 'Enquanto valerem e, no mínimo, 5 anos depois',
    motivo: 'Prova de que existiram',
    duracao: null,
    semTarefa: 'É a prova de que houve permissão, ou de que ela foi retirada. Depois da eliminação já não tem nome.',
  },
  mensagem: { dado: 'E-mails enviados pelo sistema', prazo: '90 dias', motivo: MINIMIZACAO, duracao: 'P90D' },
  notificacao: { dado: 'Avisos do sino', prazo: '1 ano', motivo: MINIMIZACAO, duracao: 'P1Y' },
  linkDeLaudo: {
    dado: 'Links de laudo vencidos ou cancelados',
    prazo: '6 meses depois de vencer',
    motivo: MARCO_CIVIL,
    duracao: 'P190D',
  },
  estudoDescartado: {
    dado: 'Imagens de equipamentos que a empresa descartou, ou que ninguém ligou a um exame no prazo que ela escolheu',
    prazo: '90 dias após o descarte',
    motivo: MINIMIZACAO,
    duracao: `P${DIAS_DO_DESCARTE}D`,
  },
  planilha: {
    dado: 'Planilhas enviadas e não importadas',
    prazo: 'Até a validade mostrada no envio',
    motivo: MINIMIZACAO,
    duracao: 'PT0S',
    foraDaPolitica: true,
  },
  pedidoSemIdentidade: {
    dado: 'Pedidos de titular sem identidade confirmada',
    prazo: '7 dias',
    motivo: MINIMIZACAO,
    duracao: 'P7D',
  },
  relatorioDoTitular: {
    dado: 'Relatórios entregues a titulares',
    prazo: '30 dias para baixar',
    motivo: MINIMIZACAO,
    duracao: 'PT0S',
  },
  copiaDeProntuario: {
    dado: 'Registro de cópias de prontuário entregues',
    prazo: '5 anos',
    motivo: 'Prova da entrega, pelo prazo do prontuário',
    duracao: 'P5Y',
  },
  pedidoDoTitular: {
    dado: 'Pedidos de titulares e as respostas',
    prazo: '5 anos',
    motivo: 'Prova de que foram atendidos',
    duracao: 'P5Y',
  },
  incidente: {
    dado: 'Registro de incidentes',
    prazo: '5 anos',
    motivo: 'Resolução CD/ANPD 15/2024',
    duracao: 'P5Y',
  },
  link: {
    dado: 'Links de senha, de convite e de confirmação',
    prazo: '30 dias depois de vencerem',
    motivo: MINIMIZACAO,
    duracao: 'P30D',
    daPlataforma: true,
  },
  resposta: {
    dado: 'Respostas guardadas contra envio em dobro',
    prazo: '1 dia',
    motivo: MINIMIZACAO,
    duracao: 'P1D',
    daPlataforma: true,
    foraDaPolitica: true,
  },
  renovacao: {
    dado: 'Chaves de sessão vencidas',
    prazo: '1 dia depois de vencerem',
    motivo: MINIMIZACAO,
    duracao: 'P1D',
    daPlataforma: true,
    foraDaPolitica: true,
  },
  bilhete: {
    dado: 'Bilhetes de conexão ao vivo',
    prazo: '1 dia',
    motivo: MINIMIZACAO,
    duracao: 'P1D',
    daPlataforma: true,
    foraDaPolitica: true,
  },
  avisoDePagamento: {
    dado: 'Avisos do meio de pagamento',
    prazo: '90 dias',
    motivo: MINIMIZACAO,
    duracao: 'P90D',
    daPlataforma: true,
  },
  avisoDeRecebimento: {
    dado: 'Avisos do meio de pagamento de cada empresa',
    prazo: '90 dias',
    motivo: MINIMIZACAO,
    duracao: 'P90D',
    daPlataforma: true,
  },
  bilheteDeAssinatura: {
    dado: 'Bilhetes da página de pagamento',
    prazo: '1 dia',
    motivo: MINIMIZACAO,
    duracao: 'P1D',
    daPlataforma: true,
    foraDaPolitica: true,
  },
  desafio: {
    dado: 'Provas de identidade pedidas no acesso',
    prazo: 'Minutos',
    motivo: MINIMIZACAO,
    duracao: 'PT0S',
    daPlataforma: true,
    foraDaPolitica: true,
  },
  limite: {
    dado: 'Contagens de tentativas',
    prazo: '1 dia',
    motivo: MINIMIZACAO,
    duracao: 'P1D',
    daPlataforma: true,
    foraDaPolitica: true,
  },
  cadastroSemConfirmacao: {
    dado: 'Cadastro cujo e-mail nunca foi confirmado',
    prazo: 'Até o pedido de quem o fez',
    motivo: 'Medidas pedidas pelo titular',
    duracao: null,
    semTarefa: 'Quem se cadastrou ainda pode confirmar o e-mail e entrar; se não quiser, escreve ao encarregado.',
    daPlataforma: true,
  },
  aceite: {
    dado: 'Aceites dos termos',
    prazo: 'Enquanto a conta existir e, no mínimo, 5 anos depois',
    motivo: 'Prova do que foi contratado',
    duracao: null,
    semTarefa: 'É a prova do contrato, e acompanha a conta.',
    daPlataforma: true,
  },
  contaEncerrada: {
    dado: 'Dados de uma conta cancelada',
    prazo: 'Até o pedido escrito do cliente',
    motivo: 'O cliente decide: consultar e exportar continuam abertos, e o que a lei manda guardar fica',
    duracao: null,
    semTarefa: 'Cancelar não apaga nada. A eliminação é pedida por escrito ao encarregado e feita por pessoas.',
  },
} as const satisfies Readonly<Record<string, RegraDeGuarda>>

export type ChaveDeGuarda = keyof typeof REGRAS_DE_GUARDA
/** The rules that the nightly work does by itself. */
export type GuardaComPrazo = {
  [C in ChaveDeGuarda]: (typeof REGRAS_DE_GUARDA)[C]['duracao'] extends string ? C : never
}[ChaveDeGuarda]

export const CHAVES_DE_GUARDA = Object.keys(REGRAS_DE_GUARDA) as ChaveDeGuarda[]

/** Until when what a rule keeps is looked for: older than this goes. */
export function limiteDaGuarda(chave: GuardaComPrazo, agora: Temporal.Instant): Temporal.Instant {
  return agora.toZonedDateTimeISO('UTC').subtract(REGRAS_DE_GUARDA[chave].duracao).toInstant()
}

/** Lines of the policy page: what, for how long, why. */
export const PRAZOS_DA_POLITICA: readonly (readonly [string, string, string])[] = CHAVES_DE_GUARDA.flatMap((chave) => {
  const { dado, prazo, motivo, foraDaPolitica }: RegraDeGuarda = REGRAS_DE_GUARDA[chave]
  return foraDaPolitica === true ? [] : [[dado, prazo, motivo] as const]
})
