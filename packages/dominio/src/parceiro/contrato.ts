import * as z from 'zod/mini'
import {
  filtroDeAtivos,
  filtroDeInteiros,
  linhaDeCadastro,
  listaDeCadastro,
  rotasDoCadastro,
} from '../cadastro/index.ts'
import { cidadeDoEndereco, codigoIbge } from '../cidade/index.ts'
import { centavos, codigo, referencia, type RespostaDe } from '../contrato/index.ts'
import { dadosDoParceiro, regrasDoParceiro } from './esquema.ts'
import { MODOS_DE_COBRANCA_DO_PARCEIRO } from './rotulos.ts'
import { cartaoDoParceiro } from './cartao.ts'

const modoCobranca = z.enum(MODOS_DE_COBRANCA_DO_PARCEIRO)
const nulo = z.nullable(z.string())

const identificacao = {
  nome: z.string(),
  razaoSocial: z.string(),
  /** CNPJ or CPF. */
  documento: z.string(),
  telefone: nulo,
  email: nulo,
}

/** Agreed with the clinic, which sees its own. Null for the specialist, who only needs to get there. */
const cobranca = {
  modoCobranca: z.nullable(modoCobranca),
  diaFechamento: z.nullable(z.int()),
  diaVencimento: z.nullable(z.int()),
}

/** The company's own terms: null for everybody else. */
const daEmpresa = { tabelaPreco: z.nullable(referencia), limiteCreditoCentavos: z.nullable(centavos) }

const contato = z.object({
  nome: z.string(),
  papel: nulo,
  telefone: nulo,
  email: nulo,
  recebeLaudos: z.boolean(),
  recebeCobrancas: z.boolean(),
})

/** What the form holds and the list does not show. */
const doFormulario = {
  crmvPj: nulo,
  contatos: z.array(contato),
  cep: nulo,
  logradouro: nulo,
  numero: nulo,
  complemento: nulo,
  bairro: nulo,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  fuso: z.string(),
  comissaoBp: z.nullable(z.int()),
  multaBp: z.nullable(z.int()),
  jurosMesBp: z.nullable(z.int()),
  venceEmDiaDeBanco: z.nullable(z.boolean()),
  precos: z.nullable(z.array(z.object({ servico: referencia, centavos }))),
  observacoes: nulo,
  entregaEmail: z.boolean(),
  entregaWhatsapp: z.boolean(),
  entregaAutomatica: z.boolean(),
  avisosAgenda: z.boolean(),
}

export const itemDeParceiro = z.object({
  ...linhaDeCadastro,
  ...identificacao,
  /** In one line. */
  endereco: nulo,
  /** `São Paulo/SP` */
  cidade: nulo,
  ...cobranca,
  ...daEmpresa,
  doFormulario: z.optional(z.object(doFormulario)),
})
export type ItemDeParceiro = z.infer<typeof itemDeParceiro>

export const contratoParceiro = rotasDoCadastro({
  caminho: cartaoDoParceiro.caminho,
  nome: cartaoDoParceiro.nomes[0],
  ler: cartaoDoParceiro.ler,
  escrever: cartaoDoParceiro.escrever,
  escopo: 'cliente',
  lista: listaDeCadastro({
    resumo: 'Clínicas parceiras; cada clínica vê só a si mesma',
    permissao: 'parceiro:ler',
    escopo: 'cliente',
    ordens: ['nome', 'cidade'],
    padrao: cartaoDoParceiro.ordem,
    filtros: {
      ...filtroDeAtivos,
      ...filtroDeInteiros,
      cidade: z.optional(codigoIbge),
      modoCobranca: z.optional(modoCobranca),
      tabelaPreco: z.optional(codigo),
    },
    item: itemDeParceiro,
  }),
  campos: dadosDoParceiro,
  regras: regrasDoParceiro,
  ficha: {
    ...identificacao,
    ...doFormulario,
    cidade: z.nullable(cidadeDoEndereco),
    ...cobranca,
    ...daEmpresa,
    /** People who enter on behalf of the clinic. */
    usuarios: z.nullable(z.array(z.object({ codigo, nome: z.string(), email: z.string(), ativo: z.boolean() }))),
  },
  erros: ['LIMITE_DO_PLANO'],
})
export type Parceiro = RespostaDe<(typeof contratoParceiro)['GET /parceiro/:codigo']>
