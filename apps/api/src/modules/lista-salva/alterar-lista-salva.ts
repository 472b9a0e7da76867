import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { ListaSalva } from '@vetlume/dominio/lista-salva'
import { isDeepStrictEqual } from 'node:util'
import type { CtxCliente } from '../../context.ts'
import { sha256 } from '../../infra/arquivos.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigirNomeLivre } from './nome-livre.ts'
import { gravarListaSalva, nomesTravando, travarListaSalva } from './queries.ts'

/** The trail keeps that the rest changed, and not what a person looks for: it goes with the person. */
const resumida = ({ nome, consulta, colunas }: ListaSalva) => ({
  nome,
  conteudo: sha256(JSON.stringify([Object.entries(consulta).toSorted(([a], [b]) => (a < b ? -1 : 1)), colunas])),
})

export async function alterarListaSalva({ ctx, input }: { ctx: CtxCliente; input: ListaSalva }): Promise<ListaSalva> {
  const { tx, cliente, ator, agora } = ctx
  const dona = { cliente, usuario: ator.usuario }
  const guardada = await travarListaSalva(tx, dona, input.codigo)
  if (guardada === undefined) throw new ErroDeDominio('NAO_ENCONTRADO')
  const { lista, ...antes } = guardada
  if (isDeepStrictEqual(antes, input)) return input
  exigirNomeLivre(await nomesTravando(tx, dona, lista), input.nome, input.codigo)
  await gravarListaSalva(tx, dona, { ...input, agora: agora.toString() })
  ctx.auditar({
    acao: 'alterar',
    entidade: 'lista-salva',
    registro: input.codigo,
    mudancas: diferencas(resumida(antes), resumida(input)),
  })
  return input
}
