import * as z from 'zod/mini'
import { cidadeDoEndereco } from '../cidade/index.ts'
import { dadosDaEmpresa } from '../cliente/index.ts'
import { linha, linhaOpcional } from '../cadastro/index.ts'
import { permissoes, versao } from '../contrato/index.ts'
import { esquemaCep } from '../formatos/index.ts'

const { razaoSocial, documento, cep, logradouro, numero, complemento, bairro, cidade } = dadosDaEmpresa.shape

/** What a note of the subscription says of who subscribes: a part of the company's own record. */
export const dadosFiscais = z.object({ razaoSocial, documento, cep, cidade, logradouro, numero, complemento, bairro })
export type DadosFiscais = z.output<typeof dadosFiscais>

/** Of who has no session: the municipality is that of the CEP. */
export const enderecoFiscal = z.object({
  cep: esquemaCep,
  logradouro: linha(120),
  numero: linhaOpcional(20),
  complemento: linhaOpcional(60),
  bairro: linha(80),
})

const nulo = z.nullable(z.string())
const faltam = z.array(z.string())

export const fichaFiscal = z.object({
  razaoSocial: z.string(),
  documento: z.string(),
  cep: nulo,
  cidade: z.nullable(cidadeDoEndereco),
  logradouro: nulo,
  numero: nulo,
  complemento: nulo,
  bairro: nulo,
  /** What an address needs to be on the note, in words. Empty: nothing. */
  faltam,
  versao,
  permissoes: permissoes(['editar']),
})
export type FichaFiscal = z.infer<typeof fichaFiscal>

export const faltasFiscais = z.object({ faltam })

const PARTES = { cep: 'o CEP', cidade: 'a cidade', logradouro: 'a rua ou avenida', bairro: 'o bairro' } as const

/** A note has an address whole, or none: what is missing of one, in words. The number of a house may not exist. */
export const faltaNoEndereco = (endereco: Readonly<Record<keyof typeof PARTES, unknown>>): string[] =>
  (Object.keys(PARTES) as (keyof typeof PARTES)[])
    .filter((parte) => endereco[parte] === null || endereco[parte] === '')
    .map((parte) => PARTES[parte])
