import * as z from 'zod/mini'
import { centavos, codigo, data, endpoint, permissoes, referencia, VAZIO, versao } from '../contrato/index.ts'
import { comChaves } from './com-chaves.ts'
import { camposDaRegra, REGRAS_DA_REGRA } from './repasse.ts'
import { BASES_DE_REPASSE, SITUACOES_DA_REGRA, TIPOS_DE_REPASSE } from './rotulos.ts'

const escopo = 'cliente' as const

const regra = z.object({
  codigo,
  servico: z.nullable(referencia),
  parceiro: z.nullable(referencia),
  tipo: z.enum(TIPOS_DE_REPASSE),
  percentualBp: z.nullable(z.int()),
  valorCentavos: z.nullable(centavos),
  base: z.enum(BASES_DE_REPASSE),
  semDeslocamento: z.boolean(),
  vigenteDe: data,
  vigenteAte: z.nullable(data),
  situacao: z.enum(SITUACOES_DA_REGRA),
  /** Last day that it paid; null while it was not used. */
  usadaAte: z.nullable(data),
  versao,
  permissoes: permissoes(['alterar', 'encerrar', 'substituir', 'excluir']),
})
export type RegraDoEspecialista = z.infer<typeof regra>

const regras = z.object({ itens: z.array(regra), permissoes: permissoes(['criar']) })
export type RegrasDoEspecialista = z.infer<typeof regras>

const previa = z.object({
  /** The rule that holds, or null when none does. */
  regra: z.nullable(regra),
  brutoCentavos: centavos,
  repasseCentavos: centavos,
  linhas: z.array(
    z.object({
      tipo: z.enum(['BRUTO', 'DESLOCAMENTO', 'TAXA', 'IMPOSTO', 'BASE', 'REPASSE', 'RETIDO']),
      rotulo: z.string(),
      centavos,
    }),
  ),
  texto: z.string(),
  /** Rules that would also hold, from the most to the least specific: why the first one won. */
  preteridas: z.array(regra),
})
export type PreviaDoRepasse = z.infer<typeof previa>

const porRegra = { codigo, regra: codigo }

export const rotasDoRepasse = {
  'GET /especialista/:codigo/repasse': endpoint({
    resumo: 'Regras de repasse de um especialista',
    permissao: 'especialista:partes',
    escopo,
    entrada: z.object({ codigo }),
    resposta: regras,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /especialista/:codigo/repasse': endpoint({
    resumo: 'Cadastra uma regra de repasse',
    permissao: 'especialista:escrever',
    escopo,
    entrada: comChaves(camposDaRegra, REGRAS_DA_REGRA, { codigo }),
    resposta: regra,
    status: 201,
    idempotente: true,
    erros: ['NAO_ENCONTRADO', 'JA_EXISTE', 'REFERENCIA_INEXISTENTE'],
  }),
  'PUT /especialista/:codigo/repasse/:regra': endpoint({
    resumo: 'Altera uma regra de repasse que ainda não foi usada',
    permissao: 'especialista:escrever',
    escopo,
    entrada: comChaves(camposDaRegra, REGRAS_DA_REGRA, { ...porRegra, versao }),
    resposta: regra,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'EM_USO', 'JA_EXISTE', 'REFERENCIA_INEXISTENTE'],
  }),
  'PUT /especialista/:codigo/repasse/:regra/fim': endpoint({
    resumo: 'Encerra uma regra de repasse em um dia, ou a reabre',
    permissao: 'especialista:escrever',
    escopo,
    entrada: z.object({ ...porRegra, versao, vigenteAte: z.nullable(data) }),
    resposta: regra,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'EM_USO', 'JA_EXISTE'],
  }),
  'POST /especialista/:codigo/repasse/:regra/substituir': endpoint({
    resumo: 'Encerra uma regra na véspera e começa outra, para o mesmo alvo',
    permissao: 'especialista:escrever',
    escopo,
    entrada: comChaves(camposDaRegra, REGRAS_DA_REGRA, { ...porRegra, versao }),
    resposta: regra,
    status: 201,
    idempotente: true,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO', 'EM_USO', 'JA_EXISTE'],
  }),
  'DELETE /especialista/:codigo/repasse/:regra': endpoint({
    resumo: 'Exclui uma regra de repasse que ainda não foi usada',
    permissao: 'especialista:escrever',
    escopo,
    entrada: z.object(porRegra),
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO', 'EM_USO'],
  }),
  'GET /especialista/:codigo/repasse/previa': endpoint({
    resumo: 'Qual regra vale para um serviço, uma clínica e um dia, com a conta explicada',
    permissao: 'especialista:partes',
    escopo,
    entrada: z.object({
      codigo,
      servico: codigo,
      parceiro: z.optional(codigo),
      dia: data,
      /** Of the item; the price of the service when left out. */
      brutoCentavos: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000_000))),
    }),
    resposta: previa,
    erros: ['NAO_ENCONTRADO', 'REFERENCIA_INEXISTENTE'],
  }),
}
