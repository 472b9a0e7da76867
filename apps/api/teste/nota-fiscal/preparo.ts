import { PADRAO_DA_CONFIGURACAO, type DadosDaConfiguracao } from '@vetlume/dominio/nota-fiscal'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Ambiente } from '../ambiente.ts'
import { certificadoA1 } from '../certificado/certificado-a1.ts'
import { cpfUnico, criarEmpresa, numeroUnico, type Empresa } from '../fabricas.ts'

export const SENHA_DO_A1 = 'segredo do A1'
const MUNICIPIO = 3_550_308

/** A valid CNPJ of digits alone that nobody else has: the layout takes no other. */
export function cnpjNumerico(): string {
  const base = `${numeroUnico(8)}0001`
  const digito = (numeros: string) => {
    const soma = [...numeros].reverse().reduce((total, n, i) => total + Number(n) * (2 + (i % 8)), 0)
    return String(soma % 11 < 2 ? 0 : 11 - (soma % 11))
  }
  const primeiro = digito(base)
  return base + primeiro + digito(base + primeiro)
}

export const CONFIGURACAO: DadosDaConfiguracao = {
  leiaute: '1.01',
  serie: '1',
  proximoNumero: null,
  municipio: String(MUNICIPIO),
  inscricaoMunicipal: '12345678',
  regime: 'NAO_OPTANTE',
  apuracao: null,
  regimeEspecial: 'NENHUM',
  aliquotaBp: 500,
  issRetido: false,
  tributosDoSimplesBp: null,
  ...PADRAO_DA_CONFIGURACAO,
}

/** The company that issues may be numbered by the layout, and its clinic too. */
export async function comDocumentos(
  { db }: Ambiente,
  { cliente, parceiro }: Pick<Empresa, 'cliente' | 'parceiro'>,
): Promise<string> {
  await sql`insert into cidade (ibge, nome, uf) values (${MUNICIPIO}, 'São Paulo', 'SP') on conflict do nothing`.execute(
    db,
  )
  const documento = cnpjNumerico()
  await db.updateTable('cliente').set({ documento, cidade: MUNICIPIO }).where('codigo', '=', cliente).execute()
  await db
    .updateTable('parceiro')
    .set({
      documento: cnpjNumerico(),
      logradouro: 'Av. Brasil',
      numero: '100',
      bairro: 'Jardins',
      cep: '01430001',
      cidade: MUNICIPIO,
    })
    .where('codigo', '=', parceiro)
    .execute()
  return documento
}

export async function configurar(empresa: Empresa, mudanca: Partial<DadosDaConfiguracao> = {}) {
  const { corpo } = await empresa.como.CLIENTE('GET /nota-fiscal/configuracao', {})
  const mudada = await empresa.como.CLIENTE('PUT /nota-fiscal/configuracao', {
    ...CONFIGURACAO,
    ...mudanca,
    versao: corpo.versao,
  })
  expect(mudada, JSON.stringify(mudada.corpo)).toMatchObject({ status: 200 })
  return mudada.corpo
}

export async function enviarA1(empresa: Empresa, cnpj: string) {
  const { bytes } = await certificadoA1({ senha: SENHA_DO_A1, cpf: '11144477735', empresa: true, cnpj })
  return empresa.como.CLIENTE(
    'POST /nota-fiscal/certificado',
    { senha: SENHA_DO_A1 },
    { arquivo: { nome: 'empresa.pfx', bytes } },
  )
}

export interface Emissora extends Empresa {
  documento: string
}

/** A company that may issue: documents, settings and certificate. */
export async function criarEmissora(amb: Ambiente, mudanca: Partial<DadosDaConfiguracao> = {}): Promise<Emissora> {
  const empresa = await criarEmpresa(amb)
  const documento = await comDocumentos(amb, empresa)
  await configurar(empresa, mudanca)
  expect(await enviarA1(empresa, documento)).toMatchObject({ status: 200 })
  return { ...empresa, documento }
}

