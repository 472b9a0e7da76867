import { describe, expect, it } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { sessao } from '../../lib/navegador.ts'
import { criarContexto } from '../../../teste/fabricas.ts'
import { abrir, EMPRESA, entrarComo, responderPelaCasca } from '../../../teste/tela.tsx'

const mes = (numero: number, centavos: number, quantidade: number) => ({
  mes: `2026-${String(numero).padStart(2, '0')}-01`,
  receita: { centavos },
  realizados: { quantidade },
})
const MESES = [
  mes(6, 80_000, 4),
  mes(7, 80_000, 5),
  mes(8, 100_000, 6),
  mes(9, 150_000, 6),
  mes(10, 60_000, 3),
  mes(11, 30_000, 2),
]
const painel = exemplo('GET /dashboard', {
  perfil: 'CLIENTE',
  meses: MESES,
  laudos: { atrasados: { quantidade: 3, alvo: { rota: '/laudo', filtros: { prazo: 'VENCIDO' } } } },
  criticos: { itens: [] },
})
const NOVA = {
  feitos: {
    marca: true,
    especialista: false,
    acesso: false,
    parceiro: false,
    preco: false,
    atendimento: false,
    laudo: false,
  },
  especialista: null,
  laudo: null,
}
const nova = (passos: object) => exemplo('GET /dashboard', { perfil: 'CLIENTE', primeirosPassos: passos } as never)

provarTela('/dashboard', {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /dashboard',
    resposta: painel,
    mostra: 'laudos com prazo vencido',
    vazia: {
      resposta: nova(NOVA),
      diz: '1 de 7 passos',
    },
  },
  acao: null,
})

describe('painel', () => {
  it('um número leva à lista que ele conta', async () => {
    servidor.responde('GET /dashboard', painel)
    await abrir('/dashboard', 'CLIENTE')
    await expect
      .element(page.getByRole('link', { name: '3 laudos com prazo vencido' }))
      .toHaveAttribute('href', '/laudo?prazo=VENCIDO')
  })

  it.each([
    [2, 'laudos com prazo vencido', 'erro'],
    [1, 'laudo com prazo vencido', 'erro'],
    [0, 'laudos com prazo vencido', null],
  ])('a cor chama quando há o que fazer, e só então: %i %s', async (quantidade, rotulo, tom) => {
    const atrasados = { quantidade, alvo: { rota: '/laudo', filtros: { prazo: 'VENCIDO' } } } as const
    servidor.responde(
      'GET /dashboard',
      exemplo('GET /dashboard', { perfil: 'CLIENTE', meses: MESES, laudos: { atrasados }, criticos: { itens: [] } }),
    )
    await abrir('/dashboard', 'CLIENTE')
    const chamada = page.getByRole('link', { name: `${quantidade} ${rotulo}` })
    await expect.element(chamada).toBeVisible()
    expect(chamada.element().getAttribute('data-tom')).toBe(tom)
  })

  it('empresa nova vê o passo da vez, e nada do movimento que ainda não tem', async () => {
    servidor.responde('GET /dashboard', nova(NOVA))
    await abrir('/dashboard', 'CLIENTE')
    await expect.element(page.getByRole('link', { name: /Marca e papel timbrado \(feito\)/ })).toBeVisible()
    const daVez = page.getByRole('listitem').filter({ hasText: 'Quem examina e assina' })
    await expect.element(daVez).toHaveAttribute('aria-current', 'step')
    await expect
      .element(daVez.getByRole('link'))
      .toHaveAttribute('href', expect.stringMatching(/^\/cadastro\/especialista\?novo=/))
    expect(page.getByText('Receita e atendimentos').query()).toBeNull()
  })

  it('os passos se guardam e voltam, e ficam guardados para quem volta depois', async () => {
    servidor.responde('GET /dashboard', nova(NOVA))
    const tela = await abrir('/dashboard', 'CLIENTE')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect.element(page.getByRole('button', { name: 'Mostrar' })).toHaveFocus()
    expect(page.getByRole('link', { name: /Clínica parceira/ }).query()).toBeNull()
    await tela.unmount()
    await abrir('/dashboard', 'CLIENTE')
    await expect.element(page.getByText('1 de 7 passos')).toBeVisible()
    await page.getByRole('button', { name: 'Mostrar' }).click()
    await expect.element(page.getByRole('link', { name: /Clínica parceira/ })).toBeVisible()
  })

  it('o último passo leva ao rascunho, ou ao exame de que ele vem', async () => {
    const laudo = { rota: '/laudo/editar', filtros: { codigo: '01990000-0000-7000-8000-0000000000d1' } }
    servidor.responde('GET /dashboard', nova({ ...NOVA, laudo }))
    await abrir('/dashboard', 'CLIENTE')
    await expect
      .element(page.getByRole('link', { name: /Primeiro laudo assinado/ }))
      .toHaveAttribute('href', `/laudo/editar?codigo=${laudo.filtros.codigo}`)
  })

  it.each([
    ['ESPECIALISTA', 'Minha rota de hoje'],
    ['PARCEIRO', 'Meus pedidos'],
    ['CLIENTE_BASE', 'Comece por aqui'],
    ['ADMIN', 'de receita recorrente por mês'],
  ] as const)('%s tem o seu', async (perfil, mostra) => {
    servidor.responde('GET /email', exemplo('GET /email'))
    servidor.responde('GET /dashboard', exemplo('GET /dashboard', { perfil }))
    await abrir('/dashboard', perfil)
    await expect.element(page.getByText(mostra).first()).toBeVisible()
  })
})

