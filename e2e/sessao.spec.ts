import { conferirAcessibilidade, entrarPelaTela, expect, informarCredenciais, test, vigiar } from './apoio.ts'

const chaves = ['clienteSessao', 'clinicaSessao', 'token', 'user']
const guardadas = (nomes: readonly string[]) => nomes.filter((nome) => localStorage.getItem(nome) !== null)

/** Visible labels of the menu, by hand from the specification's table. */
const MENUS: Record<string, string[]> = {
  'admin@demo.vet': [
    'Dashboard',
    'Cliente',
    'Espécie',
    'Plano Saúde',
    'Planos Vetlume',
    'Raça',
    'Usuário',
    'Cidade',
    'Horário Atendimento',
    'Grupo Despesa',
    'Tipo Despesa',
    'Cupons de Desconto',
    'Contas Pagar',
    'Contas Receber',
    'DRE',
    'Fluxo Caixa',
  ],
  'cliente@demo.vet': [
    'Dashboard',
    'Atendimento',
    'Laudo',
    'Simulador Custo Exame',
    'Paciente',
    'Clínica Parceira',
    'Especialidade',
    'Especialista',
    'Serviço',
    'Tutor',
    'Modelo Documento',
    'Contas Pagar',
    'Contas Receber',
  ],
  'base@demo.vet': ['Simulador Custo Exame'],
  'parceiro@demo.vet': ['Atendimento', 'Contas Pagar'],
  'especialista@demo.vet': [],
}

for (const [quem, esperado] of Object.entries(MENUS)) {
  test(`menu de ${quem}, item por item`, async ({ page }) => {
    const conferir = vigiar(page)
    await entrarPelaTela(page, quem)
    await expect(page).toHaveURL(/\/dashboard/)
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    if (esperado.length === 0) await expect(menu.getByRole('link')).toHaveCount(0)
    else {
      await expect(menu.getByRole('button').or(menu.getByRole('link')).first()).toBeVisible()
      const fechados = menu.getByRole('button', { expanded: false })
      while ((await fechados.count()) > 0) await fechados.first().click()
      await expect(menu.getByRole('link')).toHaveText(esperado)
    }
    conferir()
  })
}

test('rotas: privada leva ao login e volta; desconhecida, a /notfound; pública abre sem entrar', async ({ page }) => {
  await page.goto('/atendimento')
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('E-mail ou CPF').fill('cliente@demo.vet')
  await page.getByLabel('Senha', { exact: true }).fill('demonstracao')
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/atendimento/)
  await page.goto('/nao-existe/mesmo')
  await expect(page).toHaveURL(/\/notfound$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard/)
})

