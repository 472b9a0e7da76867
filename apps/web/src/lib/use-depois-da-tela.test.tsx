import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { parte } from '../ui/parte.tsx'
import { codigoACaminho } from './codigo-a-caminho.ts'
import { useDepoisDaTela } from './use-depois-da-tela.ts'

const Ao = () => <output>{useDepoisDaTela() ? 'depois' : 'antes'}</output>

/** What begins once the screen is there, beside a screen whose data and code come when the test says. */
function montar() {
  const [dados, codigo] = [Promise.withResolvers<string>(), Promise.withResolvers<() => string>()]
  const Parte = parte(() => codigo.promise)
  function Tela() {
    const { data } = useQuery({ queryKey: ['tela'], queryFn: () => dados.promise })
    return <p>{data}</p>
  }
  const tela = render(
    <QueryClientProvider client={new QueryClient()}>
      <Tela />
      <Parte />
      <Ao />
    </QueryClientProvider>,
  )
  return { tela, dados, codigo }
}

const passado = () => new Promise((seguir) => setTimeout(seguir, 400))

it('o que fica ao lado espera os dados e o código da tela, em qualquer ordem', async () => {
  for (const primeiro of ['dados', 'codigo'] as const) {
    const { tela, dados, codigo } = montar()
    const { getByRole, unmount } = await tela
    const chegar = { dados: () => dados.resolve('linhas'), codigo: () => codigo.resolve(() => 'parte') }
    await passado()
    await expect.element(getByRole('status')).toHaveTextContent('antes')
    chegar[primeiro]()
    await passado()
    await expect.element(getByRole('status')).toHaveTextContent('antes')
    chegar[primeiro === 'dados' ? 'codigo' : 'dados']()
    await expect.element(getByRole('status')).toHaveTextContent('depois')
    await unmount()
  }
})

it('um código que não veio não deixa o resto esperando', async () => {
  const { tela, dados, codigo } = montar()
  const { getByRole } = await tela
  dados.resolve('linhas')
  await expect.poll(() => codigoACaminho.ha()).toBe(true)
  codigo.reject(new TypeError('Failed to fetch'))
  await expect.poll(() => codigoACaminho.ha()).toBe(false)
  await expect.element(getByRole('status')).toHaveTextContent('depois')
})
