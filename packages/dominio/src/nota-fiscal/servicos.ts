/**
 * National codes of item 5 of the list of services (LC 116/2003), veterinary medicine and assistance, and that of the operator's own
 * service. Read in public tables that agree
 * with one another, not in the annex of the layout itself: the accountant confirms them. Health plans for animals (5.09) are left out: their
 * ISS is owed where the client is, and the note written here owes it where the company is.
 */
export const CODIGOS_DE_TRIBUTACAO = {
  '050101': 'Medicina veterinária',
  '050102': 'Zootecnia',
  '050201': 'Hospitais e congêneres, na área veterinária',
  '050202': 'Clínicas, ambulatórios, prontos-socorros e congêneres, na área veterinária',
  '050301': 'Laboratórios de análise na área veterinária',
  '050401': 'Inseminação artificial, fertilização in vitro e congêneres',
  '050501': 'Bancos de sangue e de órgãos e congêneres',
  '050601': 'Coleta de sangue, leite, tecidos, sêmen, órgãos e materiais biológicos de qualquer espécie',
  '050701': 'Unidade de atendimento, assistência ou tratamento móvel e congêneres',
  '050801': 'Guarda, tratamento, amestramento, embelezamento, alojamento e congêneres',
  '010501': 'Licenciamento ou cessão de direito de uso de programas de computação',
} as const satisfies Record<string, string>
export type CodigoDeTributacao = keyof typeof CODIGOS_DE_TRIBUTACAO

const codigos: readonly string[] = Object.keys(CODIGOS_DE_TRIBUTACAO)
export const ehCodigoDeTributacao = (codigo: string): codigo is CodigoDeTributacao => codigos.includes(codigo)

/** What a company starts from. Codes of the tax reform are the ones most tables give to care of domestic animals. */
export const PADRAO_DA_CONFIGURACAO = {
  codigoTributacao: '050101',
  nbs: '114051200',
  indicadorDaOperacao: '050101',
  cst: '200',
  classificacao: '200052',
} as const

/** What the operator starts from, whose service is the software: taxed whole. The rest is filled in by who knows it. */
export const PADRAO_DA_OPERADORA = {
  codigoTributacao: '010501',
  nbs: null,
  indicadorDaOperacao: null,
  cst: '000',
  classificacao: '000001',
} as const

/** Said beside the codes that nobody of the product could read in the official annexes. */
export const A_CONFIRMAR = 'A confirmar com a contabilidade: o código vem de tabelas públicas, não do anexo oficial.'
