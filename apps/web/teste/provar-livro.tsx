import type { Perfil } from '@vetlume/dominio/menu'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { semAvisosNemNota } from './conta.ts'
import { provarTela } from './provar-tela.tsx'
import { exemplo } from './servidor/exemplo.ts'
import { servidor } from './servidor/index.ts'
import { abrir } from './tela.tsx'

type Livro = 'contas-pagar' | 'contas-receber'

const CODIGO = '01990000-0000-7000-8000-0000000000e1'
const CONTA = {
  codigo: CODIGO,
  numero: 42,
  descricao: 'Ultrassom da Amora',
  contraparte: 'Clínica Aurora',
  valorCentavos: 25_000,
  pagoCentavos: 5_000,
  saldoCentavos: 20_000,
} as const
const alvo = (livro: Livro, filtros: Record<string, string>) => ({ rota: `/financeiro/${livro}`, filtros })

/** What a book answers: one account, three totals. */
export function responderPeloLivro(livro: Livro): void {
  const [lista, uma] = [`GET /${livro}`, `GET /${livro}/:codigo`] as const
  servidor.responde(lista, exemplo(lista, { itens: [CONTA] }))
  servidor.responde(uma, exemplo(uma, { ...CONTA, semPix: 'Cadastre a chave Pix da empresa.' }))
  semAvisosNemNota()
  responderPeloResumo(livro)
}

function responderPeloResumo(livro: Livro): void {
  const chave = `GET /${livro}/resumo` as const
  const vencido = { centavos: 12_300, quantidade: 1, alvo: alvo(livro, { vencido: 'sim' }) }
  const falta = { centavos: 45_600, quantidade: 3, alvo: alvo(livro, { aberto: 'sim' }) }
  servidor.responde(chave, exemplo(chave, { vencido, falta, liquidado: { centavos: 78_900, quantidade: 9 } }))
}

export interface ProvaDeLivro {
  perfil: Perfil
  vazia: string
  /** What the total of what is owed is called. */
  falta: string
}

/** The proof of a book of accounts: its list, its totals, and the account that opens beside it. */
export function provarLivro(livro: Livro, { perfil, vazia, falta }: ProvaDeLivro): void {
  const endereco = `/financeiro/${livro}`
  const chave = `GET /${livro}` as const
  provarTela<typeof chave, never>(endereco, {
    perfil,
    tambem: () => responderPeloResumo(livro),
    leitura: {
      chave,
      resposta: exemplo(chave, { itens: [CONTA] }),
      mostra: CONTA.descricao,
      vazia: { resposta: exemplo(chave), diz: vazia },
    },
    acao: null,
  })

  it('cada total leva às contas que soma', async () => {
    responderPeloLivro(livro)
    await abrir(endereco, perfil)
    const totais = page.getByRole('group', { name: 'Totais' })
    await expect
      .element(totais.getByRole('link', { name: /^Vencido\s*R\$\s123,00\s*1 conta$/ }))
      .toHaveAttribute('href', `${endereco}?vencido=sim`)
    await totais.getByRole('link', { name: new RegExp(`^${falta}\\s*R\\$\\s456,00\\s*3 contas$`) }).click()
    await expect.poll(() => servidor.pedidos(chave).at(-1)).toMatchObject({ aberto: 'sim' })
  })

  it('começa pelo que venceu', async () => {
    responderPeloLivro(livro)
    await abrir(endereco, perfil)
    await expect.element(page.getByText(CONTA.descricao).first()).toBeVisible()
    expect(servidor.pedidos(chave)[0]).toMatchObject({ ordem: 'prazo' })
  })

  it('os totais seguem o período da lista', async () => {
    responderPeloLivro(livro)
    await abrir(`${endereco}?de=2026-11-01&ate=2026-11-30&vencido=sim`, perfil)
    await expect.element(page.getByText(CONTA.descricao).first()).toBeVisible()
    expect(servidor.pedidos(`GET /${livro}/resumo`)).toEqual([{ de: '2026-11-01', ate: '2026-11-30' }])
    expect(servidor.pedidos(chave)[0]).toMatchObject({ de: '2026-11-01', ate: '2026-11-30', vencido: 'sim' })
  })

  it('a conta se abre ao lado, com o que falta e por que não há Pix, e se fecha', async () => {
    responderPeloLivro(livro)
    await abrir(endereco, perfil)
    await page.getByRole('link', { name: CONTA.descricao }).click()
    const gaveta = page.getByRole('dialog', { name: CONTA.descricao })
    await expect.element(gaveta.getByText('Título nº 42')).toBeVisible()
    await expect.element(gaveta.getByRole('definition').filter({ hasText: /R\$\s200,00/ })).toBeVisible()
    await expect.element(gaveta.getByRole('term').filter({ hasText: falta })).toBeVisible()
    await expect.element(gaveta.getByText('Cadastre a chave Pix da empresa.')).toBeVisible()
    expect(servidor.pedidos(`GET /${livro}/:codigo`)).toEqual([{ codigo: CODIGO }])
    await gaveta.getByRole('button', { name: 'Fechar' }).click()
    await expect.element(gaveta).not.toBeInTheDocument()
  })
}
