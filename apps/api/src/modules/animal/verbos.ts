import type { AnimalCompleto, DadosDoAnimal } from '@vetlume/dominio/animal'
import type { CtxCliente } from '../../context.ts'
import { visaoDosCadastros, verbosDoCadastro } from '../cadastros/index.ts'
import { podeEditar } from '../tutor/index.ts'
import { FORA_DA_TRILHA, responderFicha } from './ficha.ts'
import { colunasDe, fichaDoAnimal } from './queries.ts'

/** Switch and delete. Nothing is done to a record that was merged: it is not there any more. */
export const verbosDoAnimal = verbosDoCadastro<DadosDoAnimal, AnimalCompleto, CtxCliente, 'pesoGramas'>({
  entidade: 'animal',
  escrever: 'animal:escrever',
  ler: async (ctx, codigo) => {
    const visao = visaoDosCadastros(ctx.ator)
    const ficha = await fichaDoAnimal(ctx.tx, ctx.cliente, visao, codigo)
    return ficha?.unidoA === null ? responderFicha(ctx, visao, ficha) : undefined
  },
  colunas: colunasDe,
  pode: ({ ator }, ficha) => podeEditar(visaoDosCadastros(ator), ficha),
  foraDaTrilha: [...FORA_DA_TRILHA, 'permissoes'],
})
