import * as z from 'zod/mini'
import {
  dadosDoCadastro,
  filtroDeAtivos,
  linhaDeCadastro,
  listaDeCadastro,
  rotasDoCadastro,
} from '../cadastro/index.ts'
import { cidadeDoEndereco } from '../cidade/index.ts'
import { CICLOS } from '../conta/index.ts'
import {
  BINARIO,
  centavos,
  codigo,
  data,
  endpoint,
  instante,
  permissoes,
  porCodigo,
  referencia,
  SEM_ENTRADA,
  VAZIO,
  versao,
  type RespostaDe,
} from '../contrato/index.ts'
import { dadosDaEmpresa, dadosDoCliente, dadosDoTimbre, REGRAS_DA_EMPRESA, REGRAS_DO_CLIENTE } from './dados.ts'
import { ESTADOS_DO_CLIENTE } from './rotulos.ts'
import { cartaoDoCliente } from './cartao.ts'

const estado = z.enum(ESTADOS_DO_CLIENTE)
const nulo = z.nullable(z.string())

export const itemDeCliente = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  razaoSocial: z.string(),
  /** CPF or CNPJ. */
  documento: z.string(),
  cidade: nulo,
  telefone: nulo,
  email: nulo,
  plano: z.nullable(referencia),
  estado,
  testeAte: z.nullable(data),
  /** What it owes for one month, a year counted as twelve; 0 for who does not pay. */
  mensalidadeCentavos: centavos,
  /** People with access; null for those who do not manage them. */
  usuarios: z.nullable(z.int()),
  criadoEm: instante,
})
export type ItemDeCliente = z.infer<typeof itemDeCliente>

export const usoDoRecurso = z.object({
  usado: z.number(),
  limite: z.nullable(z.int()),
  razao: z.nullable(z.number()),
  avisar: z.boolean(),
  esgotado: z.boolean(),
})
const usoDoPlano = z.object({
  usuarios: usoDoRecurso,
  laudosMes: usoDoRecurso,
  armazenamentoGb: usoDoRecurso,
  parceiros: usoDoRecurso,
})
export type UsoDoPlano = z.infer<typeof usoDoPlano>

const ficha = {
  razaoSocial: z.string(),
  nome: z.string(),
  documento: z.string(),
  crmvPj: nulo,
  responsavelTecnico: nulo,
  responsavelCrmv: nulo,
  cep: nulo,
  logradouro: nulo,
  numero: nulo,
  complemento: nulo,
  bairro: nulo,
  cidade: z.nullable(cidadeDoEndereco),
  /** IANA zone. */
  fuso: z.string(),
  telefone: nulo,
  email: nulo,
  cor: z.string(),
  timbre: nulo,
  /** SHA-256 of the logo; its bytes have a route of their own. */
  logo: nulo,
  chavePix: nulo,
  taxaDebitoBp: z.int(),
  taxaCreditoBp: z.int(),
  taxaAte6Bp: z.int(),
  taxaAte12Bp: z.int(),
  diasDoDebito: z.int(),
  diasDoCredito: z.int(),
  impostoBp: z.int(),
  minutosDoCritico: z.int(),
  cartaAoTutor: z.boolean(),
  diasDoEstudo: z.int(),
  plano: z.nullable(referencia),
  ciclo: z.nullable(z.enum(CICLOS)),
  estado,
  testeAte: z.nullable(data),
  criadoEm: instante,
  uso: usoDoPlano,
}

const fichaPropria = z.object({
  ...ficha,
  codigo,
  ativo: z.boolean(),
  versao,
  permissoes: permissoes(['editar', 'excluir', 'verHistorico']),
})

const logo = z.object({ logo: nulo })
const ERROS_DO_LOGO = ['TIPO_NAO_ACEITO', 'ARQUIVO_GRANDE_DEMAIS', 'LIMITE_DO_PLANO'] as const

