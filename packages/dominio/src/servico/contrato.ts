import * as z from 'zod/mini'
import {
  filtroDeAtivos,
  filtroDeInteiros,
  linhaDeCadastro,
  listaDeCadastro,
  rotasDoCadastro,
  simOuNao,
} from '../cadastro/index.ts'
import { centavos, codigo, referencia, type RespostaDe } from '../contrato/index.ts'
import { dadosDoServico, regrasDoServico } from './esquema.ts'
import { MODALIDADES } from './rotulos.ts'
import { cartaoDoServico } from './cartao.ts'

const modalidade = z.enum(MODALIDADES)

/** A service inside a bundle: the shares of all add up to the bundle's price, as the reader pays it. */
const parteDoPacote = z.object({ codigo, nome: z.string(), precoCentavos: centavos, parteCentavos: centavos })
export type ParteDoPacote = z.infer<typeof parteDoPacote>

const campos = {
  nome: z.string(),
  modalidade,
  especialidade: z.nullable(referencia),
  /** Of a bundle, that of its services together. */
  duracaoMinutos: z.int(),
  /** What the reader pays or charges: a partner clinic sees its own price. */
  precoCentavos: centavos,
  /** Null for who does not manage the company. */
  custoCentavos: z.nullable(centavos),
  prazoRotinaHoras: z.int(),
  prazoUrgenteHoras: z.int(),
  exigeRevisao: z.boolean(),
  exigeLaudo: z.boolean(),
  modelo: z.nullable(referencia),
  preparo: z.nullable(z.string()),
  pacote: z.boolean(),
  composicao: z.array(parteDoPacote),
}

/** What the form holds and the list does not show. */
const doFormulario = {
  equipamentos: z.array(referencia),
  /** Null for who does not manage the company. */
  precosDosPlanos: z.nullable(z.array(z.object({ planoSaude: referencia, centavos }))),
}

export const itemDeServico = z.object({
  ...linhaDeCadastro,
  ...campos,
  doFormulario: z.optional(z.object(doFormulario)),
})
export type ItemDeServico = z.infer<typeof itemDeServico>

export const contratoServico = rotasDoCadastro({
  caminho: cartaoDoServico.caminho,
  nome: cartaoDoServico.nomes[0],
  ler: cartaoDoServico.ler,
  escrever: cartaoDoServico.escrever,
  escopo: 'cliente',
  lista: listaDeCadastro({
    resumo: 'Serviços; a clínica parceira vê os ativos, com o preço dela',
    permissao: 'servico:ler',
    escopo: 'cliente',
    ordens: ['nome', 'modalidade', 'preco', 'duracao'],
    padrao: cartaoDoServico.ordem,
    filtros: {
      ...filtroDeAtivos,
      ...filtroDeInteiros,
      modalidade: z.optional(modalidade),
      especialidade: z.optional(codigo),
      equipamento: z.optional(codigo),
      pacote: z.optional(simOuNao),
    },
    item: itemDeServico,
  }),
  campos: dadosDoServico,
  regras: regrasDoServico,
  ficha: { ...campos, ...doFormulario },
  erros: ['EM_USO', 'TRANSICAO_INVALIDA'],
})
export type Servico = RespostaDe<(typeof contratoServico)['GET /servico/:codigo']>
