import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desenhar } from '../../teste/tela.tsx'
import { avisar, fila } from './avisar.ts'

const aviso = (texto: string) => page.getByText(texto)
const quantos = () => fila.ler().length

beforeEach(async () => {
  await desenhar(<button>Salvar</button>)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  fila.mudar(() => [])
})

it('some depois de cinco segundos, e o que deu errado ou se desfaz, de nove', async () => {
  avisar.sucesso('Salvo.')
  await expect.element(aviso('Salvo.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(4_900)
  expect(quantos()).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(quantos()).toBe(0)
  avisar.erro('Não salvou.')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Não salvou.')
  await vi.advanceTimersByTimeAsync(8_900)
  expect(quantos()).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(quantos()).toBe(0)
})

it('o tempo não corre enquanto alguém está nele', async () => {
  avisar.sucesso('Apagado.', { rotulo: 'Desfazer', executar: () => undefined })
  const desfazer = page.getByRole('button', { name: 'Desfazer' })
  await expect.element(desfazer).toBeVisible()
  ;(desfazer.element() as HTMLElement).focus()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(quantos()).toBe(1)
  ;(desfazer.element() as HTMLElement).blur()
  await vi.advanceTimersByTimeAsync(9_100)
  expect(quantos()).toBe(0)
})

it('Esc o fecha, e a ação dele é feita uma vez e o fecha', async () => {
  avisar.informacao('Veja.')
  await expect.element(aviso('Veja.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(quantos()).toBe(0)
  const desfazer = vi.fn<() => void>()
  avisar.sucesso('Apagado.', { rotulo: 'Desfazer', executar: desfazer })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  expect(desfazer).toHaveBeenCalledTimes(1)
  expect(quantos()).toBe(0)
})
