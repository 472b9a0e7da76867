import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const CODIGO = 'VLM-7K3P-Q9TX-2M'
const AUTENTICO = {
  autentico: true,
  reconhecido: true,
  motivo: null,
  laudo: {
    numero: '2026-0042',
    edicao: 1,
    titulo: 'Ultrassonografia abdominal',
    estabelecimento: 'Lumiar Diagnóstico',
    veterinario: 'Helena Prado',
    crmv: 'CRMV-SP 12345',
    revisor: null,
    paciente: 'Amora',
    assinadoEm: '2026-11-20T17:30:00Z',
    retificado: false,
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  },
}

describe('/verificar', () => {
  it('pergunta pelo código que veio no endereço', async () => {
    servidor.responde('GET /verificar', AUTENTICO)
    await abrir(`/verificar?codigo=${CODIGO}`)
    await expect.element(page.getByRole('heading', { name: 'Laudo autêntico' })).toBeVisible()
    await expect.element(page.getByText('Helena Prado, CRMV-SP 12345')).toBeVisible()
    expect(servidor.pedidos('GET /verificar')).toEqual([{ codigo: CODIGO }])
  })

  it('pergunta pelo SHA-256 do PDF, sem enviar o arquivo', async () => {
    servidor.responde('GET /verificar', AUTENTICO)
    await abrir('/verificar')
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['%PDF-1.7 abc'], 'laudo.pdf'),
    )
    await expect.element(page.getByRole('heading', { name: 'Laudo autêntico' })).toBeVisible()
    expect(servidor.pedidos('GET /verificar')).toEqual([
      { sha256: 'baad13769b56aaeb5b072762fefe73bc572a131353d594ec2db2b382bfabadfa' },
    ])
  })
})
