import * as z from 'zod/mini'
import { normalizarCep } from './cep.ts'
import { normalizarCnpj, normalizarCpf, normalizarCpfOuCnpj } from './cpf-cnpj.ts'
import { normalizarCrmv } from './crmv.ts'
import { esquemaNormalizado } from './esquema.ts'
import { normalizarMicrochip } from './microchip.ts'
import { normalizarTelefone } from './telefone.ts'
import { UFS } from './uf.ts'

// Apart from what reads and draws the formats: a list that only shows a CPF does without the code of schemas.

export const esquemaCpf = /* @__PURE__ */ esquemaNormalizado(normalizarCpf, {
  vazio: 'Informe o CPF.',
  invalido: 'CPF inválido. Confira os números.',
})

export const esquemaCnpj = /* @__PURE__ */ esquemaNormalizado(normalizarCnpj, {
  vazio: 'Informe o CNPJ.',
  invalido: 'CNPJ inválido. Confira os caracteres.',
})

export const esquemaCpfOuCnpj = /* @__PURE__ */ esquemaNormalizado(normalizarCpfOuCnpj, {
  vazio: 'Informe o CPF ou o CNPJ.',
  invalido: 'CPF ou CNPJ inválido. Confira os caracteres.',
})

export const esquemaCrmv = /* @__PURE__ */ esquemaNormalizado(normalizarCrmv, {
  vazio: 'Informe o CRMV.',
  invalido: 'CRMV inválido. Escreva o estado e o número, como CRMV-SP 12345.',
})

export const esquemaCep = /* @__PURE__ */ esquemaNormalizado(normalizarCep, {
  vazio: 'Informe o CEP.',
  invalido: 'CEP inválido. São 8 números.',
})

export const esquemaTelefone = /* @__PURE__ */ esquemaNormalizado(normalizarTelefone, {
  vazio: 'Informe o telefone.',
  invalido: 'Telefone inválido. Escreva com DDD, como (11) 91234-5678.',
})

export const esquemaMicrochip = /* @__PURE__ */ esquemaNormalizado(normalizarMicrochip, {
  vazio: 'Informe o microchip.',
  invalido: 'Microchip inválido. São 15 números, e os três primeiros não podem ser 000.',
})

export const esquemaUf = /* @__PURE__ */ z.enum(UFS, { error: 'Escolha o estado (UF).' })
