import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import {
  conferirAcessibilidade,
  entrar,
  entrarPelaTela,
  escolherArquivos,
  expect,
  SENHA,
  test,
  vigiar,
  type Page,
} from './apoio.ts'

// The whole main job, once, by four people in four browsers: the company opens, the specialist writes and signs,
// anybody verifies, the partner clinic reads and pays.

const TUTORA = 'Joana D’Ávila Ñandú'
const PACIENTE = 'Pipoca da Prova'
const CLINICA = 'Clínica Veterinária X'

const imagem = (cor: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: cor } })
    .jpeg()
    .toBuffer()

/** Types into an autocomplete and takes the option that has `texto`. */
async function escolher(page: Page, rotulo: string, digitar: string, texto: string | RegExp = digitar): Promise<void> {
  await page.getByRole('combobox', { name: rotulo }).fill(digitar)
  await page.getByRole('option', { name: texto }).first().click()
}

/** Opens a list of fixed options and takes one. */
async function selecionar(page: Page, rotulo: string, opcao: string): Promise<void> {
  await page.getByRole('combobox', { name: rotulo }).click()
  await page.getByRole('option', { name: opcao, exact: true }).click()
}

async function criarAtendimento(page: Page): Promise<string> {
  await entrarPelaTela(page, 'cliente@demo.vet')
  await page.getByRole('link', { name: 'Novo atendimento' }).click()
  await expect(page.getByRole('combobox', { name: 'Paciente' })).toBeVisible()
  await conferirAcessibilidade(page, 'novo atendimento')

  // Neither the patient nor the tutor exists: both are created without leaving the form.
  await escolher(page, 'Paciente', PACIENTE, /Cadastrar paciente/)
  const paciente = page.getByRole('dialog', { name: 'Novo paciente' })
  await expect(paciente.getByRole('textbox', { name: 'Nome' })).toHaveValue(PACIENTE)
  await escolher(page, 'Tutor', TUTORA, /Cadastrar tutor/)
  const tutor = page.getByRole('dialog', { name: 'Novo tutor' })
  await tutor.getByRole('textbox', { name: 'CPF' }).fill('111.444.777-34')
  await tutor.getByRole('button', { name: 'Cadastrar tutor' }).click()
  await expect(tutor.getByText(/CPF inválido/)).toBeVisible()
  await tutor.getByRole('textbox', { name: 'CPF' }).fill('111.444.777-35')
  await tutor.getByRole('textbox', { name: 'Telefone', exact: true }).fill('(11) 98765-4321')
  await tutor.getByRole('button', { name: 'Cadastrar tutor' }).click()
  await expect(tutor).toBeHidden()
  await selecionar(page, 'Espécie', 'Canina')
  await escolher(page, 'Raça', 'SRD')
  await selecionar(page, 'Sexo', 'Fêmea')
  await paciente.getByRole('button', { name: 'Cadastrar paciente' }).click()
  await expect(paciente).toBeHidden()

  await page.getByLabel('Peso agora').fill('8,4')
  await escolher(page, 'Incluir exame', 'ultrassom abd', /Ultrassom abdominal/)
  await escolher(page, 'Clínica parceira', 'Veterinária X', CLINICA)
  await escolher(page, 'Especialista', 'Helena', /Helena/)
  await page.getByLabel('Suspeita clínica').fill('Vômito há três dias')
  await expect(
    page
      .getByRole('complementary')
      .or(page.getByRole('region', { name: 'Preço' }))
      .getByText(/R\$/)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Abrir atendimento' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Atendimento/)
  // A laudo is due once its exam began.
  await page.getByRole('button', { name: 'Iniciar', exact: true }).click()
  await expect(page.getByText('Em andamento').first()).toBeVisible()
  return page.url()
}

/** The exam's laudo, from the dashboard of the specialist to the editor. */
async function abrirEditor(page: Page): Promise<void> {
  await entrarPelaTela(page, 'especialista@demo.vet')
  await page
    .getByRole('listitem')
    .filter({ hasText: PACIENTE })
    .getByRole('link', { name: /Escrever/ })
    .click()
  await expect(page).toHaveURL(/\/laudo\/editar\?codigo=/)
  await expect(page.getByRole('region', { name: 'Bexiga urinária' })).toBeVisible()
  await conferirAcessibilidade(page, 'editor de laudo')
}

async function preencher(page: Page): Promise<void> {
  const rins = page.getByRole('region', { name: 'Rins' })
  const esquerdo = rins.getByRole('textbox', { name: 'Comprimento do rim (lado esquerdo)' })
  // A measure in the wrong unit, an unknown variable and no conclusion: each is found before the signature.
  await esquerdo.fill('52')
  await rins.getByRole('textbox', { name: 'Diâmetro da aorta abdominal' }).fill('0,70')
  const bexiga = page.getByRole('textbox', { name: 'Texto de Bexiga urinária' })
  await bexiga.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' {{animal.apelido}} ')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: /Conferir/ }).click()
  const conferencia = page.getByRole('tabpanel', { name: /Conferir/ })
  await expect(conferencia.getByText(/conclusão/)).toBeVisible()
  await expect(conferencia.getByText(/animal\.apelido/)).toBeVisible()
  await expect(conferencia.getByText(/rim/i).first()).toBeVisible()

  await esquerdo.fill('5,2')
  await expect(rins.getByRole('textbox', { name: 'Relação rim : aorta (lado esquerdo)' })).toHaveValue('7,43')
  await bexiga.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Bexiga repleta, de paredes finas e conteúdo anecogênico em {{animal.nome}}')
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: 'Texto da impressão diagnóstica' }).click()
  await page.keyboard.type('Exame sem alterações ultrassonográficas.')
  // What was not edited is still as the model brought it: one by one with the key, the rest with the command.
  const trilho = page.getByRole('navigation', { name: 'Seções do laudo' })
  await expect(conferencia.getByText(/como veio do modelo: Fígado/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Texto de Fígado' }).click()
  await page.keyboard.press('Alt+Enter')
  await expect(page.getByRole('textbox', { name: 'Texto de Vesícula biliar e vias biliares' })).toBeFocused()
  await trilho.getByRole('button', { name: /Confirmar as demais/ }).click()
  await expect(trilho.getByText(/^(\d+) de \1 prontas$/)).toBeVisible()
  await expect(conferencia.getByText(/Impede a assinatura/)).toHaveCount(0)
}

/** Two images, a caption each, and the second one put first with the keyboard. */
async function ilustrar(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /Imagens/ }).click()
  await escolherArquivos(page, () => page.getByRole('button', { name: 'Adicionar imagens' }).first().click(), [
    { name: 'bexiga.jpg', mimeType: 'image/jpeg', buffer: await imagem('#234') },
    {
      name: 'rim.png',
      mimeType: 'image/png',
      buffer: await sharp(await imagem('#456'))
        .png()
        .toBuffer(),
    },
  ])
  const figuras = page.getByRole('list', { name: 'Figuras do laudo' }).getByRole('listitem')
  await expect(figuras).toHaveCount(2)
  await figuras.nth(0).getByRole('textbox').fill('Bexiga, corte longitudinal')
  await figuras.nth(1).getByRole('textbox').fill('Rim esquerdo')
}

