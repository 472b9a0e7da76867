import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { desenhar } from '../../../../teste/tela.tsx'
import { DisposicaoNoPapel } from './disposicao-no-papel.tsx'

it('cada escolha muda só o seu; um modelo de antes não tem nenhuma', async () => {
  const aoMudar = vi.fn<(impressao: object) => void>()
  await desenhar(<DisposicaoNoPapel aoMudar={aoMudar} />)
  const grupo = page.getByRole('group', { name: 'Disposição no papel' })
  for (const opcao of grupo.getByRole('checkbox').elements()) expect(opcao).not.toBeChecked()
  await grupo.getByRole('checkbox', { name: /Resumo/ }).click()
  expect(aoMudar).toHaveBeenLastCalledWith({ conclusaoPrimeiro: false, resumo: true, exame: false })
})
