import { normalizarCnpj } from '@vetlume/dominio/formatos'
import sharp from 'sharp'
import { conferirAcessibilidade, entrar, escolherArquivos, expect, test, vigiar, type Page } from './apoio.ts'

// A stranger becomes a company that works, alone: from the sign-up to the first signed laudo.

const SENHA = 'Farofa-Laudo-42'
const DONA = 'Beatriz Nogueira'
const PACIENTE = 'Farofa'
const TOTAL = 7

/** A company signs up once: each run is another one. */
function cnpjNovo(): string {
  const base = String(Date.now()).slice(-12)
  const digitos = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))
  return digitos.map((dois) => normalizarCnpj(base + dois)).find((cnpj) => cnpj !== null) ?? ''
}

const passos = (page: Page) => page.getByRole('region', { name: 'Do cadastro ao primeiro laudo' })

/** The panel says how many steps are done by now, and the next one opens where it is done. */
async function seguirPasso(page: Page, feitos: number, nome: RegExp): Promise<void> {
  await page.goto('/dashboard')
  await expect(passos(page).getByText(`${feitos} de ${TOTAL} passos`)).toBeVisible()
  await passos(page).getByRole('link', { name: nome }).click()
}

/** Types into an autocomplete and takes the option that has `texto`. */
async function escolher(page: Page, rotulo: string, digitar: string, texto: string | RegExp = digitar): Promise<void> {
  await page.getByRole('combobox', { name: rotulo }).fill(digitar)
  await page.getByRole('option', { name: texto }).first().click()
}

async function selecionar(page: Page, rotulo: string, opcao: string): Promise<void> {
  await page.getByRole('combobox', { name: rotulo }).click()
  await page.getByRole('option', { name: opcao, exact: true }).click()
}

async function cadastrarSe(page: Page, email: string): Promise<void> {
  await page.goto('/teste-gratis')
  await page.getByLabel('Seu nome').fill(DONA)
  await page.getByLabel('Empresa ou clínica').fill('Imagem Vet da Prova')
  await page.getByLabel('CPF ou CNPJ').fill(cnpjNovo())
  await page.getByLabel('Telefone').fill('(11) 98765-4321')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Começar o teste' }).click()
  await expect(page).toHaveURL(/\/sucesso-cadastro/)
}

/** The link of the letter, as the operator reads it in an installation from which no mail leaves. */
async function linkDaCarta(page: Page, email: string): Promise<string> {
  await entrar(page, 'admin@demo.vet')
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('button').first().click()
  const confirmar = page.getByRole('dialog').getByRole('link', { name: /onfirm/ })
  await expect(confirmar).toBeVisible()
  return (await confirmar.getAttribute('href')) ?? ''
}

async function confirmarEEntrar(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await page.getByRole('link', { name: 'Entrar', exact: true }).click()
  await page.getByLabel('E-mail ou CPF').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(passos(page).getByText(`0 de ${TOTAL} passos`)).toBeVisible()
}

async function darMarca(page: Page): Promise<void> {
  const logo = await sharp({ create: { width: 320, height: 120, channels: 3, background: '#0f6e6e' } })
    .png()
    .toBuffer()
  await escolherArquivos(page, () => page.getByRole('button', { name: /Enviar logotipo/ }).click(), [
    { name: 'logo.png', mimeType: 'image/png', buffer: logo },
  ])
  await expect(page.getByRole('button', { name: /Trocar logotipo/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'CEP' }).fill('01310-100')
  await page.getByRole('textbox', { name: 'Rua ou avenida' }).fill('Avenida Paulista')
  await page.getByRole('textbox', { name: 'Número', exact: true }).fill('1000')
  await page.getByRole('textbox', { name: 'Bairro' }).fill('Bela Vista')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Dados da empresa salvos.')).toBeVisible()
}

async function cadastrarEspecialista(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(DONA)
  await page.getByRole('textbox', { name: 'Número do CRMV' }).fill('54321')
  // Without it, each exam would ask why it is this person.
  await escolher(page, 'Especialidade principal', 'Diag', 'Diagnóstico por imagem')
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText('CRMV-SP 54321').first()).toBeVisible()
}

async function dizerQuemAssina(page: Page): Promise<void> {
  await expect(page.getByText(/Ninguém assina por este especialista/)).toBeVisible()
  await conferirAcessibilidade(page, 'quem assina')
  await page.getByRole('button', { name: 'Sou eu' }).click()
  await page.getByRole('button', { name: 'Sim, sou eu' }).click()
  await expect(page.getByText(`${DONA} entra e assina como ${DONA}.`)).toBeVisible()
}

async function cadastrarClinica(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nome fantasia' }).fill('Bicho Bom')
  await page.getByRole('textbox', { name: 'Razão social' }).fill('Bicho Bom Ltda.')
  await page.getByRole('textbox', { name: 'CNPJ ou CPF' }).fill('11.222.333/0001-81')
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill('laudos@bichobom.vet')
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bicho Bom' })).toBeVisible()
}

