import type { AnimalCompleto, DadosDoAnimal } from '@vetlume/dominio/animal'
import type { CtxCliente } from '../../context.ts'
import { alcanceDo, verbosDoCadastro } from '../cadastros/index.ts'
import { podeEditar } from '../tutor/index.ts'
import { FORA_DA_TRILHA, responderFicha } from './ficha.ts'
import { colunasDe, fichaDoAnimal } from './queries.ts'

/** Switch and delete. Nothing is done to a record that was merged: it is not there any more. */
export const verbosDoAnimal = verbosDoCadastro<DadosDoAnimal, AnimalCompleto, CtxCliente, 'pesoGramas'>({
  entidade: 'animal',
  escrever: 'animal:escrever',
  ler: async (ctx, codigo) => {
    const alcance = alcanceDo(ctx.ator)
    const ficha = await fichaDoAnimal(ctx.tx, ctx.cliente, alcance, codigo)
    return ficha?.unidoA === null ? responderFicha(ctx, alcance, ficha) : undefined
  },
  colunas: colunasDe,
  pode: ({ ator }, ficha) => podeEditar(alcanceDo(ator), ficha),
  foraDaTrilha: [...FORA_DA_TRILHA, 'permissoes'],
})
