import { ErroDeDominio } from '@vetlume/dominio/erros'
import { MAXIMO_DE_LISTAS_SALVAS, type ListaSalva } from '@vetlume/dominio/lista-salva'
import type { CtxCliente } from '../../context.ts'
import { exigirNomeLivre } from './nome-livre.ts'
import { inserirListaSalva, nomesTravando } from './queries.ts'

type Nova = Omit<ListaSalva, 'codigo'> & { lista: string }

export async function criarListaSalva({ ctx, input }: { ctx: CtxCliente; input: Nova }): Promise<ListaSalva> {
  const { tx, cliente, ator, agora } = ctx
  const { lista, ...conteudo } = input
  const dona = { cliente, usuario: ator.usuario }
  const nomes = await nomesTravando(tx, dona, lista)
  exigirNomeLivre(nomes, conteudo.nome, null)
  if (nomes.size >= MAXIMO_DE_LISTAS_SALVAS) {
    const mensagem = `Cada lista guarda até ${MAXIMO_DE_LISTAS_SALVAS}: apague uma que não usa.`
    throw new ErroDeDominio('VALIDACAO', { campos: { nome: mensagem } })
  }
  const codigo = await inserirListaSalva(tx, dona, { ...input, agora: agora.toString() })
  ctx.auditar({ acao: 'criar', entidade: 'lista-salva', registro: codigo, mudancas: { nome: [null, conteudo.nome] } })
  return { codigo, ...conteudo }
}