async function porPreco(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ultrassom abdominal' }).first().click()
  await page.getByRole('textbox', { name: 'Preço', exact: true }).fill('250,00')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText(/salv/i).first()).toBeVisible()
}

/** The patient and its tutor are created on the way; the tutor does not know the CPF by heart. */
async function abrirExame(page: Page): Promise<void> {
  await escolher(page, 'Paciente', PACIENTE, /Cadastrar paciente/)
  const paciente = page.getByRole('dialog', { name: 'Novo paciente' })
  await escolher(page, 'Tutor', 'Caio Sem Documento', /Cadastrar tutor/)
  const tutor = page.getByRole('dialog', { name: 'Novo tutor' })
  await expect(tutor.getByText(/Pode ficar para depois/)).toBeVisible()
  await tutor.getByRole('button', { name: 'Cadastrar tutor' }).click()
  await expect(tutor).toBeHidden()
  await selecionar(page, 'Espécie', 'Canina')
  await selecionar(page, 'Sexo', 'Macho')
  await paciente.getByRole('button', { name: 'Cadastrar paciente' }).click()
  await expect(paciente).toBeHidden()
  await page.getByLabel('Peso agora').fill('8,4')
  await escolher(page, 'Incluir exame', 'ultrassom abd', /Ultrassom abdominal/)
  await escolher(page, 'Clínica parceira', 'Bicho', 'Bicho Bom')
  await escolher(page, 'Especialista', 'Beatriz', DONA)
  await expect(page.getByText(/250,00/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Abrir atendimento' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Atendimento/)
  await page.getByRole('button', { name: 'Iniciar', exact: true }).click()
  await expect(page.getByText('Em andamento').first()).toBeVisible()
}

async function escreverEAssinar(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /laudo/i })
    .or(page.getByRole('button', { name: /laudo/i }))
    .filter({ hasText: /Escrever|Começar|Iniciar|Novo/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/laudo\/editar\?codigo=/)
  await page.getByRole('textbox', { name: 'Comprimento do rim (lado esquerdo)' }).fill('5,2')
  await page.getByRole('textbox', { name: 'Texto da impressão diagnóstica' }).click()
  await page.keyboard.type('Exame sem alterações ultrassonográficas.')
  await page
    .getByRole('navigation', { name: 'Seções do laudo' })
    .getByRole('button', { name: /Confirmar as demais/ })
    .click()
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  await page.getByRole('button', { name: 'Assinar', exact: true }).click()
  const dialogo = page.getByRole('dialog', { name: 'Assinar o laudo' })
  const avisos = dialogo.getByRole('checkbox', { name: /^Li o/ })
  await expect(dialogo.getByLabel('Sua senha')).toBeVisible()
  if (await avisos.isVisible()) {
    await avisos.check()
    await dialogo.getByRole('textbox', { name: /Observação sobre os avisos/ }).fill('Medida feita só do rim esquerdo.')
  }
  await dialogo.getByLabel('Sua senha').fill(SENHA)
  await dialogo.getByRole('button', { name: /^Assinar/ }).click()
  await expect(dialogo).toBeHidden()
  await expect(page.getByText('CPF não informado').first()).toBeVisible()
}

test('do cadastro ao primeiro laudo assinado, sem ninguém ajudar', async ({ browser }) => {
  test.setTimeout(600_000)
  const email = `beatriz-${Date.now()}@prova.vet`
  const aba = async () => (await browser.newContext()).newPage()
  const page = await aba()
  const conferir = vigiar(page, [/4\d\d/])
  await cadastrarSe(page, email)
  await confirmarEEntrar(page, await linkDaCarta(await aba(), email), email)
  await conferirAcessibilidade(page, 'painel de uma empresa nova')
  await passos(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(passos(page).getByRole('link')).toHaveCount(0)
  await passos(page).getByRole('button', { name: 'Mostrar' }).click()

  await seguirPasso(page, 0, /Marca e papel/)
  await darMarca(page)
  await seguirPasso(page, 1, /Especialista/)
  await cadastrarEspecialista(page)
  await seguirPasso(page, 2, /Quem assina/)
  await dizerQuemAssina(page)
  await seguirPasso(page, 3, /Clínica parceira/)
  await cadastrarClinica(page)
  await seguirPasso(page, 4, /Seus preços/)
  await porPreco(page)
  await seguirPasso(page, 5, /Primeiro exame/)
  await abrirExame(page)
  await seguirPasso(page, 6, /Primeiro laudo/)
  await escreverEAssinar(page)

  await page.goto('/dashboard')
  await expect(page.getByText('Laudos a escrever')).toBeVisible()
  await expect(passos(page)).toHaveCount(0)
  conferir()
})
