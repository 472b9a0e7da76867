import { TERMOS_DE_CONSENTIMENTO, type Consentimento, type Finalidade } from '@vetlume/dominio/tutor'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDosCadastros } from '../cadastros/index.ts'
import { podeEditar } from './policy.ts'
import { fichaDoTutor, inserirConsentimento, travarTutor } from './queries.ts'

interface Chamada {
  ctx: CtxCliente
  input: { codigo: string; finalidade: Finalidade; concedido: boolean }
}

const emPalavras = (atual: Pick<Consentimento, 'concedido' | 'versaoTexto'> | undefined) =>
  atual === undefined ? null : `${atual.concedido ? 'concedido' : 'retirado'} (texto ${atual.versaoTexto})`

/**
 * Writes down what a tutor said to a purpose, under the text that is in force. Saying the same again, under the same text,
 * adds nothing: two clicks are one answer.
 */
export async function consentir({ ctx, input }: Chamada): Promise<Consentimento[]> {
  const { tx, cliente, ator, agora } = ctx
  const { codigo, finalidade, concedido } = input
  const visao = visaoDosCadastros(ator)
  await travarTutor(tx, cliente, codigo)
  const ficha = exigir(await fichaDoTutor(tx, cliente, visao, codigo))
  if (!podeEditar(visao, ficha)) throw new ErroDeDominio(ficha.unidoA === null ? 'SEM_PERMISSAO' : 'NAO_ENCONTRADO')
  const atual = ficha.consentimentos.find((linha) => linha.finalidade === finalidade)
  const versaoTexto = TERMOS_DE_CONSENTIMENTO[finalidade].versao
  if (atual?.concedido === concedido && atual.versaoTexto === versaoTexto) return ficha.consentimentos
  // Nobody takes back what was never given.
  if (atual === undefined && !concedido) return ficha.consentimentos
  const nova = {
    finalidade,
    concedido,
    versaoTexto,
    quando: agora.toString({ smallestUnit: 'millisecond' }),
    por: ator.nome,
  }
  await inserirConsentimento(tx, cliente, codigo, nova, ator.usuario)
  ctx.auditar({
    acao: 'CONSENTIMENTO',
    entidade: 'tutor',
    registro: codigo,
    mudancas: { [finalidade]: [emPalavras(atual), emPalavras(nova)] },
  })
  return [nova, ...ficha.consentimentos]
}