it('ADMIN vê as notas das assinaturas por emitir e por cancelar, e cada número abre as suas contas', async () => {
  const quantia = (quantidade: number, filtros: Record<string, string>) => ({
    quantidade,
    centavos: quantidade * 10_000,
    campo: 'valorCentavos',
    alvo: { rota: '/financeiro/contas-receber', filtros },
  })
  servidor.responde('GET /email', exemplo('GET /email'))
  servidor.responde(
    'GET /dashboard',
    exemplo('GET /dashboard', {
      perfil: 'ADMIN',
      notas: { semNota: quantia(3, { nota: 'SEM', assinatura: 'sim' }), aCancelar: quantia(1, { nota: 'A_CANCELAR' }) },
    } as never),
  )
  await abrir('/dashboard', 'ADMIN')
  await expect
    .element(page.getByRole('link', { name: '3 cobranças pagas e sem nota' }))
    .toHaveAttribute('href', '/financeiro/contas-receber?nota=SEM&assinatura=sim')
  await expect
    .element(page.getByRole('link', { name: '1 cobrança desfeita com nota a cancelar' }))
    .toHaveAttribute('href', '/financeiro/contas-receber?nota=A_CANCELAR')
})

it('ADMIN vê o que entrou no mês e quem teve a cobrança recusada, e cada número abre as suas linhas', async () => {
  const doMes = { de: '2026-11-01', ate: '2026-11-30' }
  const recusadaEm = { recusadaDe: '2026-11-01', recusadaAte: '2026-11-30' }
  servidor.responde('GET /email', exemplo('GET /email'))
  servidor.responde(
    'GET /dashboard',
    exemplo('GET /dashboard', {
      perfil: 'ADMIN',
      recebidoNoMes: {
        quantidade: 3,
        centavos: 123_450,
        campo: 'centavos',
        alvo: { rota: '/financeiro/lancamento', filtros: { regime: 'CAIXA', ...doMes } },
      },
      recusadas: { quantidade: 2, alvo: { rota: '/cadastro/cliente', filtros: recusadaEm } },
    } as never),
  )
  await abrir('/dashboard', 'ADMIN')
  await expect
    .element(page.getByRole('link', { name: /1\.234,50 recebidos neste mês/ }))
    .toHaveAttribute('href', '/financeiro/lancamento?regime=CAIXA&de=2026-11-01&ate=2026-11-30')
  await expect
    .element(page.getByRole('link', { name: '2 empresas com cobrança recusada neste mês' }))
    .toHaveAttribute('href', '/cadastro/cliente?recusadaDe=2026-11-01&recusadaAte=2026-11-30')
})

