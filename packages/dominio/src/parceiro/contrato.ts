import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'
import { codigoIbge } from '../cidade/index.ts'
import { centavos, referencia } from '../contrato/index.ts'
import { MODOS_DE_COBRANCA_DO_PARCEIRO } from './rotulos.ts'

const modoCobranca = z.enum(MODOS_DE_COBRANCA_DO_PARCEIRO)

/** Terms (price table, billing, credit) are null for the specialist, who only needs to get there. */
export const itemDeParceiro = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  razaoSocial: z.string(),
  documento: z.string(),
  telefone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  endereco: z.nullable(z.string()),
  cidade: z.nullable(z.string()),
  tabelaPreco: z.nullable(referencia),
  modoCobranca: z.nullable(modoCobranca),
  diaFechamento: z.nullable(z.int()),
  diaVencimento: z.nullable(z.int()),
  limiteCreditoCentavos: z.nullable(centavos),
})
export type ItemDeParceiro = z.infer<typeof itemDeParceiro>

export const contratoParceiro = {
  'GET /parceiro': listaDeCadastro({
    resumo: 'Clínicas parceiras; cada clínica vê só a si mesma',
    permissao: 'parceiro:ler',
    escopo: 'cliente',
    ordens: ['nome', 'cidade'],
    padrao: 'nome',
    filtros: { ...filtroDeAtivos, cidade: z.optional(codigoIbge), modoCobranca: z.optional(modoCobranca) },
    item: itemDeParceiro,
  }),
}
