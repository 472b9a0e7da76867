import type { Perfil } from '@vetlume/dominio/menu'
import { page } from 'vitest/browser'
import type { CaminhoDeCadastro, LinhaDe } from '../src/modules/cadastros/tipos.ts'
import { provarTela } from './provar-tela.tsx'
import { exemplo, type Parcial } from './servidor/exemplo.ts'
import { servidor } from './servidor/index.ts'
import type { Corpo, Pedido } from './servidor/tipos.ts'

interface ProvaDeCadastro<C extends CaminhoDeCadastro> {
  perfil: Perfil
  caminho: C
  /** One row of the list, and what the person reads of it. */
  linha: Parcial<LinhaDe<C>>
  mostra: string
  /** What the list says without a single row. */
  vazia: string
  /** The button of a new record. */
  novo: string
  /** Answers to what the form asks. */
  tambem?: () => void
  preenche: () => Promise<unknown>
  pede: Parcial<Pedido<`POST /${C}`>>
  /** The record as it was saved. */
  ficha: Parcial<Corpo<`GET /${C}/:codigo`>>
  /** What the person reads once it was. */
  depois: string | RegExp
}

/** Writes in a field of a form, by its name. */
export const escrever = (campo: string, texto: string) => page.getByRole('textbox', { name: campo }).fill(texto)

/** Chooses in a list, by its name. */
export async function escolher(campo: string, opcao: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: campo }).click()
  await page.getByRole('option', { name: opcao }).first().click()
}

/** The proof of a registry: its list, a new record, and a name that is already there. */
export function provarCadastro<C extends CaminhoDeCadastro>(endereco: string, prova: ProvaDeCadastro<C>): void {
  const { perfil, caminho, linha, mostra, vazia, novo, tambem, preenche, pede, ficha, depois } = prova
  const [lista, criar, uma] = [`GET /${caminho}`, `POST /${caminho}`, `GET /${caminho}/:codigo`] as const
  const itens = { itens: [linha] } as Parcial<Corpo<typeof lista>>
  provarTela<typeof lista, typeof criar>(endereco, {
    perfil,
    tambem: () => {
      servidor.responde(uma, exemplo(uma, ficha))
      tambem?.()
    },
    leitura: {
      chave: lista,
      resposta: exemplo(lista, itens),
      mostra,
      vazia: { resposta: exemplo(lista), diz: vazia },
    },
    acao: {
      chave: criar,
      preenche: async () => {
        await page.getByRole('button', { name: novo }).first().click()
        await preenche()
      },
      botao: 'Cadastrar',
      pede,
      resposta: exemplo(criar, ficha as Parcial<Corpo<typeof criar>>),
      depois,
      recusa: 'JA_EXISTE' as never,
    },
  })
}
