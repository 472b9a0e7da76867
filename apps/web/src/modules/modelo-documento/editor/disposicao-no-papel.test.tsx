import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { desenhar } from '../../../../teste/tela.tsx'
import { DisposicaoNoPapel } from './disposicao-no-papel.tsx'

const SECOES = [
  { id: 'projecoes', titulo: 'Projeções e técnica' },
  { id: 'vazia', titulo: ' ' },
]

it('cada escolha muda só o seu; um modelo de antes não tem nenhuma', async () => {
  const aoMudar = vi.fn<(impressao: object) => void>()
  await desenhar(<DisposicaoNoPapel secoes={SECOES} aoMudar={aoMudar} />)
  const grupo = page.getByRole('group', { name: 'Disposição no papel' })
  for (const opcao of grupo.getByRole('checkbox').elements()) expect(opcao).not.toBeChecked()
  await grupo.getByRole('checkbox', { name: /Resumo/ }).click()
  expect(aoMudar).toHaveBeenLastCalledWith({ conclusaoPrimeiro: false, resumo: true, exame: false })
})

it('a técnica é de uma seção, só dos arquivos, ou de nenhum', async () => {
  const aoMudar = vi.fn<(impressao: object) => void>()
  const impressao = { conclusaoPrimeiro: true, resumo: false, exame: false, tecnica: { secao: 'projecoes' } }
  await desenhar(<DisposicaoNoPapel secoes={SECOES} impressao={impressao} aoMudar={aoMudar} />)
  const tecnica = page.getByRole('combobox', { name: 'Técnica, nos dados do exame' })
  await expect.element(tecnica).toHaveValue('projecoes')
  expect(tecnica.getByRole('option').elements()).toHaveLength(3)
  await tecnica.selectOptions('Projeções, kV e mAs dos arquivos')
  expect(aoMudar).toHaveBeenLastCalledWith({ ...impressao, tecnica: { secao: null } })
  await tecnica.selectOptions('Não: fica na seção em que for escrita')
  const { tecnica: _, ...semTecnica } = impressao
  expect(aoMudar).toHaveBeenLastCalledWith(semTecnica)
})
