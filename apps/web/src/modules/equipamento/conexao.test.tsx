import type { Equipamento } from '@vetlume/dominio/equipamento'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { servidor } from '../../../teste/servidor/index.ts'
import { desenhar, entrarComo } from '../../../teste/tela.tsx'
import { DialogoDaConexao } from './dialogo-da-conexao.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000e1'
const TOKEN = 'a'.repeat(43)
const NOVA = { url: 'https://vetlume.test/dicom-web', usuario: CODIGO, token: TOKEN }
const SEM = { criadaEm: null, criadaPor: null, usadaEm: null, usadaDe: null }
const COM = {
  criadaEm: '2026-11-20T12:00:00.000Z',
  criadaPor: 'Ana Prado',
  usadaEm: '2026-11-21T12:00:00.000Z',
  usadaDe: '203.0.113.7',
}
const mostrar = () => {
  entrarComo('CLIENTE')
  const ficha: Pick<Equipamento, 'codigo' | 'nome'> = { codigo: CODIGO, nome: 'Ultrassom da sala 2' }
  return desenhar(<DialogoDaConexao {...ficha} aoFechar={() => undefined} />)
}

it('gera a credencial e a mostra, com o endereço e o usuário', async () => {
  servidor.responde('GET /equipamento/:codigo/credencial', SEM)
  servidor.responde('POST /equipamento/:codigo/credencial', NOVA)
  await mostrar()
  await expect.element(page.getByText(/não tem credencial/)).toBeVisible()
  await page.getByRole('button', { name: 'Gerar credencial' }).click()
  await expect.element(page.getByText(TOKEN)).toBeVisible()
  await expect.element(page.getByText('https://vetlume.test/dicom-web')).toBeVisible()
  await expect.element(page.getByText(/não será mostrada de novo/)).toBeVisible()
})

it('diz quando e de onde foi usada, e revoga depois de perguntar', async () => {
  servidor.responde('GET /equipamento/:codigo/credencial', COM)
  servidor.responde('DELETE /equipamento/:codigo/credencial', undefined)
  await mostrar()
  await expect.element(page.getByText(/de 203\.0\.113\.7\./)).toBeVisible()
  await page.getByRole('button', { name: 'Revogar' }).click()
  await page.getByRole('dialog', { name: 'Revogar a credencial?' }).getByRole('button', { name: 'Revogar' }).click()
  await expect.element(page.getByText('Credencial revogada.')).toBeVisible()
  expect(servidor.pedidos('DELETE /equipamento/:codigo/credencial')).toEqual([{ codigo: CODIGO }])
})

it('o gateway vem em dois arquivos: os de todos, e o que tem a credencial', async () => {
  const baixar = vi.spyOn(URL, 'createObjectURL')
  const baixado = async (qual: number) => (baixar.mock.calls[qual]?.[0] as Blob | undefined)?.text()
  servidor.responde('GET /equipamento/:codigo/credencial', SEM)
  servidor.responde('POST /equipamento/:codigo/credencial', NOVA)
  servidor.responde('GET /gateway', new Blob(['zip']))
  await mostrar()
  await page.getByRole('button', { name: 'Gerar credencial' }).click()
  await page.getByRole('button', { name: 'Baixar gateway.env' }).click()
  expect(await baixado(0)).toContain(`VETLUME_URL=${NOVA.url}\nVETLUME_TOKEN=${TOKEN}\n`)
  await page.getByText('Como conectar o aparelho').click()
  await page.getByRole('button', { name: 'Baixar os arquivos do gateway' }).click()
  await expect.poll(() => baixado(1)).toBe('zip')
  baixar.mockRestore()
})
