import { marcar, diaLivre, pontoDaHora, PODE_PERGUNTAR, caixa } from './apoio-da-agenda.ts'
import { conferirAcessibilidade, expect, informarCredenciais, test, tomarSessao, vigiar, type Page } from './apoio.ts'
import { aceitarConvite, chamar, entrarCom, linkDaCarta, receberConvite, tokenDe } from './apoio-da-conta.ts'

// A company's owner invites a receptionist, a specialist and somebody of a clinic; each comes in by the invitation and does
// what they came for, and nothing else is shown or served.

const momento = Date.now()
const RECEPCAO = `rita.${momento}@exemplo.com.br`
const ESPECIALISTA = `nina.${momento}@exemplo.com.br`
const CLINICA = `clara.${momento}@exemplo.com.br`

const abrirConvite = (page: Page) => page.getByRole('button', { name: 'Convidar', exact: true }).first().click()

async function convidarRecepcao(page: Page): Promise<void> {
  await page.goto('/cadastro/cliente')
  await page.getByRole('navigation', { name: 'Empresa' }).getByRole('link', { name: 'Equipe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Equipe' })).toBeVisible()
  await expect(page.getByText('recepcao@demo.vet')).toBeVisible()
  await conferirAcessibilidade(page, 'equipe')
  await abrirConvite(page)
  const dialogo = page.getByRole('dialog', { name: 'Convidar' })
  await dialogo.getByRole('textbox', { name: 'Nome' }).fill('Rita Alvarenga')
  await dialogo.getByRole('textbox', { name: 'E-mail' }).fill(RECEPCAO)
  await conferirAcessibilidade(page, 'convidar')
  await dialogo.getByRole('button', { name: 'Convidar' }).click()
  await expect(page.getByText(`Convite enviado para ${RECEPCAO}. Vale por 7 dias.`)).toBeVisible()
  await expect(page.getByRole('row', { name: /Rita Alvarenga/ })).toContainText('Convidado')
}

