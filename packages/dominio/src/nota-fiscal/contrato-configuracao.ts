import * as z from 'zod/mini'
import { codigoIbge } from '../cidade/index.ts'
import { linhaOpcional } from '../cadastro/index.ts'
import { endpoint, instante, opcional, versao, VAZIO } from '../contrato/index.ts'
import { senhaDoCertificado, SITUACOES_DO_CERTIFICADO } from '../especialista/index.ts'
import { ehCodigoDeTributacao } from './servicos.ts'
import {
  ALIQUOTA_MAXIMA_BP,
  ALIQUOTA_MINIMA_BP,
  APURACOES_DO_SIMPLES,
  REGIMES_ESPECIAIS,
  REGIMES_TRIBUTARIOS,
  VERSOES_DO_LEIAUTE,
} from './tributos.ts'

/** Where notes go. There is one: the sandbox that comes with the product. */
export const AMBIENTES_DA_NOTA = ['TESTE'] as const
export type AmbienteDaNota = (typeof AMBIENTES_DA_NOTA)[number]

const digitos = (quantos: number, nome: string) =>
  z.string().check(z.trim(), z.regex(new RegExp(`^\\d{${quantos}}$`), `${nome} tem ${quantos} dígitos.`))

const MAIOR_NUMERO = 999_999_999_999_999

/** What the form of the settings holds. */
export const dadosDaConfiguracao = z.object({
  leiaute: z.enum(VERSOES_DO_LEIAUTE),
  serie: z.string().check(
    z.trim(),
    z.overwrite((serie) => serie.replace(/^0+(?=\d)/, '')),
    z.regex(/^[1-9]\d{0,4}$/, 'A série vai de 1 a 99999.'),
  ),
  /** Left blank, it goes on from where it is. It never goes back: no two DPS have one number. */
  proximoNumero: opcional(z.int().check(z.minimum(1), z.maximum(MAIOR_NUMERO))),
  municipio: codigoIbge,
  inscricaoMunicipal: linhaOpcional(15),
  regime: z.enum(REGIMES_TRIBUTARIOS),
  apuracao: opcional(z.enum(APURACOES_DO_SIMPLES)),
  regimeEspecial: z._default(z.enum(REGIMES_ESPECIAIS), 'NENHUM'),
  aliquotaBp: z
    .int()
    .check(
      z.minimum(ALIQUOTA_MINIMA_BP, 'A alíquota do ISS vai de 2 % a 5 %.'),
      z.maximum(ALIQUOTA_MAXIMA_BP, 'A alíquota do ISS vai de 2 % a 5 %.'),
    ),
  issRetido: z._default(z.boolean(), false),
  codigoTributacao: z.string().check(z.trim(), z.refine(ehCodigoDeTributacao, 'Escolha um código da lista.')),
  nbs: opcional(digitos(9, 'A NBS')),
  indicadorDaOperacao: opcional(digitos(6, 'O indicador da operação')),
  cst: opcional(digitos(3, 'O CST')),
  classificacao: opcional(digitos(6, 'A classificação tributária')),
  /** Approximate part of taxes in the price of who is in Simples (Lei 12.741), in basis points. */
  tributosDoSimplesBp: opcional(z.int().check(z.minimum(1), z.maximum(9_999))),
})
export type DadosDaConfiguracao = z.output<typeof dadosDaConfiguracao>

