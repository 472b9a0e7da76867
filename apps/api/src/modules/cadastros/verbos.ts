import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { FichaComum } from '@vetlume/dominio/cadastro'
import { permite, type PermissaoDePerfil } from '@vetlume/dominio/permissoes'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { podeVerTrilha } from '../historico/index.ts'
import { emUso, recusaPorUso } from './em-uso.ts'
import {
  apagar,
  atualizar,
  exigirVersaoAtual,
  inserir,
  travar,
  usosDe,
  type CtxDeCadastro,
  type Lugar,
  type Uso,
} from './registro.ts'

/** `outroTelefone` → `outro_telefone` */
type NomeDaColuna<C extends string> = C extends `${infer Letra}${infer Resto}`
  ? `${Lowercase<Letra>}${Resto extends Uncapitalize<Resto> ? '' : '_'}${NomeDaColuna<Resto>}`
  : C

/**
 * The row of a form: every field has its column, but lists, which are parts in other tables, and `Fora`, which is written
 * otherwise. A field that is added to the form has to be written before this compiles.
 */
export type ColunasDe<D, Fora extends keyof D = never> = {
  readonly [
    C in Exclude<keyof D & string, Fora> as NonNullable<D[C]> extends readonly unknown[] ? never : NomeDaColuna<C>
  ]: unknown
}

/** A record without what the caller may do with it. */
export type SemPermissoes<F extends FichaComum> = Omit<F, 'permissoes'>

interface Gravacao<D, F extends FichaComum, C> {
  ctx: C
  dados: D
  /** The record before the change; null when it is new. */
  antes: SemPermissoes<F> | null
}

export interface DefinicaoDosVerbos<D, F extends FichaComum, C extends CtxDeCadastro, Fora extends keyof D = never> {
  /** Name in the audit trail: the path of its routes. */
  entidade: string
  /** Its table, where the name differs. */
  tabela?: string
  chave?: string
  tipoDaChave?: Lugar['tipoDaChave']
  escrever: PermissaoDePerfil
  /** The record as people see it, if the caller may see it. */
  ler: (ctx: C, codigo: string) => Promise<SemPermissoes<F> | undefined>
  /** Column → value. */
  colunas: (dados: D, ctx: C) => ColunasDe<D, Fora> & Readonly<Record<string, unknown>>
  /** Rules that need the database, checked before anything is written. */
  conferir?: (gravacao: Gravacao<D, F, C>) => Promise<void>
  /** Writes what the record has in other tables. */
  gravarPartes?: (gravacao: Gravacao<D, F, C> & { codigo: string }) => Promise<void>
  /** Whether this caller may change this record, beyond what its profile allows. */
  pode?: (ctx: C, ficha: SemPermissoes<F>) => boolean
  /** Rules of switching on and off. */
  conferirSituacao?: (chamada: { ctx: C; ficha: SemPermissoes<F>; ativo: boolean }) => Promise<void>
  /** What uses a record, where the caller's role does not see all of it. */
  usos?: (ctx: C, codigo: string) => Promise<Uso[]>
  /** Deletes what the record was born with, once nothing uses it. */
  apagarPartes?: (ctx: C, codigo: string) => Promise<void>
  /** Fields of the record that are counted or derived: they are not changes of it. */
  foraDaTrilha?: readonly (keyof F & string)[]
}

/** The verbs of one registry, for `rotasDoCadastro`. */
export interface VerbosDoCadastro<D, F extends FichaComum, C extends CtxDeCadastro> {
  ver: (chamada: { ctx: C; input: { codigo: string } }) => Promise<F>
  criar: (chamada: { ctx: C; input: D }) => Promise<F>
  alterar: (chamada: { ctx: C; input: D & { codigo: string; versao: number } }) => Promise<F>
  mudarSituacao: (chamada: { ctx: C; input: { codigo: string; versao: number; ativo: boolean } }) => Promise<F>
  excluir: (chamada: { ctx: C; input: { codigo: string } }) => Promise<void>
}

/**
 * Read, create, change, switch and delete the records of one registry: each change locks the row, checks the version that
 * the person had open, writes and leaves its trail in one transaction.
 */
