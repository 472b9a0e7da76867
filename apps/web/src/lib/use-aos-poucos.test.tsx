import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { useAosPoucos } from './use-aos-poucos.ts'

const passos: number[] = []

function Linhas({ itens }: { itens: readonly string[] }) {
  const desenhados = useAosPoucos(itens, 2)
  if (passos.at(-1) !== desenhados.length) passos.push(desenhados.length)
  return (
    <ul>
      {desenhados.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

it('desenha alguns de cada vez, em ordem, e de uma vez o que se acrescenta depois', async () => {
  const itens = ['a', 'b', 'c', 'd', 'e']
  const { getByRole, rerender } = await render(<Linhas itens={itens} />)
  await expect.poll(() => getByRole('listitem').all().length).toBe(5)
  expect(passos).toEqual([2, 4, 5])
  passos.length = 0
  await rerender(<Linhas itens={[...itens, 'f', 'g', 'h', 'i']} />)
  expect(passos).toEqual([9])
})