let contas = 0

/** A receivable typed by hand: of the clinic, or of a tutor with or without a CPF. */
export async function criarTitulo(
  amb: Ambiente,
  { cliente, parceiro, como }: Empresa,
  de: 'PJ' | 'PF' | 'SEM_CADASTRO' = 'PJ',
  valorCentavos = 20_000,
  descricao = `Ultrassom abdominal ${++contas}`,
): Promise<string> {
  const tutor =
    de === 'PF'
      ? await amb.db
          .insertInto('tutor')
          .values({ cliente, nome: 'Joana Prado', cpf: cpfUnico(), criado_em: amb.relogio.agora().toString() })
          .returning('codigo')
          .executeTakeFirstOrThrow()
      : null
  const { status, corpo } = await como.CLIENTE('POST /contas-receber', {
    descricao,
    parceiro: de === 'PJ' ? parceiro : null,
    tutor: tutor?.codigo ?? null,
    contraparte: de === 'SEM_CADASTRO' ? 'Alguém' : null,
    competencia: '2026-11-10',
    emissao: '2026-11-10',
    vencimento: '2026-11-25',
    valorCentavos,
  })
  expect({ status, corpo }).toMatchObject({ status: 201 })
  return corpo.codigo
}

/** Asks for the note of a title; the answer comes before it is sent. */
export const emitir = ({ como }: Empresa, titulo: string, mudanca: object = {}) =>
  como.CLIENTE('POST /nota-fiscal', { codigo: randomUUID(), titulo, senha: SENHA_DO_A1, ...mudanca })

export const lerNota = async ({ como }: Empresa, codigo: string) =>
  (await como.CLIENTE('GET /nota-fiscal/:codigo', { codigo })).corpo

/** A note that was issued and sent, as it became. */
export async function emitida(amb: Ambiente, empresa: Empresa, titulo: string, mudanca: object = {}) {
  const { status, corpo } = await emitir(empresa, titulo, mudanca)
  expect({ status, corpo }).toMatchObject({ status: 201 })
  await amb.tarefas.esvaziar()
  return lerNota(empresa, corpo.codigo)
}

/** An authorised note of a title of the company's clinic straight into the tables, signed by nobody. */
export async function inserirNota({ db, relogio }: Ambiente, { cliente, parceiro }: Empresa) {
  const agora = relogio.agora().toString()
  const { codigo: titulo } = await db
    .insertInto('titulo')
    .values({
      cliente,
      parceiro,
      numero: 901,
      natureza: 'RECEBER',
      estado: 'ABERTO',
      descricao: 'Exame da matriz',
      contraparte: 'Clínica',
      competencia: '2026-10-31',
      emissao: '2026-10-31',
      vencimento: '2026-11-10',
      valor_centavos: 1_000,
      criado_em: agora,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo } = await db
    .insertInto('nota_fiscal')
    .values({
      cliente,
      titulo,
      estado: 'AUTORIZADA',
      ambiente: 'TESTE',
      leiaute: '1.01',
      serie: '1',
      numero_dps: 1,
      id_dps: `DPS${'1'.repeat(42)}`,
      numero: 1,
      chave: '1'.repeat(50),
      autorizada_em: agora,
      regime: 'NAO_OPTANTE',
      descricao: 'Exame da matriz',
      tomador_nome: 'Clínica',
      tomador_documento: '11222333000181',
      competencia: '2026-10-31',
      servico_centavos: 1_000,
      desconto_centavos: 0,
      aliquota_bp: 500,
      iss_centavos: 50,
      iss_retido_centavos: 0,
      dps_xml: '<DPS/>',
      nfse_xml: '<NFSe/>',
      proxima_em: agora,
      emitida_em: agora,
      autor: 'Alguém',
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return { nota: codigo, tituloDaNota: titulo }
}