it('ADMIN vê quem testou, assinou e saiu, e cada número abre as empresas que contou', async () => {
  const conta = (quantidade: number, filtros: Record<string, string>) => ({
    quantidade,
    alvo: { rota: '/cadastro/cliente', filtros },
  })
  const celulas = (tabela: Locator) =>
    tabela
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent.trim())
  const nada = conta(0, {})
  const entrada = { mes: '2026-10-01', todos: conta(5, {}), assinantes: nada, gratis: nada, testaram: conta(4, {}) }
  servidor.responde('GET /email', exemplo('GET /email'))
  servidor.responde(
    'GET /dashboard',
    exemplo('GET /dashboard', {
      perfil: 'ADMIN',
      novos: [{ ...entrada, assinaram: conta(2, { assinou: 'sim' }), pagam: conta(1, {}) }],
      meses: [
        {
          mes: '2026-10-01',
          assinavam: conta(8, {}),
          comecaram: conta(2, {}),
          encerraram: conta(1, { encerrouDe: '2026-10-01' }),
        },
      ],
      coortes: [
        { mes: '2026-10-01', entraram: conta(4, {}), pagavam: [conta(4, {}), conta(3, { pagavaEm: '2026-11-30' })] },
      ],
      pagamentos: { problema: 'CREDENCIAIS', detalhe: 'Confira o token.', desde: '2026-11-20T12:00:00Z' },
      cupons: [{ texto: 'PRIMAVERA', ...conta(3, { cupom: 'PRIMAVERA' }) }],
    }),
  )
  await abrir('/dashboard', 'ADMIN')
  const funil = page.getByRole('table', { name: 'Empresas pelo mês em que entraram' })
  await expect.element(funil).toBeVisible()
  expect(celulas(funil)).toEqual(['5', '4', '2', '1', '40%'])
  await expect.element(funil.getByRole('link', { name: '2' })).toHaveAttribute('href', '/cadastro/cliente?assinou=sim')
  await expect.element(page.getByText('Ninguém consegue pagar a assinatura.')).toBeVisible()
  const coortes = page.getByRole('table', { name: /^Pelo mês do primeiro pagamento/ })
  expect(celulas(coortes)).toEqual(['4', '4', '3'])
  await expect
    .element(coortes.getByRole('link', { name: '3' }))
    .toHaveAttribute('href', '/cadastro/cliente?pagavaEm=2026-11-30')
  const vida = page.getByRole('table', { name: 'Assinaturas por mês' })
  expect(celulas(vida)).toEqual(['8', '2', '1', '12,5%'])
  await expect
    .element(page.getByRole('link', { name: 'PRIMAVERA' }))
    .toHaveAttribute('href', '/cadastro/cliente?cupom=PRIMAVERA')
})

describe('receita por mês', () => {
  async function escolherMes(nome: RegExp): Promise<void> {
    servidor.responde('GET /dashboard', painel)
    await abrir('/dashboard', 'CLIENTE')
    await page.getByRole('radio', { name: nome }).click()
  }

  it.each([
    ['setembro', 'em setembro de 2026, 50% acima de ago'],
    ['outubro', 'em outubro de 2026, 60% abaixo de set'],
    ['julho', 'em julho de 2026, igual a jun'],
    ['novembro', 'em novembro de 2026, mês em curso'],
    ['junho', 'em junho de 2026'],
  ])('%s é comparado com o mês de antes', async (nome, frase) => {
    await escolherMes(new RegExp(`^${nome} de 2026`))
    await expect.element(page.getByText(frase, { exact: true })).toBeVisible()
  })

  it('os atendimentos, e a tabela dos mesmos números, da mais nova à mais antiga', async () => {
    await escolherMes(/^setembro de 2026/)
    await page.getByRole('radio', { name: 'Atendimentos' }).click()
    await expect.element(page.getByRole('radio', { name: 'outubro de 2026: 3 atendimentos' })).toBeVisible()
    await page.getByRole('button', { name: 'Ver tabela' }).click()
    const linhas = page.getByRole('table', { name: 'Receita bruta e atendimentos por mês' }).getByRole('row')
    await expect.element(linhas.nth(1)).toBeVisible()
    expect(linhas.elements().map(({ textContent }) => textContent.replaceAll(/\s/g, ' ').trim())).toEqual([
      'MêsReceita brutaAtendimentos',
      'novembro de 2026R$ 300,002',
      'outubro de 2026R$ 600,003',
      'setembro de 2026R$ 1.500,006',
      'agosto de 2026R$ 1.000,006',
      'julho de 2026R$ 800,005',
      'junho de 2026R$ 800,004',
    ])
  })
})

it('quem só lê não é convidado a abrir um atendimento', async () => {
  servidor.responde('GET /dashboard', painel)
  entrarComo('CLIENTE')
  const papel = { nome: 'Leitura', permissoes: ['agenda:ler' as const] }
  sessao.definirContexto('cliente', sessao.token() ?? '', criarContexto({ ...EMPRESA, papel }))
  responderPelaCasca()
  await abrir('/dashboard')
  await expect.element(page.getByRole('link', { name: 'Agenda' }).first()).toBeVisible()
  expect(page.getByRole('link', { name: 'Novo atendimento' }).query()).toBeNull()
})
