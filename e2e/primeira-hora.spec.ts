import { generateCnpj } from '@brazilian-utils/brazilian-utils'
import sharp from 'sharp'
import { expect, test, vigiar, type Page } from './apoio.ts'
import {
  aceitarConvite,
  cadastrar,
  chamar,
  confirmarEmail,
  emailDe,
  entrarCom,
  linkDaCarta,
  receberConvite,
  SENHA_NOVA,
  tokenDe,
} from './apoio-da-conta.ts'

// A company that is born now: its owner signs up, calls the people in, each does a first task, and the checklist goes with
// the first signed laudo.

const LISTA = 'Do cadastro ao primeiro laudo'
const CLINICA = 'Clínica da Primeira Hora'
const ESPECIALISTA = 'Dra. Nina Castelo'
const [RITA, NINA, CLARA] = ['Rita Alvarenga', 'Nina Castelo', 'Clara Monteiro']

async function nascer(page: Page): Promise<void> {
  const email = emailDe('dona')
  await page.goto('/teste-gratis')
  await cadastrar(page, { nome: 'Marília Nogueira', empresa: 'Ecopet da Hora', email }, 'Começar o teste')
  await confirmarEmail(page, email)
  await entrarCom(page, email)
  await expect(page.getByRole('heading', { name: LISTA })).toBeVisible()
  await expect(page.getByText('0 de 7 passos')).toBeVisible()
}

/** The registries that the invitations are bound to. */
async function cadastros(page: Page) {
  const { itens: especialidades } = await chamar(page, 'get', '/especialidade?busca=Diagnóstico por imagem')
  const especialista = await chamar(page, 'post', '/especialista', {
    nome: ESPECIALISTA,
    crmvUf: 'SP',
    crmvNumero: String(Date.now()).slice(-6),
    especialidade: especialidades[0].codigo,
  })
  const parceiro = await chamar(page, 'post', '/parceiro', {
    nome: CLINICA,
    razaoSocial: `${CLINICA} Ltda`,
    documento: generateCnpj(),
  })
  return { especialista: especialista.codigo as string, parceiro: parceiro.codigo as string }
}

/** Opens a screen, invites without an e-mail and answers the link to be sent. */
async function convidarPorLink(page: Page, endereco: string): Promise<string> {
  await page.goto(endereco)
  await page.getByRole('button', { name: 'Convidar', exact: true }).first().click()
  const dialogo = page.getByRole('dialog', { name: 'Convidar' })
  await dialogo.getByRole('textbox', { name: 'E-mail' }).fill('')
  await dialogo.getByRole('button', { name: 'Convidar' }).click()
  const codigo = page.getByRole('dialog', { name: 'Envie o convite' }).locator('code')
  await expect(codigo).toBeVisible()
  return (await codigo.textContent()) ?? ''
}

