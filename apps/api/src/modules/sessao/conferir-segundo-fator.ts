import { ErroDeDominio } from '@vetlume/dominio/erros'
import {
  ALFABETO_DE_RECUPERACAO,
  ehCodigoDoAplicativo,
  formatarCodigoDeRecuperacao,
  QUANTOS_CODIGOS_DE_RECUPERACAO,
  TAMANHO_DE_RECUPERACAO,
} from '@vetlume/dominio/segundo-fator'
import { createHash, randomInt } from 'node:crypto'
import type { CtxPlataforma } from '../../context.ts'
import type { Banco } from '../../infra/banco/index.ts'
import type { Cofre } from '../../infra/cofre.ts'
import type { Limite } from '../../infra/http/limite.ts'
import type { Ator } from '../../infra/token.ts'
import { avisarPessoa } from './avisar-pessoa.ts'
import {
  fatoresDaPessoa,
  gastarPasso,
  gastarRecuperacao,
  recuperacoesQueRestam,
  travarSegundoFator,
  trocarRecuperacao,
} from './queries-segundo-fator.ts'
import { passoDoCodigo } from './totp.ts'

type Ctx = CtxPlataforma<Ator | null>

/** Where a sealed key belongs: moved to another person it does not open. */
export const lugarDoSegredo = (usuario: string): string => `segundo-fator:${usuario}`

/** Wrong codes of one person, from wherever: whoever guesses already has the password. */
export const limiteDoSegundoFator = (usuario: string): Limite => ({
  chave: `segundo-fator:${usuario}`,
  maximo: 5,
  janelaSegundos: 900,
})

// The code has 78 bits of chance in it, so one round of a fast hash is enough; the person makes equal codes differ.
const hashDaRecuperacao = (usuario: string, codigo: string): Buffer =>
  createHash('sha256').update(`${usuario}:${codigo}`).digest()

export const codigoInvalido = (campo: string) => {
  const erro = new ErroDeDominio('SEGUNDO_FATOR_INVALIDO')
  return new ErroDeDominio('SEGUNDO_FATOR_INVALIDO', { campos: { [campo]: erro.message } })
}

/** Makes ten new recovery codes and forgets the old ones. Answers them as people read them; only hashes are kept. */
export async function criarRecuperacao(tx: Banco, usuario: string): Promise<string[]> {
  const letra = () => ALFABETO_DE_RECUPERACAO[randomInt(ALFABETO_DE_RECUPERACAO.length)] ?? ''
  const codigos = Array.from({ length: QUANTOS_CODIGOS_DE_RECUPERACAO }, () =>
    Array.from({ length: TAMANHO_DE_RECUPERACAO }, letra).join(''),
  )
  await trocarRecuperacao(
    tx,
    usuario,
    codigos.map((codigo) => hashDaRecuperacao(usuario, codigo)),
  )
  return codigos.map(formatarCodigoDeRecuperacao)
}

async function gastarCodigoDeRecuperacao(ctx: Ctx, usuario: string, codigo: string): Promise<boolean> {
  const { tx, agora } = ctx
  if (!(await gastarRecuperacao(tx, usuario, hashDaRecuperacao(usuario, codigo), agora.toString()))) return false
  const restam = await recuperacoesQueRestam(tx, usuario)
  await avisarPessoa(ctx, usuario, 'codigo-de-recuperacao-usado', { restam })
  ctx.auditar({ acao: 'USAR_CODIGO_DE_RECUPERACAO', entidade: 'usuario', registro: usuario, mudancas: {} })
  return true
}

interface Pedido {
  usuario: string
  codigo: string | undefined
  /** Field of the input that a wrong code is shown under. */
  campo: string
}

/**
 * Lets through who has no second factor, and who has one with a good code, which serves no more: of two requests with the
 * same code, one passes. Throws SEGUNDO_FATOR_NECESSARIO without a code and SEGUNDO_FATOR_INVALIDO for a wrong, late or
 * used one. Answers whether there is a second factor.
 */
export async function exigirSegundoFator(ctx: Ctx, cofre: Cofre, { usuario, codigo, campo }: Pedido): Promise<boolean> {
  const fator = await travarSegundoFator(ctx.tx, usuario)
  const { aplicativo, chaves } = await fatoresDaPessoa(ctx.tx, usuario)
  if (!aplicativo && !chaves) return false
  if (codigo === undefined) throw new ErroDeDominio('SEGUNDO_FATOR_NECESSARIO', { detalhes: { aplicativo, chaves } })
  if (!ehCodigoDoAplicativo(codigo)) {
    if (!(await gastarCodigoDeRecuperacao(ctx, usuario, codigo))) throw codigoInvalido(campo)
    return true
  }
  if (fator?.segredo == null) throw codigoInvalido(campo)
  const segredo = String(cofre.abrir(fator.segredo, lugarDoSegredo(usuario)))
  const passo = passoDoCodigo(segredo, codigo, ctx.agora)
  if (passo === null || !(await gastarPasso(ctx.tx, usuario, passo))) throw codigoInvalido(campo)
  return true
}
