import * as z from 'zod/mini'
import { linha, paragrafosOpcionais } from '../cadastro/index.ts'
import {
  BINARIO,
  codigo,
  endpoint,
  entradaDeLista,
  instante,
  pagina,
  porCodigo,
  SEM_ENTRADA,
  texto,
  VAZIO,
  versao,
} from '../contrato/index.ts'
import { FINALIDADES } from '../tutor/index.ts'
import { ESTADOS_DO_PEDIDO, PAPEIS_DO_TITULAR, TIPOS_DE_PEDIDO } from './estados/index.ts'
import {
  itemApagado,
  itemMantido,
  ORIGENS_DO_PEDIDO,
  pedidoAberto,
  pedidoDeTitular,
  pedidoDeTitularCompleto,
  titularEncontrado,
} from './formas.ts'
import { CHAVES_DE_GUARDA } from './guarda/index.ts'

export const chaveDoPedido = z.string().check(z.regex(/^[\w-]{43}$/))
const chave = chaveDoPedido
const limite = { chave: 'titular', maximo: 30, janelaSegundos: 60 }
const publico = { permissao: 'publico', escopo: 'nenhum', limite } as const

/** What whoever asks fills in. */
export const dadosDoPedido = z.object({
  empresa: codigo,
  /** CPF, e-mail or phone, as the company has it on file. */
  identificador: texto(254),
  tipo: z.enum(TIPOS_DE_PEDIDO),
  detalhes: paragrafosOpcionais(2_000),
})

const empresaQueResponde = z.object({
  codigo,
  nome: z.string(),
  email: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
})
export type EmpresaQueResponde = z.infer<typeof empresaQueResponde>

