import * as z from 'zod/mini'
import { latitudeOpcional, linha, linhaOpcional, longitudeOpcional, paragrafosOpcionais } from '../cadastro/index.ts'
import { codigoIbge, esquemaFuso } from '../cidade/index.ts'
import { esquemaCrmvPj } from '../cliente/index.ts'
import { ZONA_PADRAO } from '../constantes/index.ts'
import { codigo, opcional } from '../contrato/index.ts'
import { JUROS_AO_MES_BP, JUROS_AO_MES_MAXIMO_BP, MULTA_BP, MULTA_MAXIMA_BP } from '../financeiro/index.ts'
import { esquemaCep, esquemaCpfOuCnpj, esquemaEmail, esquemaTelefone } from '../formatos/index.ts'
import { preco, precosPorServico } from '../servico/index.ts'
import { MODOS_DE_COBRANCA_DO_PARCEIRO } from './rotulos.ts'

const diaDoMes = z.int().check(z.minimum(1, 'Escolha um dia de 1 a 31.'), z.maximum(31, 'Escolha um dia de 1 a 31.'))

/** Somebody at the clinic. */
export const contatoDoParceiro = z
  .object({
    nome: linha(120),
    papel: linhaOpcional(60),
    telefone: opcional(esquemaTelefone),
    email: opcional(esquemaEmail),
    recebeLaudos: z._default(z.boolean(), false),
    recebeCobrancas: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ telefone, email }) => telefone !== null || email !== null, {
      path: ['telefone'],
      error: 'Informe o telefone ou o e-mail do contato.',
    }),
  )

/** What the form of a partner clinic holds. Money in centavos, percentages in basis points. */
export const dadosDoParceiro = z.object({
  nome: linha(120),
  razaoSocial: linha(160),
  /** CNPJ; CPF of a veterinarian who works alone. */
  documento: esquemaCpfOuCnpj,
  crmvPj: opcional(esquemaCrmvPj),
  telefone: opcional(esquemaTelefone),
  email: opcional(esquemaEmail),
  contatos: z._default(z.array(contatoDoParceiro).check(z.maxLength(20)), []),
  cep: opcional(esquemaCep),
  logradouro: linhaOpcional(120),
  numero: linhaOpcional(20),
  complemento: linhaOpcional(60),
  bairro: linhaOpcional(80),
  cidade: opcional(codigoIbge),
  latitude: latitudeOpcional,
  longitude: longitudeOpcional,
  fuso: z._default(esquemaFuso, ZONA_PADRAO),
  tabelaPreco: opcional(codigo),
  /** Prices of its own: they come before those of the table. */
  precos: z._default(precosPorServico, []),
  modoCobranca: z._default(z.enum(MODOS_DE_COBRANCA_DO_PARCEIRO), 'FATURADO'),
  diaFechamento: z._default(diaDoMes, 30),
  diaVencimento: z._default(diaDoMes, 10),
  /** Null: no limit. */
  limiteCreditoCentavos: opcional(preco),
  comissaoBp: z._default(
    z
      .int()
      .check(z.minimum(0, 'A comissão não pode ser negativa.'), z.maximum(10_000, 'A comissão não passa de 100%.')),
    0,
  ),
  /** What paying late costs, by its contract. */
  multaBp: z._default(
    z
      .int()
      .check(z.minimum(0, 'A multa não pode ser negativa.'), z.maximum(MULTA_MAXIMA_BP, 'A multa não passa de 10%.')),
    MULTA_BP,
  ),
  jurosMesBp: z._default(
    z
      .int()
      .check(
        z.minimum(0, 'Os juros não podem ser negativos.'),
        z.maximum(JUROS_AO_MES_MAXIMO_BP, 'Os juros não passam de 10% ao mês.'),
      ),
    JUROS_AO_MES_BP,
  ),
  /** What falls due on a day without banks is due on the next one that has them. */
  venceEmDiaDeBanco: z._default(z.boolean(), false),
  entregaEmail: z._default(z.boolean(), false),
  entregaWhatsapp: z._default(z.boolean(), false),
  /** As soon as it is signed, without anybody pressing "entregar". */
  entregaAutomatica: z._default(z.boolean(), false),
  /** Letters and reminders about the agenda; what happens is on the clinic's bell anyway. */
  avisosAgenda: z._default(z.boolean(), true),
  observacoes: paragrafosOpcionais(2_000),
})
export type DadosDoParceiro = z.output<typeof dadosDoParceiro>

type Alcance = Pick<DadosDoParceiro, 'telefone' | 'email' | 'contatos'>

const alcancaPor = (meio: 'telefone' | 'email', parceiro: Alcance) =>
  parceiro[meio] !== null || parceiro.contatos.some((contato) => contato.recebeLaudos && contato[meio] !== null)

/** Rules over several fields of a partner clinic. */
export const regrasDoParceiro = [
  z.refine<DadosDoParceiro>(({ latitude, longitude }) => latitude === null || longitude !== null, {
    path: ['longitude'],
    error: 'Informe a longitude também.',
  }),
  z.refine<DadosDoParceiro>(({ latitude, longitude }) => longitude === null || latitude !== null, {
    path: ['latitude'],
    error: 'Informe a latitude também.',
  }),
  z.refine<DadosDoParceiro>((parceiro) => !parceiro.entregaEmail || alcancaPor('email', parceiro), {
    path: ['email'],
    error: 'Para entregar por e-mail, informe o da clínica ou o de um contato que recebe laudos.',
  }),
  z.refine<DadosDoParceiro>((parceiro) => !parceiro.entregaWhatsapp || alcancaPor('telefone', parceiro), {
    path: ['telefone'],
    error: 'Para entregar por WhatsApp, informe o telefone da clínica ou o de um contato que recebe laudos.',
  }),
]
