import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import type { Endpoint } from '@vetlume/dominio/contrato'
import { CARTOES, type CartaoDeCadastro } from '@vetlume/dominio/menu'
import type { ZodMiniArray, ZodMiniObject } from 'zod/mini'
import { vai, type Decisao, type Vai } from './decisao.ts'

type ComSublinhado<N extends string> = N extends `${infer A}-${infer B}` ? `${A}_${ComSublinhado<B>}` : N
/** Tables that a card may decide. */
export type TabelaDeCartao = ComSublinhado<CartaoDeCadastro['caminho']>

const colunaDe = (campo: string) => campo.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`)
const maiuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1)

/** The columns of what a form asks for; lists are tables of their own, which are decided by name. */
function colunasDoFormulario(entrada: ZodMiniObject): string[] {
  const simples = Object.entries(entrada._zod.def.shape).filter(
    ([, campo]) => !(`element` in (campo as ZodMiniArray)._zod.def),
  )
  return simples.map(([campo]) => colunaDe(campo))
}

/**
 * Registries of a company that nobody decided otherwise (`escritas`): what was typed in their forms leaves whole. A column that
 * is of no field is found by `catalogo.test.ts`: then the table is written out.
 */
export function decididasPeloCartao(escritas: Readonly<Record<string, Decisao>>): Readonly<Record<string, Vai>> {
  const contrato: Readonly<Record<string, Endpoint>> = CONTRATO_DA_API
  return Object.fromEntries(
    CARTOES.flatMap(({ caminho, nomes: [, muitos] }) => {
      const [tabela, criar] = [caminho.replaceAll('-', '_'), contrato[`POST /${caminho}`]]
      if (Object.hasOwn(escritas, tabela) || criar?.escopo !== 'cliente') return []
      const colunas = [
        'cliente',
        'codigo',
        ...colunasDoFormulario(criar.entrada as unknown as ZodMiniObject),
        'ativo',
        'versao',
      ]
      return [[tabela, vai(maiuscula(muitos), colunas.join(' '))]]
    }),
  )
}
