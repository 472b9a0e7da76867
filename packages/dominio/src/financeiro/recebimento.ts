import * as z from 'zod/mini'
import {
  centavos,
  codigo,
  endpoint,
  instante,
  opcional,
  porCodigo,
  referencia,
  SEM_ENTRADA,
  texto,
  VAZIO,
  versao,
} from '../contrato/index.ts'

export const PROVEDORES_DO_RECEBIMENTO = ['MERCADO_PAGO', 'SANDBOX'] as const
export type ProvedorDoRecebimento = (typeof PROVEDORES_DO_RECEBIMENTO)[number]

export const ROTULOS_DO_PROVEDOR: Readonly<Record<ProvedorDoRecebimento, string>> = {
  MERCADO_PAGO: 'Mercado Pago',
  SANDBOX: 'Ambiente de teste',
}

/** RECUSADA: the provider takes the credentials no more. */
export const ESTADOS_DA_CONEXAO = ['ATIVA', 'RECUSADA'] as const
export type EstadoDaConexao = (typeof ESTADOS_DA_CONEXAO)[number]

/** How a company is paid by its own account at a provider. What opens that account is never told. */
const conexao = z.object({
  provedor: z.enum(PROVEDORES_DO_RECEBIMENTO),
  /** Nothing of it is money. */
  teste: z.boolean(),
  estado: z.enum(ESTADOS_DA_CONEXAO),
  /** Whose account it is, as the provider says. */
  titular: z.string(),
  contaFinanceira: referencia,
  conferidaEm: instante,
  conectadaEm: instante,
  conectadaPor: z.string(),
  versao,
})
export type ConexaoDeRecebimento = z.infer<typeof conexao>

export const recebimento = z.object({
  conexao: z.nullable(conexao),
  /** Where the provider must tell what happened: it is registered in its panel. */
  enderecoDosAvisos: z.string(),
  /** Whether this installation offers the environment of test. */
  comTeste: z.boolean(),
  /** Pix that wait for a person. */
  pendencias: z.int(),
})
export type Recebimento = z.infer<typeof recebimento>

const segredo = (nome: string) =>
  opcional(z.string().check(z.trim(), z.regex(/^[\x21-\x7e]{16,300}$/, `Copie ${nome} inteiro, sem espaços.`)))

const campos = {
  provedor: z.enum(PROVEDORES_DO_RECEBIMENTO),
  /** Both left out: those in custody go on. */
  token: segredo('o Access Token'),
  segredo: segredo('a assinatura secreta'),
  contaFinanceira: codigo,
}
type Credenciais = { token: string | null; segredo: string | null }
const REGRAS = [
  z.refine<Credenciais>(({ token, segredo: assinatura }) => token === null || assinatura !== null, {
    path: ['segredo'],
    error: 'Informe a assinatura secreta dos webhooks.',
  }),
  z.refine<Credenciais>(({ token, segredo: assinatura }) => assinatura === null || token !== null, {
    path: ['token'],
    error: 'Informe o Access Token.',
  }),
] as const

export const dadosDoRecebimento = z.object(campos).check(...REGRAS)
export type DadosDoRecebimento = z.output<typeof dadosDoRecebimento>

/** Money that came and settled nothing, or that went back and is still in the books: it waits for a person. */
export const pendenciaDePix = z.object({
  codigo,
  /** What settled nothing. */
  valorCentavos: centavos,
  pendencia: z.string(),
  desde: instante,
  teste: z.boolean(),
  contas: z.array(z.object({ codigo, numero: z.int(), descricao: z.string() })),
  /** All of it may go back to whoever paid. */
  podeDevolver: z.boolean(),
})
export type PendenciaDePix = z.infer<typeof pendenciaDePix>
/** Older ones wait behind them. */
export const MAXIMO_DE_PENDENCIAS = 50

const escrever = { permissao: 'conta-financeira:escrever', reforco: true } as const

export const contratoRecebimento = {
  'GET /recebimento': endpoint({
    resumo: 'Como a empresa recebe por Pix de um provedor; as credenciais nunca são mostradas',
    permissao: 'conta-financeira:ler',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: recebimento,
  }),
  'POST /recebimento': endpoint({
    ...escrever,
    resumo: 'Conecta a conta da empresa no provedor, depois de testar as credenciais, ou muda onde o dinheiro entra',
    escopo: 'nenhum',
    entrada: z.object({ ...campos, versao: opcional(versao) }).check(...REGRAS),
    resposta: recebimento,
    erros: ['REFERENCIA_INEXISTENTE', 'TRANSICAO_INVALIDA', 'CONFLITO_DE_VERSAO', 'INDISPONIVEL'],
  }),
  'POST /recebimento/conferencia': endpoint({
    resumo: 'Pergunta ao provedor se as credenciais guardadas ainda valem',
    permissao: 'conta-financeira:escrever',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: recebimento,
    erros: ['NAO_ENCONTRADO', 'INDISPONIVEL'],
  }),
  'DELETE /recebimento': endpoint({
    ...escrever,
    resumo: 'Desconecta a conta e apaga as credenciais: volta o Pix da chave da empresa',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /recebimento/pendencia': endpoint({
    resumo:
      'Pix que entraram e não pagaram conta nenhuma, ou que voltaram e seguem nos livros: as mais antigas primeiro',
    permissao: 'conta-financeira:ler',
    escopo: 'cliente',
    entrada: SEM_ENTRADA,
    resposta: z.object({ itens: z.array(pendenciaDePix) }),
  }),
  'POST /recebimento/pendencia/:codigo/devolucao': endpoint({
    ...escrever,
    resumo: 'Devolve a quem pagou um Pix que não pagou conta nenhuma',
    escopo: 'nenhum',
    entrada: porCodigo,
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA', 'INDISPONIVEL'],
  }),
  'POST /recebimento/pendencia/:codigo/resolucao': endpoint({
    resumo: 'Diz o que foi feito de um Pix que esperava por alguém',
    permissao: 'conta-financeira:escrever',
    escopo: 'cliente',
    entrada: z.extend(porCodigo, { resolucao: texto(300) }),
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /recebimento/aviso/:segredo': endpoint({
    resumo: 'Avisos do provedor de uma empresa, assinados por ele, no endereço dela',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: z.looseObject({ segredo: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    resposta: z.object({ recebido: z.boolean() }),
    limite: { chave: 'aviso-de-recebimento', maximo: 600, janelaSegundos: 60 },
    erros: ['NAO_AUTENTICADO', 'NAO_ENCONTRADO', 'MUITAS_TENTATIVAS'],
  }),
}