for (const rota of [
  'login',
  'recuperar-senha',
  'teste-gratis',
  'plano-gratis',
  'realizar-assinatura',
  'sucesso-cadastro',
  'politica-privacidade',
  'termos-de-uso',
  'notfound',
  'verificar',
  'laudo-compartilhado',
]) {
  test(`pública: ${rota}`, async ({ page }) => {
    const conferir = vigiar(page, [/404|410|422/])
    await page.goto(`/${rota}`)
    await expect(page).toHaveURL(new RegExp(`/${rota}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await conferirAcessibilidade(page, rota)
    conferir()
  })
}

test('a barra de cima cabe em 320 px, também de quem tem duas empresas', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await informarCredenciais(page, 'multi@demo.vet')
  const cabe = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const empresa = page.getByRole('main').getByRole('listitem').first().getByRole('button')
  await expect(empresa).toBeVisible()
  await cabe()
  await empresa.click()
  await expect(page.getByRole('button', { name: 'Sair' })).toBeInViewport({ ratio: 1 })
  await cabe()
})

test('uma tela que não é do perfil diz isso sem perguntar nada ao servidor, e o menu se abre também de quem não tem itens', async ({
  page,
}) => {
  const conferir = vigiar(page)
  await entrarPelaTela(page, 'parceiro@demo.vet')
  for (const rota of ['/laudo/novo', '/cadastro/usuario', '/financeiro/contas-receber']) {
    await page.goto(rota)
    await expect(page.getByText('Sem acesso a esta tela')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login/)
  await entrarPelaTela(page, 'especialista@demo.vet')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toContainText('Tudo o que você usa começa no painel')
  await menu.getByRole('link', { name: 'painel' }).click()
  await expect(menu).toBeHidden()
  conferir()
})

test('um laudo que não existe é dito como qualquer outro registro que não existe', async ({ page }) => {
  await entrarPelaTela(page, 'cliente@demo.vet')
  for (const codigo of ['isto-nao-e-um-codigo', '01990000-0000-7000-8000-000000000000']) {
    await page.goto(`/laudo/editar?codigo=${codigo}`)
    await expect(page.getByText('Laudo não encontrado')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ver laudos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Laudos' })).toBeVisible()
})

test('mensagens do login, palavra por palavra', async ({ page }) => {
  await page.goto('/login')
  const tentar = async () => {
    await page.getByLabel('E-mail ou CPF').fill('cliente@demo.vet')
    await page.getByLabel('Senha', { exact: true }).fill('errada')
    await page.getByRole('button', { name: 'Entrar' }).click()
  }
  await tentar()
  await expect(page.getByRole('alert')).toHaveText('Usuário ou senha inválido.')
  const casos: [number, object, string][] = [
    [503, {}, 'Sistema em manutenção. Tente novamente mais tarde.'],
    [403, {}, 'Usuário não possui permissão para acessar o sistema. Entre em contato com o administrador.'],
    [500, {}, 'Erro interno do servidor. Tente novamente mais tarde.'],
    [504, {}, 'Tempo limite excedido. Verifique sua conexão e tente novamente.'],
    [418, { mensagem: 'Só chá.' }, 'Só chá.'],
    [418, {}, 'Ocorreu um erro desconhecido.'],
  ]
  for (const [status, corpo, mensagem] of casos) {
    await page.route('**/api/auth/login', (rota) => rota.fulfill({ status, json: corpo }))
    await tentar()
    await expect(page.getByRole('alert')).toHaveText(mensagem)
    await page.unroute('**/api/auth/login')
  }
  await page.route('**/api/auth/login', (rota) => rota.abort())
  await tentar()
  await expect(page.getByRole('alert')).toHaveText('Sistema em manutenção. Tente novamente mais tarde.')
})

test('sair limpa as quatro chaves e volta ao login', async ({ page }) => {
  await entrarPelaTela(page, 'cliente@demo.vet')
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
  expect(await page.evaluate(guardadas, chaves)).toEqual(['clienteSessao', 'token', 'user'])
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(guardadas, chaves)).toEqual([])
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})

test('token vencido ou torto encerra a sessão no primeiro pedido', async ({ page }) => {
  const vencido = `${btoa('{"alg":"HS256"}')}.${btoa('{"exp":1000}')}.x`.replaceAll('=', '')
  for (const token of [vencido, 'so-uma-parte']) {
    await entrarPelaTela(page, 'cliente@demo.vet')
    await page.evaluate((valor) => localStorage.setItem('token', valor), token)
    await page.goto('/atendimento')
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(guardadas, chaves)).toEqual([])
  }
})

test('quem trabalha em duas empresas escolhe, e troca na barra', async ({ page }) => {
  await informarCredenciais(page, 'multi@demo.vet')
  await expect(page.getByRole('heading', { name: 'Onde você vai trabalhar?' })).toBeVisible()
  const escolhas = page.getByRole('main').getByRole('listitem').getByRole('button')
  await expect(escolhas).toHaveCount(2)
  await conferirAcessibilidade(page, 'escolha de contexto')
  await escolhas.first().click()
  await expect(page).toHaveURL(/\/dashboard/)
  const nomeAtual = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('clienteSessao') ?? '{}') as { nome?: string }).nome ?? '')
  const primeira = await nomeAtual()
  await page.getByRole('banner').getByRole('button', { name: primeira }).click()
  await page.getByRole('menuitem').or(page.getByRole('menuitemradio')).filter({ hasNotText: primeira }).first().click()
  await expect.poll(nomeAtual).not.toBe(primeira)
})

test('a aparência escolhida fica para a próxima visita', async ({ page }) => {
  await entrarPelaTela(page, 'cliente@demo.vet')
  const html = page.locator('html')
  await expect(html).toHaveCSS('font-size', '14px')
  await page.getByRole('button', { name: 'Aparência' }).click()
  await page.getByRole('button', { name: 'Escuro' }).click()
  await page.getByRole('button', { name: 'Horizontal' }).click()
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  expect(
    await page.evaluate(
      () => getComputedStyle(document.body).colorScheme || getComputedStyle(document.documentElement).colorScheme,
    ),
  ).toContain('dark')
  await conferirAcessibilidade(page, 'escuro e horizontal')
})