/** The side of the person that the data are about: no login, a code sent to the contact on file. */
const doTitular = {
  'GET /privacidade/empresa/:codigo': endpoint({
    resumo: 'A empresa a que um titular se dirige, pelo link que ela publica',
    ...publico,
    entrada: porCodigo,
    resposta: empresaQueResponde,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /privacidade/pedido': endpoint({
    resumo:
      'Um titular pede; o código vai ao e-mail que a empresa tem dele, e a resposta é a mesma se ela não tiver nenhum',
    ...publico,
    status: 201,
    entrada: dadosDoPedido,
    resposta: z.object({ chave: z.string(), emailSai: z.boolean() }),
    erros: ['NAO_ENCONTRADO', 'MUITAS_TENTATIVAS'],
  }),
  'POST /privacidade/pedido/reenvio': endpoint({
    resumo: 'Manda outro código; o anterior deixa de valer',
    ...publico,
    status: 204,
    entrada: z.object({ chave }),
    resposta: VAZIO,
    erros: ['NAO_ENCONTRADO', 'MUITAS_TENTATIVAS'],
  }),
  'POST /privacidade/pedido/codigo': endpoint({
    resumo: 'Confirma a identidade com o código recebido, que serve uma vez',
    ...publico,
    entrada: z.object({ chave, codigo: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'O código tem 6 algarismos.')) }),
    resposta: pedidoAberto,
    erros: ['NAO_ENCONTRADO', 'VALIDACAO', 'TRANSICAO_INVALIDA', 'MUITAS_TENTATIVAS'],
  }),
  'POST /privacidade/pedido/aberto': endpoint({
    resumo: 'Como está um pedido, para quem tem o link secreto',
    ...publico,
    entrada: z.object({ chave }),
    resposta: pedidoAberto,
    erros: ['NAO_ENCONTRADO', 'LINK_EXPIRADO'],
  }),
  'POST /privacidade/pedido/consentimento': endpoint({
    resumo: 'O titular retira o que consentiu para uma finalidade',
    ...publico,
    entrada: z.object({ chave, finalidade: z.enum(FINALIDADES) }),
    resposta: pedidoAberto,
    erros: ['NAO_ENCONTRADO', 'LINK_EXPIRADO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /privacidade/pedido/relatorio': endpoint({
    resumo: 'O relatório de tudo que se guarda sobre o titular, em JSON ou PDF; cada abertura fica registrada',
    ...publico,
    entrada: z.object({ chave, formato: z.enum(['json', 'pdf']) }),
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO', 'LINK_EXPIRADO', 'TEMPO_ESGOTADO', 'INDISPONIVEL'],
  }),
}

const ler = { permissao: 'privacidade:ler', escopo: 'cliente' } as const
const escrever = { permissao: 'privacidade:escrever', escopo: 'cliente', comAssinaturaSuspensa: true } as const
const decisao = ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'TRANSICAO_INVALIDA'] as const

/** The company's register. A right of a person does not wait for a subscription to be paid. */
const daEmpresa = {
  'GET /pedido-titular': endpoint({
    resumo: 'Pedidos de titulares, os atrasados primeiro',
    ...ler,
    entrada: entradaDeLista(
      ['prazo', 'numero'],
      {
        tipo: z.optional(z.enum(TIPOS_DE_PEDIDO)),
        situacao: z.optional(z.enum([...ESTADOS_DO_PEDIDO, 'ESPERA'])),
        papel: z.optional(z.enum(PAPEIS_DO_TITULAR)),
        origem: z.optional(z.enum(ORIGENS_DO_PEDIDO)),
      },
      'prazo',
    ),
    resposta: pagina(pedidoDeTitular),
  }),
  'GET /pedido-titular/:codigo': endpoint({
    resumo: 'Um pedido, com cada passo',
    ...ler,
    entrada: porCodigo,
    resposta: pedidoDeTitularCompleto,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /pedido-titular/:codigo/previa': endpoint({
    resumo: 'O que a eliminação apaga e o que a lei manda guardar, e até quando',
    ...ler,
    entrada: porCodigo,
    resposta: z.object({ apagados: z.array(itemApagado), mantidos: z.array(itemMantido) }),
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /titular': endpoint({
    resumo: 'Pessoas registradas pela empresa, para anotar um pedido feito no balcão',
    ...escrever,
    entrada: z.object({ busca: texto(100) }),
    resposta: z.array(titularEncontrado),
  }),
  'POST /pedido-titular': endpoint({
    resumo: 'Anota o pedido de quem veio em pessoa, com a identidade conferida por quem anota',
    ...escrever,
    status: 201,
    idempotente: true,
    entrada: z.object({
      papel: z.enum(PAPEIS_DO_TITULAR),
      registro: codigo,
      tipo: z.enum(TIPOS_DE_PEDIDO),
      detalhes: paragrafosOpcionais(2_000),
      /** Which document was looked at. */
      identidade: linha(120),
    }),
    resposta: pedidoDeTitularCompleto,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /pedido-titular/:codigo/analise': endpoint({
    resumo: 'Assume a análise de um pedido',
    ...escrever,
    entrada: z.object({ codigo, versao }),
    resposta: pedidoDeTitularCompleto,
    erros: decisao,
  }),
  'POST /pedido-titular/:codigo/atendimento': endpoint({
    resumo:
      'Atende um pedido: o relatório, a eliminação e a oposição são feitos por uma tarefa; a correção e a cópia, por quem responde',
    ...escrever,
    entrada: z.object({ codigo, versao, resposta: paragrafosOpcionais(4_000) }),
    resposta: pedidoDeTitularCompleto,
    erros: decisao,
  }),
  'POST /pedido-titular/:codigo/recusa': endpoint({
    resumo: 'Recusa um pedido, com a explicação que o titular lê',
    ...escrever,
    entrada: z.object({ codigo, versao, explicacao: texto(4_000) }),
    resposta: pedidoDeTitularCompleto,
    erros: decisao,
  }),
  'GET /guarda': endpoint({
    resumo: 'Por quanto tempo cada dado fica, e o que já foi apagado',
    ...ler,
    entrada: SEM_ENTRADA,
    resposta: z.array(
      z.object({
        regra: z.enum(CHAVES_DE_GUARDA),
        /** Of the last 30 days and of all time. */
        noMes: z.int(),
        aoTodo: z.int(),
        ultimaVez: z.nullable(instante),
      }),
    ),
  }),
}

export const contratoPrivacidade = { ...doTitular, ...daEmpresa }