/** From the link that was sent to the first screen. */
async function chegar(page: Page, link: string, nome: string): Promise<void> {
  const email = emailDe(nome.split(' ')[0]?.toLowerCase() ?? '')
  await receberConvite(page, link, { nome, email })
  await aceitarConvite(page, await linkDaCarta(page, email))
  await entrarCom(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function abrirExame(page: Page, paciente: string): Promise<void> {
  const [{ itens: especies }, { itens: racas }] = [
    await chamar(page, 'get', '/especie?busca=Canina'),
    await chamar(page, 'get', '/raca?busca=SRD'),
  ]
  const especie = especies[0].codigo
  const raca = racas.find((uma: { especie: { codigo: string } }) => uma.especie.codigo === especie).codigo
  const tutor = await chamar(page, 'post', '/tutor', { nome: 'Joana Prado', telefone: '(11) 98765-4321' })
  await chamar(page, 'post', '/animal', { nome: paciente, especie, raca, sexo: 'FEMEA', tutor: tutor.codigo })
  const escolher = async (rotulo: string, digitar: string, opcao: RegExp) => {
    await page.getByRole('combobox', { name: rotulo }).fill(digitar)
    await page.getByRole('option', { name: opcao }).first().click()
  }
  await page.goto('/atendimento?novo=1')
  await escolher('Paciente', paciente, new RegExp(paciente))
  await escolher('Incluir exame', 'ultrassom abd', /Ultrassom abdominal/)
  await escolher('Clínica parceira', 'Primeira', new RegExp(CLINICA))
  await escolher('Especialista', 'Nina', /Nina/)
  await page.getByRole('button', { name: 'Abrir atendimento' }).click()
  await page.getByRole('button', { name: 'Iniciar', exact: true }).click()
  await expect(page.getByText('Em andamento').first()).toBeVisible()
}

async function laudar(page: Page, paciente: string): Promise<void> {
  await page.goto('/dashboard')
  await page
    .getByRole('listitem')
    .filter({ hasText: paciente })
    .getByRole('link', { name: /Escrever/ })
    .click()
  // The text speaks of dimensions: one of them was measured.
  const rins = page.getByRole('region', { name: 'Rins' })
  await rins.getByRole('textbox', { name: 'Comprimento do rim (lado esquerdo)' }).fill('5,2')
  await page.getByRole('textbox', { name: 'Texto da impressão diagnóstica' }).click()
  await page.keyboard.type('Exame sem alterações ultrassonográficas.')
  const trilho = page.getByRole('navigation', { name: 'Seções do laudo' })
  await trilho.getByRole('button', { name: /Confirmar as demais/ }).click()
  await expect(trilho.getByText(/^(\d+) de \1 prontas$/)).toBeVisible()
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  await page.getByRole('button', { name: 'Assinar', exact: true }).click()
  const dialogo = page.getByRole('dialog', { name: 'Assinar o laudo' })
  await dialogo.getByRole('checkbox', { name: /^Li o/ }).check()
  await dialogo.getByLabel('Sua senha').fill(SENHA_NOVA)
  await dialogo.getByRole('button', { name: /^Assinar/ }).click()
  await expect(dialogo).toBeHidden()
  await expect(page.getByText(/assinatura eletrônica simples/).first()).toBeVisible()
}

/** Looked at the prices, and gave the brand: the two steps that nobody was invited for. */
async function fecharLista(page: Page): Promise<void> {
  const { itens } = await chamar(page, 'get', '/servico?limite=1')
  const { especialidade, ...servico } = await chamar(page, 'get', `/servico/${itens[0].codigo}`)
  const preco = { ...servico, especialidade: especialidade?.codigo ?? null, precoCentavos: 12_300 }
  await chamar(page, 'put', `/servico/${itens[0].codigo}`, preco)
  const { cidade, ...empresa } = await chamar(page, 'get', '/cliente/proprio')
  const endereco = { cep: '01310-100', logradouro: 'Av. Paulista', numero: '1000', bairro: 'Bela Vista' }
  await chamar(page, 'put', '/cliente/proprio', { ...empresa, ...endereco, cidade: cidade?.codigo ?? null })
  const buffer = await sharp({ create: { width: 200, height: 80, channels: 3, background: '#226655' } })
    .png()
    .toBuffer()
  const logo = await page.request.post('/api/cliente/proprio/logo', {
    headers: { authorization: `Bearer ${await tokenDe(page)}` },
    multipart: { arquivo: { name: 'logo.png', mimeType: 'image/png', buffer } },
  })
  expect(logo.ok(), await logo.text()).toBe(true)
}

test('do cadastro ao primeiro laudo lido pela clínica, cada um pela sua porta', async ({ page, browser }) => {
  const conferir = vigiar(page)
  const paciente = `Pipoca ${Date.now()}`
  await nascer(page)
  const { especialista, parceiro } = await cadastros(page)
  const links = [
    await convidarPorLink(page, '/empresa/equipe'),
    await convidarPorLink(page, `/cadastro/especialista?codigo=${especialista}`),
    await convidarPorLink(page, `/cadastro/parceiro?codigo=${parceiro}`),
  ] as const
  const [rita, nina, clara] = await Promise.all(
    [RITA, NINA, CLARA].map(async (nome, i) => {
      const nova = await (await browser.newContext()).newPage()
      await chegar(nova, links[i] ?? '', nome)
      return nova
    }),
  )
  if (rita === undefined || nina === undefined || clara === undefined) throw new Error('somebody did not come')

  await page.goto('/dashboard')
  await expect(page.getByText('3 de 7 passos')).toBeVisible()
  await abrirExame(rita, paciente)
  await laudar(nina, paciente)
  await clara.goto('/dashboard')
  await clara
    .getByRole('link', { name: new RegExp(`${paciente}, Ultrassom`) })
    .first()
    .click()
  await expect(clara.getByText('Exame sem alterações ultrassonográficas.').first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('5 de 7 passos')).toBeVisible()
  await fecharLista(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Hoje na agenda')).toBeVisible()
  await expect(page.getByRole('heading', { name: LISTA })).toHaveCount(0)
  conferir()
})
