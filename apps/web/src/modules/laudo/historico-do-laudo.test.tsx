import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000d1'
const MUDANCAS = {
  titulo: [null, 'Ultrassom'],
  critico: [false, true],
  conteudo: [null, 'aabbccddeeff'],
  marcas: [null, '112233445566'],
  estado: ['RASCUNHO', 'ASSINADO'],
  motivo: [null, 'Lado trocado'],
  numero: [null, 103],
  edicao: [1, 2],
  modelo: [null, 'Abdome'],
  atendimento: [null, CODIGO],
  especialista: [null, CODIGO],
  retifica: [null, CODIGO],
  imagem: [null, CODIGO],
  link: [null, CODIGO],
  sha256: [null, 'aa'],
}

it('o histórico diz em palavras o que mudou no laudo, e chave nenhuma', async () => {
  servidor.responde('GET /laudo/:codigo', exemplo('GET /laudo/:codigo', { codigo: CODIGO, estado: 'ASSINADO' }))
  servidor.responde('GET /estudo/do-laudo/:laudo', exemplo('GET /estudo/do-laudo/:laudo'))
  servidor.responde('GET /historico', exemplo('GET /historico', { itens: [{ acao: 'ALTERAR', mudancas: MUDANCAS }] }))
  await abrir(`/laudo/editar?codigo=${CODIGO}`, 'CLIENTE')
  await page.getByRole('button', { name: 'Histórico' }).click()
  const dialogo = page.getByRole('dialog', { name: /Histórico/ })
  const rotulos = [
    'Título',
    'Achado crítico',
    'Conteúdo',
    'Marcas nas imagens',
    'Situação',
    'Motivo',
    'Número',
    'Edição',
  ]
  for (const rotulo of [...rotulos, 'Modelo', 'Atendimento', 'Especialista', 'Retifica', 'Imagem', 'Link', 'SHA-256'])
    await expect.element(dialogo.getByText(rotulo, { exact: true })).toBeVisible()
  await expect.element(dialogo.getByText('redação aabbccdd')).toBeVisible()
  await expect.element(dialogo.getByText(CODIGO)).not.toBeInTheDocument()
})
