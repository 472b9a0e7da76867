import * as z from 'zod/mini'
import { codigo, data, endpoint, instante, versao } from '../contrato/index.ts'

/** Heaviest patient that is believed: two tonnes, in grams. */
export const PESO_MAXIMO_GRAMAS = 2_000_000

export const pesoGramas = z
  .int()
  .check(z.minimum(1, 'Informe o peso.'), z.maximum(PESO_MAXIMO_GRAMAS, 'Confira o peso: passa de duas toneladas.'))

/** What a person writes of one weighing. */
export const dadosDaPesagem = z.object({ gramas: pesoGramas, dia: data })

export const pesagem = z.object({ codigo, gramas: z.int(), medidoEm: instante, versao })
export type Pesagem = z.infer<typeof pesagem>

/** The weighings of an animal, newest first, and the weight that follows from them. */
export const pesagens = z.object({ pesoGramas: z.nullable(z.int()), pesos: z.array(pesagem) })
export type Pesagens = z.infer<typeof pesagens>

const umaPesagem = { codigo, peso: codigo }

export const rotasDasPesagens = {
  'POST /animal/:codigo/pesos': endpoint({
    resumo: 'Registra uma pesagem, de hoje ou de um dia passado',
    permissao: 'animal:escrever',
    escopo: 'cliente',
    entrada: z.extend(dadosDaPesagem, { codigo }),
    resposta: pesagens,
    status: 201,
    idempotente: true,
    erros: ['NAO_ENCONTRADO'],
  }),
  'PUT /animal/:codigo/pesos/:peso': endpoint({
    resumo: 'Corrige uma pesagem',
    permissao: 'animal:escrever',
    escopo: 'cliente',
    entrada: z.extend(dadosDaPesagem, { ...umaPesagem, versao }),
    resposta: pesagens,
    erros: ['NAO_ENCONTRADO', 'CONFLITO_DE_VERSAO'],
  }),
  'DELETE /animal/:codigo/pesos/:peso': endpoint({
    resumo: 'Apaga uma pesagem lançada por engano',
    permissao: 'animal:escrever',
    escopo: 'cliente',
    entrada: z.object(umaPesagem),
    resposta: pesagens,
    erros: ['NAO_ENCONTRADO'],
  }),
}
