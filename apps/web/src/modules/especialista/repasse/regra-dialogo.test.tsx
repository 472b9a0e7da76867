import type { RegraDoEspecialista } from '@vetlume/dominio/especialista'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000c1'
const CRIAR = 'POST /especialista/:codigo/repasse'
const TUDO = { alterar: true, excluir: true, encerrar: true, substituir: false }
const REGRAS = 'GET /especialista/:codigo/repasse'

/** Opens the repasse of a specialist who has these rules. */
async function abrirRepasse(itens: Partial<RegraDoEspecialista>[] = []) {
  servidor.responde('GET /especialista', exemplo('GET /especialista'))
  servidor.responde(
    'GET /especialista/:codigo',
    exemplo('GET /especialista/:codigo', { codigo: CODIGO, verPartes: true }),
  )
  servidor.responde(REGRAS, exemplo(REGRAS, { itens, permissoes: { criar: true } }))
  await abrir(`/cadastro/especialista?codigo=${CODIGO}&parte=repasse`, 'CLIENTE')
}

it('a nova regra manda o percentual, a base e se o deslocamento fica com a empresa', async () => {
  servidor.responde(CRIAR, exemplo(CRIAR))
  await abrirRepasse()
  await page.getByRole('button', { name: 'Nova regra' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Nova regra de repasse' })
  await dialogo.getByRole('textbox', { name: 'Percentual' }).fill('40')
  await dialogo.getByRole('combobox', { name: 'Base' }).click()
  await page.getByRole('option', { name: /líquido/ }).click()
  await expect.element(dialogo.getByText(/taxa de como o exame foi pago/)).toBeVisible()
  await dialogo.getByRole('checkbox', { name: /deslocamento cobrado fica com a empresa/ }).click()
  await dialogo.getByRole('button', { name: 'Cadastrar' }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(servidor.pedidos(CRIAR)).toMatchObject([
    { codigo: CODIGO, tipo: 'PERCENTUAL', percentualBp: 4_000, base: 'LIQUIDO', semDeslocamento: true },
  ])
})

it('a que se altera começa como está', async () => {
  const PUT = 'PUT /especialista/:codigo/repasse/:regra'
  servidor.responde(PUT, exemplo(PUT))
  const atual = { servico: null, parceiro: null, tipo: 'FIXO', percentualBp: null, valorCentavos: 5_000 } as const
  const vigencia = { vigenteDe: '2026-01-01', vigenteAte: null }
  await abrirRepasse([{ ...atual, ...vigencia, semDeslocamento: true, permissoes: TUDO }])
  await page.getByRole('button', { name: /^Alterar/ }).click()
  const dialogo = page.getByRole('dialog', { name: 'Alterar regra' })
  const marca = dialogo.getByRole('checkbox', { name: /deslocamento cobrado fica com a empresa/ })
  await expect.element(marca).toBeChecked()
  await marca.click()
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => servidor.pedidos(PUT).length).toBe(1)
  expect(servidor.pedidos(PUT)).toMatchObject([{ tipo: 'FIXO', valorCentavos: 5_000, semDeslocamento: false }])
})
