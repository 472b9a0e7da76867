import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro, rotasDoCadastro } from '../cadastro/index.ts'
import { cidadeDoEndereco, codigoIbge } from '../cidade/index.ts'
import { centavos, codigo, referencia, type RespostaDe } from '../contrato/index.ts'
import { UFS } from '../formatos/index.ts'
import { rotasDoAcesso } from './contrato-acesso.ts'
import { rotasDaAssinatura } from './contrato-assinatura.ts'
import { rotasDosHorarios } from './contrato-horarios.ts'
import { rotasDoRepasse } from './contrato-repasse.ts'
import { dadosDoEspecialista, REGRAS_DO_ESPECIALISTA } from './esquema.ts'
import { TIPOS_DE_CRMV } from './rotulos.ts'
import { cartaoDoEspecialista } from './cartao.ts'

/** Personal data (CPF, phone, e-mail) is null for who is neither the company nor the specialist. */
export const itemDeEspecialista = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  /** `CRMV-SP 12345`, `CRMV-RJ 678-S` */
  crmv: z.string(),
  especialidade: z.nullable(referencia),
  outrasEspecialidades: z.array(referencia),
  cpf: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
export type ItemDeEspecialista = z.infer<typeof itemDeEspecialista>

const cadastro = rotasDoCadastro({
  caminho: cartaoDoEspecialista.caminho,
  nome: cartaoDoEspecialista.nomes[0],
  ler: cartaoDoEspecialista.ler,
  escrever: cartaoDoEspecialista.escrever,
  escopo: 'cliente',
  lista: listaDeCadastro({
    resumo: 'Especialistas; a clínica parceira vê os ativos',
    permissao: 'especialista:ler',
    escopo: 'cliente',
    ordens: ['nome', 'especialidade'],
    padrao: cartaoDoEspecialista.ordem,
    filtros: { ...filtroDeAtivos, especialidade: z.optional(codigo), cidade: z.optional(codigoIbge) },
    item: itemDeEspecialista,
  }),
  campos: dadosDoEspecialista,
  regras: REGRAS_DO_ESPECIALISTA,
  // Where a specialist is paid is among the fields.
  reforco: true,
  // What is null or empty beyond name, council and specialties is not for the reader: see the module's policy.
  ficha: {
    nome: z.string(),
    crmv: z.string(),
    crmvUf: z.enum(UFS),
    crmvNumero: z.string(),
    crmvTipo: z.enum(TIPOS_DE_CRMV),
    especialidade: z.nullable(referencia),
    outrasEspecialidades: z.array(referencia),
    cidades: z.array(cidadeDoEndereco),
    cpf: z.nullable(z.string()),
    telefone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    endereco: z.nullable(z.string()),
    chavePix: z.nullable(z.string()),
    fuso: z.nullable(z.string()),
    velocidadeKmh: z.nullable(z.int()),
    kmCentavos: z.nullable(centavos),
    franquiaKm: z.nullable(z.int()),
    partidaEndereco: z.nullable(z.string()),
    partidaCidade: z.nullable(cidadeDoEndereco),
    partidaLatitude: z.nullable(z.number()),
    partidaLongitude: z.nullable(z.number()),
    partidaVolta: z.nullable(z.boolean()),
    cor: z.nullable(z.string()),
    observacoes: z.nullable(z.string()),
    /** Whether the reader reaches the parts of the record: hours, signature, certificate, repasse. */
    verPartes: z.boolean(),
    /** Whether the reader may pass on what the specialist has to do. */
    verTrabalho: z.boolean(),
  },
})
export type Especialista = RespostaDe<(typeof cadastro)['GET /especialista/:codigo']>

export const contratoEspecialista = {
  ...cadastro,
  ...rotasDosHorarios,
  ...rotasDoAcesso,
  ...rotasDaAssinatura,
  ...rotasDoRepasse,
}
