import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { servidor } from '../../../../teste/servidor/index.ts'
import { desenhar, entrarComo } from '../../../../teste/tela.tsx'
import { ArquivoDicom } from './arquivo-dicom.tsx'

const LAUDO = '01990000-0000-7000-8000-0000000000a1'
const ARQUIVO = '01990000-0000-7000-8000-0000000000f1'
const MEL = { nome: 'Mel', tutor: 'Ana Silva', especie: 'Canina' }
const DICOM = {
  modalidade: 'US',
  paciente: 'SILVA MEL',
  especie: 'CANINE',
  realizadoEm: '2026-11-25',
  aparelho: 'Mindray Vetus 8',
  quadros: 1,
}
const mostrar = (dicom: Partial<typeof DICOM>) =>
  desenhar(
    <ArquivoDicom
      laudo={LAUDO}
      numero={2}
      paciente={MEL}
      imagem={{ arquivo: ARQUIVO, nome: 'IM0002.dcm', dicom: { ...DICOM, ...dicom } }}
    />,
  )

it('diz de que aparelho e de que dia é, e não avisa do que confere', async () => {
  await mostrar({})
  await expect.element(page.getByText('DICOM · US · 25/11/2026 · Mindray Vetus 8', { exact: true })).toBeVisible()
  expect(page.getByText(/no arquivo/).query()).toBeNull()
})

it('o que o arquivo diz de outro modo, e os quadros que não se veem, estão à vista', async () => {
  await mostrar({ paciente: 'Rex', especie: 'FELINE', quadros: 48 })
  await expect.element(page.getByText(/Paciente no arquivo: Rex/)).toBeVisible()
  await expect.element(page.getByText(/Espécie no arquivo: FELINE/)).toBeVisible()
  await expect.element(page.getByText(/primeiro de 48 quadros/)).toBeVisible()
})

it('baixa o arquivo como foi enviado, com o seu nome', async () => {
  entrarComo('ESPECIALISTA')
  const elos: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicar(this: HTMLAnchorElement) {
    elos.push(this.download)
  })
  servidor.responde('GET /laudo/:codigo/imagem/:arquivo/original', new Blob(['DICM']))
  await mostrar({})
  await page.getByRole('button', { name: 'Baixar original da figura 2' }).click()
  await expect.poll(() => elos).toEqual(['IM0002.dcm'])
  expect(servidor.pedidos('GET /laudo/:codigo/imagem/:arquivo/original')).toEqual([{ codigo: LAUDO, arquivo: ARQUIVO }])
})

it('o arquivo que não vem é dito', async () => {
  entrarComo('ESPECIALISTA')
  servidor.recusa('GET /laudo/:codigo/imagem/:arquivo/original', 'NAO_ENCONTRADO')
  await mostrar({})
  await page.getByRole('button', { name: 'Baixar original da figura 2' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
})
