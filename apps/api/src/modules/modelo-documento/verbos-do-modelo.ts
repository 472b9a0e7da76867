import { ErroDeDominio } from '@vetlume/dominio/erros'
import { estruturaInicial, type DadosDoModelo, type ModeloDeDocumento } from '@vetlume/dominio/modelo-documento'
import type { CtxCliente } from '../../context.ts'
import { fichaPelaLista, verbosDoCadastro } from '../cadastros/index.ts'
import { listarModelosDeDocumento } from './queries.ts'
import { inserirVersao } from './queries-versao.ts'

export const lerModelo = fichaPelaLista<CtxCliente, Omit<ModeloDeDocumento, 'permissoes'>>(listarModelosDeDocumento)

/** The registry of models. A new one comes with its first draft; what kind of document it is never changes. */
export const verbosDoModelo = verbosDoCadastro<DadosDoModelo, ModeloDeDocumento, CtxCliente>({
  entidade: 'modelo-documento',
  escrever: 'modelo-documento:escrever',
  ler: lerModelo,
  colunas: ({ nome, tipo, modalidade, especie, sexo, servico }) => ({ nome, tipo, modalidade, especie, sexo, servico }),
  foraDaTrilha: ['publicada', 'publicadaEm', 'temRascunho'],
  conferir: async ({ dados, antes }) => {
    if (antes !== null && antes.tipo !== dados.tipo)
      throw new ErroDeDominio('VALIDACAO', { campos: { tipo: 'O tipo de um modelo não muda. Crie outro modelo.' } })
  },
  gravarPartes: async ({ ctx, dados, antes, codigo }) => {
    if (antes === null)
      await inserirVersao(
        ctx.tx,
        ctx.cliente,
        { modelo: codigo, numero: 1, origem: null, ...estruturaInicial(dados.tipo) },
        ctx.agora,
        ctx.ator,
      )
  },
})
