import { MAXIMO_DE_ABREVIATURAS, type Abreviatura } from '@vetlume/dominio/abreviatura'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { sha256 } from '../../infra/arquivos.ts'
import { abreviaturaDe, contarTravando, gravarAbreviatura } from './queries.ts'

/** The trail keeps that a text changed, and not a person's own words: they go with the person. */
const resumo = (texto: string | undefined) => (texto === undefined ? null : sha256(texto))

/** A new one, or another text for one that the person has. */
export async function salvarAbreviatura({ ctx, input }: { ctx: CtxCliente; input: Abreviatura }): Promise<Abreviatura> {
  const { tx, cliente, ator, agora } = ctx
  const { atalho, texto } = input
  const dona = { cliente, usuario: ator.usuario }
  const quantas = await contarTravando(tx, dona)
  const antes = await abreviaturaDe(tx, dona, atalho)
  if (antes?.texto === texto) return antes
  if (antes === undefined && quantas >= MAXIMO_DE_ABREVIATURAS) {
    const mensagem = `Cada pessoa guarda até ${MAXIMO_DE_ABREVIATURAS} abreviaturas: apague uma que não usa.`
    throw new ErroDeDominio('VALIDACAO', { campos: { atalho: mensagem } })
  }
  await gravarAbreviatura(tx, dona, { atalho, texto, agora: agora.toString() })
  ctx.auditar({
    acao: antes === undefined ? 'criar' : 'alterar',
    entidade: 'abreviatura',
    registro: atalho,
    mudancas: { texto: [resumo(antes?.texto), resumo(texto)] },
  })
  return { atalho, texto }
}
