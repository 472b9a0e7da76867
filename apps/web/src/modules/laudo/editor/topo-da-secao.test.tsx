import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'
import { queryClient } from '../../../lib/query.ts'

const CODIGO = '01990000-0000-7000-8000-0000000000b2'
const texto = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] }
const RASCUNHO = exemplo('GET /laudo/:codigo', {
  codigo: CODIGO,
  estado: 'RASCUNHO',
  conteudo: {
    secoes: [{ id: 'bexiga', titulo: 'Bexiga urinária', orgao: 'BEXIGA', situacao: 'NORMAL', texto, medidas: [] }],
    conclusao: texto,
    imagensPorPagina: 4,
  },
})

beforeEach(() => {
  queryClient.clear()
  servidor.responde('GET /laudo/:codigo', RASCUNHO)
  servidor.responde('GET /laudo/:codigo/pendencias', {
    pendencias: [{ regra: 'confirmar', gravidade: 'ERRO', mensagem: 'Confirme a seção.', secao: 'bexiga' }],
  })
  servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
})

it('o título de uma seção não se parte em letras, qualquer que seja a largura', async () => {
  await page.viewport(1440, 900)
  await abrir(`/laudo/editar?codigo=${CODIGO}`, 'ESPECIALISTA')
  const titulo = page.getByRole('textbox', { name: 'Título da seção' })
  await expect.element(titulo).toHaveValue('Bexiga urinária')
  await expect.element(page.getByRole('button', { name: 'Confirmar Bexiga urinária' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '1 pendência: ver conferência' })).toBeVisible()
  const quebrados: number[] = []
  for (let largura = 1440; largura >= 360; largura -= 40) {
    await page.viewport(largura, 900)
    const { clientHeight } = titulo.element()
    const umaLinha = Number.parseFloat(getComputedStyle(titulo.element()).lineHeight)
    if (clientHeight >= 2 * umaLinha) quebrados.push(largura)
  }
  expect(quebrados).toEqual([])
})
