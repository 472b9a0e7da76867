import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { desenhar, entrarComo } from '../../../../teste/tela.tsx'
import { Anexos } from './anexos.tsx'

const REMOVER = 'DELETE /atendimento/:codigo/anexo/:anexo'
const ANEXO = { codigo: '01990000-0000-7000-8000-0000000000a1', nome: 'exame anterior.pdf', tipo: 'application/pdf' }
const CODIGO = '01990000-0000-7000-8000-0000000000a2'
const atendimento = exemplo('GET /atendimento/:codigo', {
  codigo: CODIGO,
  anexos: [ANEXO],
  permissoes: { anexar: true },
})

async function pedirParaRemover() {
  entrarComo('CLIENTE')
  await desenhar(<Anexos atendimento={atendimento} />)
  await page.getByRole('button', { name: `Remover ${ANEXO.nome}` }).click()
  return page.getByRole('dialog', { name: `Remover ${ANEXO.nome}?` })
}

it('remove um anexo só depois de confirmado, e diz que o fez', async () => {
  servidor.responde(REMOVER, undefined)
  const pergunta = await pedirParaRemover()
  await pergunta.getByRole('button', { name: 'Cancelar' }).click()
  expect(servidor.pedidos(REMOVER)).toEqual([])
  await page.getByRole('button', { name: `Remover ${ANEXO.nome}` }).click()
  await pergunta.getByRole('button', { name: 'Remover' }).click()
  await expect.element(page.getByText(`${ANEXO.nome} foi removido.`)).toBeVisible()
  expect(servidor.pedidos(REMOVER)).toEqual([{ codigo: atendimento.codigo, anexo: ANEXO.codigo }])
})

it('recusada a remoção, diz por quê', async () => {
  servidor.recusa(REMOVER, 'NAO_ENCONTRADO', { mensagem: 'Este anexo já foi removido.' })
  const pergunta = await pedirParaRemover()
  await pergunta.getByRole('button', { name: 'Remover' }).click()
  await expect.element(page.getByText('Este anexo já foi removido.')).toBeVisible()
})
