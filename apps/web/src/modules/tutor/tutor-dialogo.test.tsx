import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { desenhar, entrarComo } from '../../../teste/tela.tsx'
import { TutorDialogo } from './tutor-dialogo.tsx'

const CODIGO = '01990000-0000-7000-8000-00000000000a'
const TUTOR = {
  codigo: CODIGO,
  nome: 'Ana',
  cpf: '52998224725',
  telefone: null,
  estrangeiro: false,
  cidade: null,
  parceiro: null,
}
const tutor = (campos: { nome?: string; versao?: number }) => exemplo('POST /tutor', { ...TUTOR, ...campos })

/** Opened over a search, with what was typed in it; the record is created and held until `soltar`. */
async function abrirEMandar() {
  entrarComo('CLIENTE')
  const escolhidos: string[] = []
  const fechados: null[] = []
  servidor.responde('GET /tutor', exemplo('GET /tutor'))
  servidor.responde('POST /tutor', tutor({ versao: 1 }))
  const soltar = servidor.segura('POST /tutor')
  const janela = () => (
    <TutorDialogo
      digitado="Ana"
      aoEscolher={({ nome }) => escolhidos.push(nome)}
      aoFechar={() => fechados.push(null)}
    />
  )
  const router = createRouter({ routeTree: createRootRoute({ component: janela }), history: createMemoryHistory() })
  await desenhar(<RouterProvider router={router as never} />)
  const nome = page.getByRole('textbox', { name: /^Nome/ })
  await nome.click()
  await userEvent.keyboard('{End}{Control>}s{/Control}')
  await expect.poll(() => servidor.pedidos('POST /tutor')).toHaveLength(1)
  return { nome, soltar, escolhidos, fechados }
}

it('cadastrado, escolhe e se despede', async () => {
  const { soltar, escolhidos, fechados } = await abrirEMandar()
  soltar()
  await expect.poll(() => [escolhidos, fechados]).toEqual([['Ana'], []])
})

it('o que se digita enquanto ele é cadastrado fica na janela, por salvar, com o cursor onde estava', async () => {
  const { nome, soltar, escolhidos, fechados } = await abrirEMandar()
  await userEvent.keyboard(' Mar')
  soltar()
  await expect.element(page.getByText(/menos o que você digitou depois/)).toBeVisible()
  await userEvent.keyboard('ia')
  await expect.element(nome).toHaveValue('Ana Maria')
  expect([escolhidos, fechados]).toEqual([[], []])
  servidor.responde('PUT /tutor/:codigo', tutor({ nome: 'Ana Maria', versao: 2 }))
  await page.getByRole('button', { name: 'Salvar tutor' }).click()
  await expect
    .poll(() => servidor.pedidos('PUT /tutor/:codigo'))
    .toMatchObject([{ codigo: CODIGO, versao: 1, nome: 'Ana Maria' }])
  await expect.poll(() => [escolhidos, fechados]).toEqual([['Ana Maria'], []])
  expect(servidor.pedidos('POST /tutor')).toHaveLength(1)
})

it('fechada sem salvar o que veio depois, escolhe quem já está no cadastro', async () => {
  const { soltar, escolhidos, fechados } = await abrirEMandar()
  await userEvent.keyboard(' Mar')
  soltar()
  await expect.element(page.getByText(/menos o que você digitou depois/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Fechar sem salvar' }).click()
  await expect.poll(() => [escolhidos, fechados]).toEqual([['Ana'], []])
})
