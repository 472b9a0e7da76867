import type { DadosDoTutor, TutorCompleto } from '@vetlume/dominio/tutor'
import type { CtxCliente } from '../../context.ts'
import { visaoDosCadastros, verbosDoCadastro } from '../cadastros/index.ts'
import { cpfJaCadastrado } from './cpf-ja-cadastrado.ts'
import { comParceiroDoAutor, podeEditar } from './policy.ts'
import { colunasDe, fichaDoTutor, tutorPorCpf } from './queries.ts'

/** What is counted or has its own trail: it is no change of the record. */
export const FORA_DA_TRILHA = ['criadoEm', 'animais', 'consentimentos', 'unidoA'] as const

/** Change, switch and delete. Nothing is done to a record that was merged: it is not there any more. */
export const verbosDoTutor = verbosDoCadastro<DadosDoTutor, TutorCompleto, CtxCliente>({
  entidade: 'tutor',
  escrever: 'tutor:escrever',
  ler: async ({ tx, cliente, ator }, codigo) => {
    const ficha = await fichaDoTutor(tx, cliente, visaoDosCadastros(ator), codigo)
    return ficha?.unidoA === null ? ficha : undefined
  },
  colunas: (dados, { ator }) => colunasDe(comParceiroDoAutor(visaoDosCadastros(ator), dados)),
  conferir: async ({ ctx: { tx, cliente, ator }, dados: { cpf }, antes }) => {
    if (cpf === null || cpf === antes?.cpf || (await tutorPorCpf(tx, cliente, cpf)) === undefined) return
    throw await cpfJaCadastrado(tx, cliente, visaoDosCadastros(ator), cpf)
  },
  pode: ({ ator }, ficha) => podeEditar(visaoDosCadastros(ator), ficha),
  foraDaTrilha: FORA_DA_TRILHA,
})
