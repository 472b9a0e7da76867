import type { Perfil } from '@vetlume/dominio/menu'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Parcial } from './servidor/exemplo.ts'
import { servidor } from './servidor/index.ts'
import type { Chave, CodigoDe, Corpo, Pedido, Resposta } from './servidor/tipos.ts'
import { abrir } from './tela.tsx'

type Texto = string | RegExp

interface Leitura<K extends Chave> {
  chave: K
  resposta: Resposta<K>
  /** What the person reads when it came. */
  mostra: Texto
  /** What the person reads when there is nothing yet; null where there is always something. */
  vazia: { resposta: Resposta<K>; diz: Texto } | null
  /** What the person reads when it does not come, where the screen has words of its own. */
  falha?: Texto
}

interface Acao<K extends Chave> {
  chave: K
  /** What the person does before the last click. */
  preenche?: () => Promise<unknown>
  /** Name of the button of the last click. */
  botao: Texto
  resposta: Corpo<K>
  /** What has to reach the server, at least. */
  pede: Parcial<Pedido<K>>
  /** What the person reads once it is done. */
  depois: Texto
  /** The refusal that the screen has to tell, keeping what was typed. */
  recusa: CodigoDe<K>
}

export interface ProvaDeTela<L extends Chave, A extends Chave> {
  /** Who opens it; nobody, for a public page. */
  perfil?: Perfil
  /** Answers to what the screen asks beside its own reading. */
  tambem?: () => void
  /** Null for a page that asks nothing. */
  leitura: Leitura<L> | null
  /** Null for a screen where nothing is done. */
  acao: Acao<A> | null
}

const RECUSADO = 'O servidor recusou por um motivo que só ele sabe.'

const digitado = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)

async function ve(texto: Texto): Promise<void> {
  await expect.element(page.getByText(texto).first()).toBeVisible()
}

function provarLeitura<L extends Chave>(
  { chave, resposta, mostra, vazia, falha }: Leitura<L>,
  ir: () => Promise<unknown>,
) {
  it('carrega', async () => {
    servidor.responde(chave, resposta)
    await ir()
    await ve(mostra)
  })

  it('sem resposta, diz por quê e tenta de novo', async () => {
    servidor.recusa(chave, 'MUITAS_TENTATIVAS', { mensagem: RECUSADO })
    await ir()
    await ve(falha ?? RECUSADO)
    servidor.responde(chave, resposta)
    await page.getByRole('button', { name: 'Tentar de novo' }).first().click()
    await ve(mostra)
  })

  if (vazia === null) return
  it('vazia, diz o que fazer', async () => {
    servidor.responde(chave, vazia.resposta)
    await ir()
    await ve(vazia.diz)
  })
}

function provarAcao<A extends Chave>(
  { chave, preenche, botao, resposta, pede, depois, recusa }: Acao<A>,
  ir: () => Promise<unknown>,
) {
  const ate = async () => {
    await ir()
    await preenche?.()
    return page.getByRole('button', { name: botao }).last()
  }

  it('faz o principal', async () => {
    servidor.responde(chave, resposta)
    await (await ate()).click()
    await ve(depois)
    expect(servidor.pedidos(chave)).toMatchObject([pede])
  })

  it('recusada, diz por quê e guarda o que foi digitado', async () => {
    servidor.recusa(chave, recusa, { mensagem: RECUSADO })
    const ultimo = await ate()
    const antes = digitado()
    await ultimo.click()
    await ve(RECUSADO)
    expect(digitado()).toEqual(antes)
    expect(servidor.pedidos(chave)).toMatchObject([pede])
  })
}

/** The one proof that every screen has: it loads, says when it is empty and when it failed, does, and tells a refusal. */
export function provarTela<L extends Chave, A extends Chave>(
  endereco: string,
  { perfil, tambem, leitura, acao }: ProvaDeTela<L, A>,
): void {
  const ir = () => {
    tambem?.()
    return abrir(endereco, perfil)
  }
  describe(`tela ${endereco}`, () => {
    if (leitura !== null) provarLeitura(leitura, ir)
    if (leitura === null && acao === null) it('abre', async () => void (await ir()))
    if (acao !== null)
      provarAcao(acao, () => {
        if (leitura !== null) servidor.responde(leitura.chave, leitura.resposta)
        return ir()
      })
  })
}