const daOperadora = rotasDoCadastro({
  caminho: cartaoDoCliente.caminho,
  nome: cartaoDoCliente.nomes[0],
  ler: 'cliente:administrar',
  escrever: cartaoDoCliente.escrever,
  escopo: 'plataforma',
  lista: listaDeCadastro({
    resumo: 'Empresas assinantes; quem não é ADMIN vê só a própria',
    permissao: 'cliente:ler',
    // The verb opens the platform's transaction for ADMIN and the tenant's own for everybody else.
    escopo: 'nenhum',
    ordens: ['nome', 'criadoEm', 'testeAte'],
    padrao: cartaoDoCliente.ordem,
    filtros: {
      ...filtroDeAtivos,
      estado: z.optional(estado),
      plano: z.optional(codigo),
      /** Pays for a plan. */
      pagante: z.optional(z.enum(['sim'])),
      /** On the free plan, or not. */
      gratis: z.optional(z.enum(['sim', 'nao'])),
      /** First and last day on which the trial ends, both included. */
      testeDe: z.optional(data),
      testeAte: z.optional(data),
      /** First and last day on which it came in, both included, in the zone of whoever asks. */
      desde: z.optional(data),
      ate: z.optional(data),
      /** Had a trial. */
      testou: z.optional(z.enum(['sim'])),
      /** Subscribed at least once, whatever became of it. */
      assinou: z.optional(z.enum(['sim'])),
      /** Days on which the subscription that it has, or had last, began; and on which it ended. Both included. */
      comecouDe: z.optional(data),
      comecouAte: z.optional(data),
      encerrouDe: z.optional(data),
      encerrouAte: z.optional(data),
      /** Was subscribing when this day began. */
      assinavaEm: z.optional(data),
      /** Days on which the first period that it paid began, both included; and a day that some payment of it covers. */
      estreouDe: z.optional(data),
      estreouAte: z.optional(data),
      pagavaEm: z.optional(data),
      /** Days on which a payment was refused, both included, of a company that paid nothing since. */
      recusadaDe: z.optional(data),
      recusadaAte: z.optional(data),
      /** Text of a coupon that discounts, or discounted, something it pays. */
      cupom: z.optional(z.string().check(z.maxLength(30))),
    },
    item: itemDeCliente,
  }),
  campos: dadosDoCliente,
  regras: REGRAS_DO_CLIENTE,
  ficha,
  reforco: true,
})

/** The company of whoever asks; for ADMIN, the operator's. */
const daPropriaEmpresa = {
  'GET /cliente/proprio': endpoint({
    resumo: 'Ficha da própria empresa',
    permissao: 'cliente:ler',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: fichaPropria,
  }),
  'PUT /cliente/proprio': endpoint({
    resumo: 'Altera a ficha da própria empresa; plano e assinatura têm caminho próprio',
    permissao: 'cliente:escrever',
    escopo: 'cliente',
    entrada: dadosDoCadastro(z.extend(dadosDaEmpresa, { versao }), REGRAS_DA_EMPRESA as never),
    resposta: fichaPropria,
    comAssinaturaSuspensa: true,
    // Where its money is received is among the fields.
    reforco: true,
    erros: ['CONFLITO_DE_VERSAO', 'JA_EXISTE', 'REFERENCIA_INEXISTENTE'],
  }),
  'POST /cliente/proprio/timbre/previa': endpoint({
    resumo: 'Uma página com o timbre que se digita, desenhada como será impressa. Não grava nada',
    permissao: 'cliente:escrever',
    escopo: 'nenhum',
    entrada: dadosDoCadastro(dadosDoTimbre, REGRAS_DA_EMPRESA as never),
    resposta: BINARIO,
    comAssinaturaSuspensa: true,
    erros: ['REFERENCIA_INEXISTENTE'],
  }),
  'GET /cliente/uso': endpoint({
    resumo: 'Quanto do plano a empresa usa',
    permissao: 'cliente:ler',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: usoDoPlano,
  }),
  'GET /cliente/proprio/logo': endpoint({
    resumo: 'Logotipo da própria empresa',
    permissao: 'cliente:ler',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /cliente/proprio/logo': endpoint({
    resumo: 'Troca o logotipo da própria empresa (PNG ou JPEG)',
    permissao: 'cliente:escrever',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: logo,
    multipart: true,
    erros: ERROS_DO_LOGO,
  }),
  'DELETE /cliente/proprio/logo': endpoint({
    resumo: 'Retira o logotipo da própria empresa',
    permissao: 'cliente:escrever',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: VAZIO,
    status: 204,
  }),
}

const logoDoCliente = {
  'GET /cliente/:codigo/logo': endpoint({
    resumo: 'Logotipo de um cliente',
    permissao: 'cliente:administrar',
    escopo: 'plataforma',
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /cliente/:codigo/logo': endpoint({
    resumo: 'Troca o logotipo de um cliente (PNG ou JPEG)',
    permissao: 'cliente:administrar',
    escopo: 'nenhum',
    entrada: porCodigo,
    resposta: logo,
    multipart: true,
    erros: ['NAO_ENCONTRADO', ...ERROS_DO_LOGO],
  }),
  'DELETE /cliente/:codigo/logo': endpoint({
    resumo: 'Retira o logotipo de um cliente',
    permissao: 'cliente:administrar',
    escopo: 'plataforma',
    entrada: porCodigo,
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO'],
  }),
}

export const contratoCliente = { ...daPropriaEmpresa, ...daOperadora, ...logoDoCliente }
export type Cliente = RespostaDe<(typeof contratoCliente)['GET /cliente/:codigo']>