async function assinar(page: Page): Promise<void> {
  await expect(page.getByText(/^Salvo às/)).toBeVisible()
  await page.getByRole('button', { name: 'Assinar', exact: true }).click()
  const dialogo = page.getByRole('dialog', { name: 'Assinar o laudo' })
  await dialogo.getByRole('checkbox', { name: /^Li o/ }).check()
  await dialogo.getByRole('textbox', { name: /Observação sobre os avisos/ }).fill('Medidas feitas só dos rins.')
  await dialogo.getByLabel('Sua senha').fill('senha errada')
  await dialogo.getByRole('button', { name: /^Assinar/ }).click()
  await expect(dialogo.getByText(/senha não confere/i)).toBeVisible()
  await dialogo.getByLabel('Sua senha').fill(SENHA)
  await dialogo.getByRole('button', { name: /^Assinar/ }).click()
  await expect(dialogo).toBeHidden()
  await expect(page.getByText(/assinatura eletrônica simples, MP 2.200-2/).first()).toBeVisible()
  await expect(page.getByText(/Assinado com \d+ aviso/)).toBeVisible()
}

/** Downloads the signed PDF and asks the public page about it, whole and with one byte changed. */
async function verificar(leitor: Page, publica: Page): Promise<void> {
  const [descarga] = await Promise.all([
    leitor.waitForEvent('download'),
    leitor.getByRole('button', { name: 'Baixar PDF' }).click(),
  ])
  const pdf = await readFile(await descarga.path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const tocado = Buffer.from(pdf)
  tocado[tocado.length >> 1] = (tocado[tocado.length >> 1] ?? 0) ^ 1
  const soltar = async (buffer: Buffer) => {
    await publica.goto('/verificar')
    await publica.locator('input[type=file]').setInputFiles({ name: 'laudo.pdf', mimeType: 'application/pdf', buffer })
  }
  await soltar(pdf)
  await expect(publica.getByRole('heading', { name: 'Laudo autêntico' })).toBeVisible()
  await conferirAcessibilidade(publica, 'laudo autêntico')
  await soltar(tocado)
  await expect(publica.getByRole('heading', { name: /não/i })).toBeVisible()
  await expect(publica.getByRole('heading', { name: 'Laudo autêntico' })).toHaveCount(0)
}

/** A secret link made by the clinic opens without a login, and stops when it is revoked. */
async function compartilhar(page: Page, anonima: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Compartilhar o laudo' })
  await dialogo.getByRole('button', { name: /Criar link/ }).click()
  const link = await dialogo.getByRole('textbox', { name: 'Link do laudo' }).inputValue()
  expect(link).toMatch(/\/laudo-compartilhado#.{20,}/)
  await anonima.goto(link)
  await expect(anonima.getByText(PACIENTE).first()).toBeVisible()
  await conferirAcessibilidade(anonima, 'laudo compartilhado')
  await dialogo
    .getByRole('region', { name: 'Links criados' })
    .getByRole('button', { name: /Cancelar/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Cancelar o link' }).click()
  await expect(dialogo.getByText(/cancelado/)).toBeVisible()
  await anonima.reload()
  await expect(anonima.getByText(/expirou|cancelado|Peça um novo/).first()).toBeVisible()
}

/** Delivered, its only laudo concluded it: nobody had to remember. */
async function conferirConclusao(page: Page, atendimento: string): Promise<void> {
  await page.goto(atendimento)
  await expect(page.getByText('Concluído', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cobrança' }).getByText(/R\$/).first()).toBeVisible()
}

test('do pedido ao laudo assinado, verificável e cobrado', async ({ browser }) => {
  test.setTimeout(600_000)
  const aba = async () => (await browser.newContext({ acceptDownloads: true })).newPage()
  const empresa = await aba()
  const conferirEmpresa = vigiar(empresa, [/422/])
  const atendimento = await criarAtendimento(empresa)

  const especialista = await aba()
  const conferirEspecialista = vigiar(especialista, [/409|422/])
  await abrirEditor(especialista)
  await preencher(especialista)
  await ilustrar(especialista)
  await assinar(especialista)
  conferirEspecialista()

  const anonima = await aba()
  await verificar(especialista, anonima)
  await conferirConclusao(empresa, atendimento)
  conferirEmpresa()

  const parceiro = await aba()
  const conferirParceiro = vigiar(parceiro)
  await entrarPelaTela(parceiro, 'parceiro@demo.vet')
  await parceiro
    .getByRole('link', { name: new RegExp(`${PACIENTE}, Ultrassom`) })
    .first()
    .click()
  await expect(parceiro.getByText('Bexiga repleta, de paredes finas').first()).toBeVisible()
  await conferirAcessibilidade(parceiro, 'laudo lido pela clínica')
  await compartilhar(parceiro, anonima)
  await parceiro.goto('/financeiro/fechamento?vista=exames')
  await parceiro.getByRole('searchbox').fill(PACIENTE)
  await expect(parceiro.getByRole('link', { name: new RegExp(PACIENTE) })).toBeVisible()
  conferirParceiro()

  await especialista.goto('/financeiro/contas-pagar')
  await expect(especialista.getByText(new RegExp(PACIENTE)).first()).toBeVisible()
})

test('a clínica parceira pede um exame e acompanha', async ({ page }) => {
  const conferir = vigiar(page, [/422/])
  await entrar(page, 'parceiro@demo.vet')
  await page.getByRole('link', { name: 'Pedir exame' }).click()
  await expect(page.getByRole('combobox', { name: 'Especialista' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Paciente' }).click()
  await page.getByRole('option').first().click()
  await escolher(page, 'Incluir exame', 'eco', /Ecocardiograma/)
  await page.getByLabel('Suspeita clínica').fill('Sopro grau III')
  await page.getByRole('button', { name: /Pedir exame|Enviar pedido/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/nº \d+/)
  await page.getByRole('textbox', { name: 'Novo comentário' }).fill('Animal agitado; pode precisar de sedação.')
  await page.getByRole('button', { name: 'Comentar' }).click()
  await expect(page.getByRole('list', { name: 'Comentários' })).toContainText('Animal agitado')
  await conferirAcessibilidade(page, 'pedido da clínica')
  conferir()
})
