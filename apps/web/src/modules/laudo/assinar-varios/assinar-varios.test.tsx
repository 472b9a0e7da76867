import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const codigo = (n: number) => `01990000-0000-7000-8000-0000000000d${n}`
const PRONTO = { lido: true, erros: 0, avisos: 0, autor: null, parceiro: 'Clínica Vila', versao: 4, edicao: 1 }
const ITENS = [
  { ...PRONTO, codigo: codigo(1), animal: 'Amora', numero: 7 },
  { ...PRONTO, codigo: codigo(2), animal: 'Tobias', numero: 8, parceiro: null, autor: 'Helena Prado' },
  { ...PRONTO, codigo: codigo(3), animal: 'Nina', numero: 9, erros: 2 },
  { ...PRONTO, codigo: codigo(4), animal: 'Zeca', numero: 10, lido: false, autor: 'Helena Prado' },
  { ...PRONTO, codigo: codigo(5), animal: 'Bento', numero: 11, avisos: 1 },
]
const janela = () => page.getByRole('dialog', { name: 'Assinar vários laudos' })
const marca = (animal: string) => janela().getByRole('checkbox', { name: new RegExp(animal) })
const pedidos = () => servidor.pedidos('POST /laudo/:codigo/assinar')

/** As the server gives them: due first, ready or not. */
async function abrirJanela(itens: readonly object[] = ITENS.toReversed()) {
  servidor.responde('GET /laudo', exemplo('GET /laudo'))
  servidor.responde(
    'GET /laudo/a-assinar',
    exemplo('GET /laudo/a-assinar', { itens: itens as typeof ITENS, total: itens.length }),
  )
  await abrir('/laudo', 'ESPECIALISTA')
  await page.getByRole('button', { name: 'Assinar vários' }).click()
}

it('só se marca o que foi lido e passa na conferência; os outros dizem o que falta', async () => {
  await abrirJanela()
  await expect.element(marca('Amora')).toBeChecked()
  await expect.element(marca('Tobias')).toBeChecked()
  for (const animal of ['Nina', 'Zeca', 'Bento']) await expect.element(marca(animal)).toBeDisabled()
  for (const falta of [/^2 erros na conferência/, /^Você ainda não o abriu/, /^1 aviso na conferência/])
    await expect.element(janela().getByText(falta)).toBeVisible()
  await expect.poll(() => janela().getByRole('listitem').first().element().textContent).toContain('Tobias')
  await marca('Tobias').click()
  await expect.element(janela().getByRole('button', { name: 'Assinar 1 laudo' })).toBeVisible()
})

it('assina um de cada vez, cada um na versão que se leu; entrega só o de uma clínica', async () => {
  await abrirJanela()
  await janela()
    .getByLabelText(/Sua senha/)
    .fill('segredo')
  servidor.responde('POST /laudo/:codigo/assinar', { codigoVerificacao: 'VLM-AAAA-BBBB-CC', versao: 5 })
  await janela().getByRole('button', { name: 'Assinar 2 laudos' }).click()
  await expect.element(janela().getByText('2 laudos assinados.')).toBeVisible()
  const comum = { versao: 4, senha: 'segredo', aceitarAvisos: false, respostaAosAvisos: null }
  expect(pedidos()).toEqual([
    { ...comum, codigo: codigo(2), entregar: false },
    { ...comum, codigo: codigo(1), entregar: true },
  ])
})

it('o que o servidor recusa é dito na sua linha', async () => {
  servidor.recusa('POST /laudo/:codigo/assinar', 'CONFLITO_DE_VERSAO', { mensagem: 'Outra pessoa o mudou agora.' })
  await abrirJanela(ITENS.slice(0, 1))
  await janela()
    .getByLabelText(/Sua senha/)
    .fill('segredo')
  await janela().getByRole('button', { name: 'Assinar 1 laudo' }).click()
  await expect.element(janela().getByText('0 laudos assinados.')).toBeVisible()
  await expect.element(janela().getByText('Outra pessoa o mudou agora.')).toBeVisible()
})

it('a senha errada para no primeiro e é dita no campo', async () => {
  servidor.recusa('POST /laudo/:codigo/assinar', 'SENHA_NAO_CONFERE', { campos: { senha: 'A senha não confere.' } })
  await abrirJanela()
  await janela()
    .getByLabelText(/Sua senha/)
    .fill('errada')
  await janela().getByRole('button', { name: 'Assinar 2 laudos' }).click()
  await expect.element(janela().getByText('A senha não confere.').first()).toBeVisible()
  expect(pedidos()).toHaveLength(1)
})

it('sem nada a assinar diz o que aparece aqui', async () => {
  await abrirJanela([])
  await expect.element(janela().getByText('Nada espera a sua assinatura')).toBeVisible()
})

it('quem não assina não tem o botão', async () => {
  servidor.responde('GET /laudo', exemplo('GET /laudo'))
  await abrir('/laudo', 'CLIENTE')
  await expect.element(page.getByRole('link', { name: 'Novo laudo' }).first()).toBeVisible()
  expect(page.getByRole('button', { name: 'Assinar vários' }).query()).toBeNull()
})