/** What one field asks of another. */
export const REGRAS_DA_CONFIGURACAO = [
  z.refine<DadosDaConfiguracao>(({ regime, apuracao }) => (regime === 'ME_EPP') === (apuracao !== null), {
    path: ['apuracao'],
    error: 'Informe onde os tributos são pagos, só para ME ou EPP do Simples.',
  }),
  z.refine<DadosDaConfiguracao>(({ regime, issRetido }) => regime !== 'MEI' || !issRetido, {
    path: ['issRetido'],
    error: 'O ISS de MEI é pago no DAS: ele não é retido.',
  }),
  z.refine<DadosDaConfiguracao>(({ leiaute, nbs }) => leiaute === '1.00' || nbs !== null, {
    path: ['nbs'],
    error: 'O leiaute 1.01 pede a NBS.',
  }),
  z.refine<DadosDaConfiguracao>(
    ({ leiaute, regime, indicadorDaOperacao, cst, classificacao }) =>
      leiaute === '1.00' ||
      regime !== 'NAO_OPTANTE' ||
      [indicadorDaOperacao, cst, classificacao].every((um) => um !== null),
    {
      path: ['classificacao'],
      error: 'Fora do Simples, o leiaute 1.01 pede indicador, CST e classificação de IBS/CBS.',
    },
  ),
] as const

export const formularioDaConfiguracao = dadosDaConfiguracao.check(...REGRAS_DA_CONFIGURACAO)

const certificadoDaEmpresa = z.object({
  titular: z.string(),
  /** Of the company, as the certificate says (ICP-Brasil, OID 2.16.76.1.3.3); null when it does not. */
  cnpj: z.nullable(z.string()),
  /** Whether it is the company's; null when the certificate names no CNPJ. */
  cnpjConfere: z.nullable(z.boolean()),
  emissor: z.string(),
  numeroSerie: z.string(),
  validoDe: instante,
  validoAte: instante,
  situacao: z.enum(SITUACOES_DO_CERTIFICADO),
  diasRestantes: z.int(),
  enviadoEm: instante,
})
export type CertificadoDaEmpresa = z.infer<typeof certificadoDaEmpresa>

export const configuracaoDaNota = z.object({
  ambiente: z.enum(AMBIENTES_DA_NOTA),
  ...dadosDaConfiguracao.shape,
  serie: z.string(),
  proximoNumero: z.int(),
  /** What the company did not say yet is null, and what it may start from comes filled. */
  municipio: z.nullable(codigoIbge),
  municipioNome: z.nullable(z.string()),
  aliquotaBp: z.nullable(z.int()),
  /** Null until the company filled it in. */
  versao: z.nullable(versao),
  certificado: z.nullable(certificadoDaEmpresa),
  /** What is missing before a note can be issued, in sentences. */
  pendencias: z.array(z.string()),
})
export type ConfiguracaoDaNota = z.infer<typeof configuracaoDaNota>

const escrever = { permissao: 'nota-fiscal:escrever', resposta: configuracaoDaNota } as const

export const rotasDaConfiguracao = {
  'GET /nota-fiscal/configuracao': endpoint({
    ...escrever,
    resumo: 'Como a empresa emite notas, com o certificado e o que falta',
    escopo: 'cliente',
    entrada: z.object({}),
  }),
  'PUT /nota-fiscal/configuracao': endpoint({
    ...escrever,
    resumo: 'Muda como a empresa emite notas; as já emitidas não mudam',
    escopo: 'cliente',
    entrada: z.object({ ...dadosDaConfiguracao.shape, versao: opcional(versao) }).check(...REGRAS_DA_CONFIGURACAO),
    erros: ['CONFLITO_DE_VERSAO', 'REFERENCIA_INEXISTENTE'],
  }),
  'POST /nota-fiscal/certificado': endpoint({
    ...escrever,
    resumo: 'Recebe o certificado A1 da empresa (.pfx ou .p12), no lugar do que houver. A senha não é guardada',
    escopo: 'nenhum',
    entrada: z.object({ senha: senhaDoCertificado }),
    multipart: true,
    reforco: true,
    erros: ['ARQUIVO_GRANDE_DEMAIS', 'TIPO_NAO_ACEITO', 'SENHA_NAO_CONFERE'],
  }),
  'DELETE /nota-fiscal/certificado': endpoint({
    resumo: 'Apaga o certificado A1 da empresa',
    permissao: 'nota-fiscal:escrever',
    escopo: 'cliente',
    entrada: z.object({}),
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO'],
  }),
}