export function verbosDoCadastro<D, F extends FichaComum, C extends CtxDeCadastro, Fora extends keyof D = never>(
  definicao: DefinicaoDosVerbos<D, F, C, Fora>,
): VerbosDoCadastro<D, F, C> {
  const { entidade, escrever, ler, colunas, pode = () => true, foraDaTrilha = [] } = definicao
  const lugar: Lugar = {
    tabela: definicao.tabela ?? entidade.replaceAll('-', '_'),
    chave: definicao.chave ?? 'codigo',
    tipoDaChave: definicao.tipoDaChave ?? 'uuid',
  }
  const forma = new Set<string>(['codigo', 'versao', ...foraDaTrilha])
  const daTrilha = (ficha: SemPermissoes<F>) =>
    Object.fromEntries(Object.entries(ficha).filter(([campo]) => !forma.has(campo)))

  const responder = (ctx: C, ficha: SemPermissoes<F>): F => {
    const escreve = permite(ctx.ator, escrever)
    const edita = escreve && pode(ctx, ficha)
    // The trail of a registry holds all that the record does, and is answered only to who keeps it.
    const verHistorico = escreve && podeVerTrilha(ctx.ator, entidade)
    return { ...ficha, permissoes: { editar: edita, excluir: edita, verHistorico } } as F
  }
  const abrirParaMudar = async (ctx: C, codigo: string) => {
    await travar(ctx, lugar, codigo)
    const antes = exigir(await ler(ctx, codigo))
    if (!pode(ctx, antes)) throw new ErroDeDominio('SEM_PERMISSAO')
    return antes
  }
  const registrar = (ctx: C, acao: AcaoDaTrilha, antes: SemPermissoes<F> | null, depois: SemPermissoes<F>) => {
    const mudancas = diferencas(antes && daTrilha(antes), daTrilha(depois))
    ctx.auditar({ acao, entidade, registro: depois.codigo, mudancas })
  }

  return {
    ver: async ({ ctx, input }) => responder(ctx, exigir(await ler(ctx, input.codigo))),

    criar: async ({ ctx, input: dados }) => {
      await definicao.conferir?.({ ctx, dados, antes: null })
      const codigo = await inserir(ctx, lugar, colunas(dados, ctx))
      await definicao.gravarPartes?.({ ctx, dados, antes: null, codigo })
      const ficha = exigir(await ler(ctx, codigo))
      registrar(ctx, 'CRIAR', null, ficha)
      return responder(ctx, ficha)
    },

    alterar: async ({ ctx, input }) => {
      const { codigo, versao } = input
      const antes = await abrirParaMudar(ctx, codigo)
      await exigirVersaoAtual(ctx, entidade, antes, versao)
      await definicao.conferir?.({ ctx, dados: input, antes })
      await atualizar(ctx, lugar, codigo, colunas(input, ctx))
      await definicao.gravarPartes?.({ ctx, dados: input, antes, codigo })
      const depois = exigir(await ler(ctx, codigo))
      registrar(ctx, 'ALTERAR', antes, depois)
      return responder(ctx, depois)
    },

    mudarSituacao: async ({ ctx, input: { codigo, versao, ativo } }) => {
      const antes = await abrirParaMudar(ctx, codigo)
      await exigirVersaoAtual(ctx, entidade, antes, versao)
      if (antes.ativo === ativo) return responder(ctx, antes)
      await definicao.conferirSituacao?.({ ctx, ficha: antes, ativo })
      await atualizar(ctx, lugar, codigo, { ativo })
      const depois = exigir(await ler(ctx, codigo))
      registrar(ctx, ativo ? 'ATIVAR' : 'DESATIVAR', antes, depois)
      return responder(ctx, depois)
    },

    excluir: async ({ ctx, input: { codigo } }) => {
      const ficha = await abrirParaMudar(ctx, codigo)
      const usos = await (definicao.usos?.(ctx, codigo) ?? usosDe(ctx, lugar, codigo))
      if (usos.length > 0) throw emUso(usos)
      try {
        await definicao.apagarPartes?.(ctx, codigo)
        await apagar(ctx, lugar, codigo)
      } catch (erro) {
        throw recusaPorUso(erro) ?? erro
      }
      const mudancas = Object.fromEntries(
        Object.entries(daTrilha(ficha)).map(([campo, valor]) => [campo, [valor, null] as const]),
      )
      ctx.auditar({ acao: 'EXCLUIR', entidade, registro: codigo, mudancas })
    },
  }
}

type Handlers<N extends string, L, D, F extends FichaComum, C extends CtxDeCadastro> = { [K in `GET /${N}`]: L } & {
  [K in `GET /${N}/:codigo`]: VerbosDoCadastro<D, F, C>['ver']
} & { [K in `POST /${N}`]: VerbosDoCadastro<D, F, C>['criar'] } & {
  [K in `PUT /${N}/:codigo`]: VerbosDoCadastro<D, F, C>['alterar']
} & { [K in `PUT /${N}/:codigo/situacao`]: VerbosDoCadastro<D, F, C>['mudarSituacao'] } & {
  [K in `DELETE /${N}/:codigo`]: VerbosDoCadastro<D, F, C>['excluir']
}

/** The list and the verbs of a registry, under the keys that `rotasDoCadastro` declares. */
export function handlersDoCadastro<const N extends string, L, D, F extends FichaComum, C extends CtxDeCadastro>(
  caminho: N,
  listar: L,
  verbos: VerbosDoCadastro<D, F, C>,
): Handlers<N, L, D, F, C> {
  const handlers = {
    [`GET /${caminho}`]: listar,
    [`GET /${caminho}/:codigo`]: verbos.ver,
    [`POST /${caminho}`]: verbos.criar,
    [`PUT /${caminho}/:codigo`]: verbos.alterar,
    [`PUT /${caminho}/:codigo/situacao`]: verbos.mudarSituacao,
    [`DELETE /${caminho}/:codigo`]: verbos.excluir,
  }
  return handlers as unknown as Handlers<N, L, D, F, C>
}