/** From the record of a specialist that nobody signs as: the invitation is bound to it. */
async function convidarEspecialista(page: Page): Promise<void> {
  const crmv = { crmvUf: 'SP', crmvNumero: String(momento).slice(-6) }
  const { codigo } = await chamar(page, 'post', '/especialista', { nome: 'Dra. Nina Castelo', ...crmv })
  await page.goto(`/cadastro/especialista?codigo=${codigo}`)
  await page.getByRole('region', { name: 'Acesso' }).getByRole('button', { name: 'Convidar' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Convidar' })
  await dialogo.getByRole('textbox', { name: 'Nome' }).fill('Nina Castelo')
  await dialogo.getByRole('textbox', { name: 'E-mail' }).fill(ESPECIALISTA)
  await dialogo.getByRole('button', { name: 'Convidar' }).click()
  await expect(page.getByText(`Convite enviado para ${ESPECIALISTA}. Vale por 7 dias.`)).toBeVisible()
}

/** From the record of the clinic, by a link to be sent. */
async function convidarClinica(page: Page): Promise<string> {
  await page.goto('/cadastro/parceiro?busca=Veterinária X')
  await page.getByRole('link', { name: /Clínica Veterinária X/ }).click()
  await page.getByRole('region', { name: 'Usuários da clínica' }).getByRole('button', { name: 'Convidar' }).click()
  await page.getByRole('dialog', { name: 'Convidar' }).getByRole('button', { name: 'Convidar' }).click()
  const pronto = page.getByRole('dialog', { name: 'Envie o convite' })
  const enviar = pronto.getByRole('link', { name: 'Enviar pelo WhatsApp' })
  await expect(enviar).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
  await conferirAcessibilidade(page, 'link do convite')
  return (await pronto.locator('code').textContent()) ?? ''
}

const aceitar = (page: Page, link: string) =>
  aceitarConvite(page, link, () => conferirAcessibilidade(page, 'aceitar o convite'))

/** What the server answers to the person of this page. */
async function servido(page: Page, rota: string): Promise<number> {
  const token = await tokenDe(page)
  return (await page.request.get(`/api${rota}`, { headers: { authorization: `Bearer ${token}` } })).status()
}

test('a gestora convida, cada um entra e faz a sua parte, e o que o papel não deixa não aparece nem é servido', async ({
  browser,
  page,
}) => {
  const conferir = vigiar(page)
  await tomarSessao(page, 'cliente@demo.vet')
  await convidarRecepcao(page)
  await convidarEspecialista(page)
  const aberto = await convidarClinica(page)
  const nova = async () => (await browser.newContext()).newPage()

  // The receptionist books, and meets no account of the company.
  const recepcao = await nova()
  const conferirRecepcao = vigiar(recepcao, PODE_PERGUNTAR)
  await aceitar(recepcao, await linkDaCarta(recepcao, RECEPCAO))
  await entrarCom(recepcao, RECEPCAO)
  const menu = recepcao.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByText('Atendimento').first()).toBeVisible()
  await expect(menu.getByText('Financeiro')).toHaveCount(0)
  await expect(recepcao.getByText('A receber', { exact: true })).toHaveCount(0)
  await recepcao.goto('/financeiro/contas-receber')
  await expect(recepcao.getByText('Sem acesso a esta tela')).toBeVisible()
  expect(await servido(recepcao, '/contas-receber')).toBe(403)
  expect(await servido(recepcao, '/equipe')).toBe(403)
  await recepcao.goto(`/agenda/agenda-atendimento?visao=dia&dia=${diaLivre()}`)
  const dez = await pontoDaHora(recepcao, '10:00')
  await recepcao.mouse.click(dez.x, dez.y + 4)
  const paciente = await marcar(recepcao, 4)
  await expect(caixa(recepcao, new RegExp(`10:00 ${paciente}`))).toBeVisible()
  conferirRecepcao()

  // The specialist sees the day of the record that the invitation was bound to.
  const especialista = await nova()
  await aceitar(especialista, await linkDaCarta(especialista, ESPECIALISTA))
  await entrarCom(especialista, ESPECIALISTA)
  await expect(especialista.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await servido(especialista, '/laudo')).toBe(200)
  expect(await servido(especialista, '/contas-receber')).toBe(403)
  expect(await servido(especialista, '/equipe')).toBe(403)

  // The clinic's person says the e-mail, accepts from the letter and asks for an exam.
  const clinica = await nova()
  await receberConvite(clinica, aberto, { nome: 'Clara Monteiro', email: CLINICA })
  await aceitar(clinica, await linkDaCarta(clinica, CLINICA))
  await entrarCom(clinica, CLINICA)
  await clinica.goto('/atendimento?novo=1')
  await clinica.getByRole('combobox', { name: 'Paciente' }).fill('a')
  await clinica.getByRole('option').first().click()
  await clinica.getByRole('combobox', { name: 'Incluir exame' }).fill('ultrassom abd')
  await clinica
    .getByRole('option', { name: /Ultrassom abdominal/ })
    .first()
    .click()
  await clinica.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(clinica.getByRole('region', { name: 'Horário' })).toContainText('Aguardando a empresa')
  await clinica.goto('/empresa/equipe')
  await expect(clinica.getByText(CLINICA)).toBeVisible()
  await expect(clinica.getByText(RECEPCAO)).toHaveCount(0)

  // Made a reader, the receptionist loses the buttons; let go, loses the door.
  await page.goto(`/empresa/equipe?busca=${RECEPCAO}`)
  await page.getByRole('link', { name: /Rita Alvarenga/ }).click()
  const dela = page.getByRole('dialog', { name: /Rita Alvarenga/ })
  await dela.getByRole('combobox', { name: 'O que pode fazer' }).click()
  await page.getByRole('option', { name: 'Leitura' }).click()
  await expect(page.getByText('Papel mudado: vale em segundos.')).toBeVisible()
  await expect.poll(() => servido(recepcao, '/contas-receber')).toBe(200)
  await conferirAcessibilidade(page, 'pessoa da equipe')
  await dela.getByRole('button', { name: 'Desativar' }).click()
  await page
    .getByRole('dialog', { name: /Desativar/ })
    .getByRole('button', { name: 'Desativar' })
    .click()
  await expect(dela.getByText('Inativo')).toBeVisible()
  await expect.poll(() => servido(recepcao, '/atendimento')).toBe(401)
  conferir()
})

test('as pessoas da demonstração têm o papel que dizem ter', async ({ page }) => {
  await informarCredenciais(page, 'financeiro@demo.vet')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByText('Financeiro')).toBeVisible()
  await expect(menu.getByText('Laudo', { exact: true })).toHaveCount(0)
  expect(await servido(page, '/laudo')).toBe(403)
  expect(await servido(page, '/contas-receber')).toBe(200)
})
