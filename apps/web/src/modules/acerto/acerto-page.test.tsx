import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000f1'
const [A, B, C] = ['a', 'b', 'c'].map((letra) => `01990000-0000-7000-8000-00000000000${letra}`) as [
  string,
  string,
  string,
]
const ROTA = '/financeiro/acerto'
const ACERTO = {
  codigo: CODIGO,
  numero: 7,
  especialista: { codigo: A, nome: 'Dra. Helena Prado' },
  ate: '2026-10-31',
  vencimento: '2026-11-08',
  estado: 'A_APROVAR',
  vencido: false,
  repasses: 1,
  totalCentavos: 9_000,
  saldoCentavos: 9_000,
} as const

provarTela<'GET /acerto', never>(ROTA, {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /acerto',
    resposta: exemplo('GET /acerto', { itens: [ACERTO] }),
    mostra: 'Dra. Helena Prado',
    vazia: { resposta: exemplo('GET /acerto'), diz: 'Nenhum acerto ainda' },
  },
  acao: null,
})

const linha = (codigo: string, nome: string, mudanca: object = {}) => ({
  especialista: { codigo, nome },
  repasses: 2,
  repassesCentavos: 20_000,
  deslocamentoCentavos: 0,
  ajusteCentavos: 0,
  totalCentavos: 20_000,
  dias: [],
  pendencias: [],
  recusa: null,
  ...mudanca,
})

async function verAAcertar() {
  servidor.responde('GET /acerto/previa', {
    hoje: '2026-11-20',
    ate: '2026-10-31',
    especialistas: [
      linha(A, 'Dra. Helena Prado', { pendencias: ['Sem chave Pix no cadastro: a conta sai sem Pix.'] }),
      linha(B, 'Dr. Caio', { repasses: 1, repassesCentavos: 5_000, totalCentavos: 5_000 }),
      linha(C, 'Dra. Renata', { repasses: 0, recusa: 'Nenhum repasse a acertar até esta data.' }),
    ],
  })
  await abrir(`${ROTA}?vista=acertar`, 'CLIENTE')
  await expect.element(page.getByText('Dr. Caio')).toBeVisible()
}

it('acerta com todos os que podem, como foram vistos, e o ajuste vai com o sinal e o motivo', async () => {
  servidor.responde('POST /acerto', { acertados: [{ codigo: CODIGO, numero: 7 }], centavos: 23_500 })
  servidor.responde('GET /acerto', exemplo('GET /acerto'))
  await verAAcertar()
  await expect.element(page.getByText('Sem chave Pix no cadastro: a conta sai sem Pix.')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /Dra\. Renata/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Ajustar' }).first().click()
  const dialogo = page.getByRole('dialog', { name: 'Ajuste no acerto' })
  await dialogo.getByRole('combobox', { name: 'O que fazer' }).click()
  await page.getByRole('option', { name: 'Descontar' }).click()
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('200,00')
  await dialogo.getByRole('button', { name: 'Aplicar' }).click()
  await expect.element(dialogo.getByText(/não pode chegar aos R\$\s200,00/)).toBeVisible()
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('15,00')
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Adiantamento')
  await dialogo.getByRole('button', { name: 'Aplicar' }).click()
  await expect.element(page.getByText(/2 especialistas, R\$\s235,00/)).toBeVisible()
  await page.getByRole('button', { name: 'Acertar com 2 especialistas' }).click()
  await expect.element(page.getByText(/1 especialista: R\$\s235,00 a aprovar\./)).toBeVisible()
  expect(servidor.pedidos('POST /acerto')).toMatchObject([
    {
      ate: '2026-10-31',
      itens: [
        { especialista: A, repasses: 2, totalCentavos: 18_500, ajusteCentavos: -1_500, ajusteMotivo: 'Adiantamento' },
        { especialista: B, repasses: 1, totalCentavos: 5_000, ajusteCentavos: 0, ajusteMotivo: null },
      ],
    },
  ])
})

const DIA = {
  dia: '2026-10-20',
  km: 43.1,
  centavos: 7_758,
  linhas: ['De Casa a Clínica A: 21,4 km.', 'Ao todo 43,1 km. A R$ 1,80 por km: R$ 77,58.'],
}

it('o deslocamento soma no total, explica-se dia por dia, e o ajuste pode chegar a ele', async () => {
  servidor.responde('POST /acerto', { acertados: [{ codigo: CODIGO, numero: 7 }], centavos: 26_258 })
  servidor.responde('GET /acerto', exemplo('GET /acerto'))
  servidor.responde('GET /acerto/previa', {
    hoje: '2026-11-20',
    ate: '2026-10-31',
    especialistas: [
      linha(A, 'Dra. Helena Prado', { deslocamentoCentavos: 7_758, totalCentavos: 27_758, dias: [DIA] }),
      linha(B, 'Dr. Caio'),
    ],
  })
  await abrir(`${ROTA}?vista=acertar`, 'CLIENTE')
  await expect
    .element(page.getByText(/^R\$\s200,00 em repasses, R\$\s77,58 de deslocamento \(43,1\skm\)$/))
    .toBeVisible()
  await page.getByRole('checkbox', { name: /Dr\. Caio/ }).click()
  await page.getByRole('button', { name: 'Ver o deslocamento' }).click()
  const dias = page.getByRole('dialog', { name: 'Deslocamento no acerto' })
  await expect.element(dias.getByText(/20\/10\/2026, 43,1\skm/)).toBeVisible()
  await expect.element(dias.getByText('De Casa a Clínica A: 21,4 km.')).toBeVisible()
  await dias.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Ajustar' }).first().click()
  const dialogo = page.getByRole('dialog', { name: 'Ajuste no acerto' })
  await dialogo.getByRole('combobox', { name: 'O que fazer' }).click()
  await page.getByRole('option', { name: 'Descontar' }).click()
  await dialogo.getByRole('textbox', { name: 'Valor' }).fill('15,00')
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Carona na ida')
  await dialogo.getByRole('button', { name: 'Aplicar' }).click()
  await page.getByRole('button', { name: 'Acertar com 1 especialista' }).click()
  await expect.element(page.getByText(/1 especialista: R\$\s262,58 a aprovar\./)).toBeVisible()
  expect(servidor.pedidos('POST /acerto')).toMatchObject([
    { itens: [{ especialista: A, repasses: 2, totalCentavos: 26_258, ajusteCentavos: -1_500 }] },
  ])
})

it('o que mudou desde que se viu é dito', async () => {
  servidor.recusa('POST /acerto', 'CONFLITO_DE_VERSAO', { mensagem: 'Nada foi acertado: há 3 repasses.' })
  await verAAcertar()
  await page.getByRole('checkbox', { name: /Dr\. Caio/ }).click()
  await page.getByRole('button', { name: 'Acertar com 1 especialista' }).click()
  await expect.element(page.getByText('Nada foi acertado: há 3 repasses.')).toBeVisible()
})

const completo = (mudanca: object) =>
  exemplo('GET /acerto/:codigo', {
    ...ACERTO,
    repassesCentavos: 10_000,
    deslocamentoCentavos: 0,
    ajusteCentavos: -1_000,
    ajusteMotivo: 'Adiantamento',
    aprovadoPor: null,
    aprovadoEm: null,
    motivo: null,
    titulo: null,
    versao: 3,
    itens: [
      {
        codigo: B,
        especialista: ACERTO.especialista,
        servico: 'Ultrassom abdominal',
        estado: 'CONSOLIDADO',
        brutoCentavos: 20_000,
        valorCentavos: 10_000,
        linhas: [],
        texto: 'Repasse de 50% do bruto.',
        dia: '2026-10-20',
        paciente: 'Amora',
        atendimento: { codigo: C, numero: 77 },
      },
    ],
    ...mudanca,
  })

it('o especialista confere cada repasse e aprova', async () => {
  servidor.responde(
    'GET /acerto/:codigo',
    completo({ permissoes: { aprovar: true, desfazer: false, verConta: false } }),
  )
  servidor.responde('POST /acerto/:codigo/aprovacao', completo({ estado: 'ABERTO' }))
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'ESPECIALISTA')
  await expect.element(page.getByText('Repasse de 50% do bruto.')).toBeVisible()
  await expect.element(page.getByText('Ajuste: Adiantamento')).toBeVisible()
  await expect.element(page.getByText('Espera aprovação')).toBeVisible()
  await page.getByRole('button', { name: 'Aprovar' }).click()
  await expect.element(page.getByText('Acerto aprovado: a conta a pagar foi criada.')).toBeVisible()
  expect(servidor.pedidos('POST /acerto/:codigo/aprovacao')).toEqual([{ codigo: CODIGO, versao: 3 }])
})

it('o especialista confere o caminho de cada dia', async () => {
  const comDia = { deslocamentoCentavos: 7_758, ajusteCentavos: 0, totalCentavos: 17_758, dias: [DIA] }
  servidor.responde('GET /acerto/:codigo', completo(comDia))
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'ESPECIALISTA')
  const dias = page.getByRole('list', { name: 'Deslocamento dia por dia' })
  await expect.element(dias.getByText('De Casa a Clínica A: 21,4 km.')).toBeVisible()
  await expect.element(page.getByText(/^Deslocamento, 43,1\skm$/)).toBeVisible()
  await expect.element(page.getByText(/R\$\s177,58/).first()).toBeVisible()
})

it('a empresa desfaz com o motivo, e vê a conta que nasceu', async () => {
  servidor.responde(
    'GET /acerto/:codigo',
    completo({
      estado: 'ABERTO',
      titulo: { codigo: C, numero: 55 },
      permissoes: { aprovar: false, desfazer: true, verConta: true },
    }),
  )
  servidor.responde('POST /acerto/:codigo/desfeito', completo({ estado: 'DESFEITO', motivo: 'Regra errada' }))
  await abrir(`${ROTA}?codigo=${CODIGO}`, 'CLIENTE')
  await expect
    .element(page.getByRole('link', { name: 'Título nº 55' }))
    .toHaveAttribute('href', `/financeiro/contas-pagar?codigo=${C}`)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Desfazer o acerto' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Desfazer o acerto nº 7?' })
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Regra errada')
  await dialogo.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(page.getByText('Acerto desfeito.')).toBeVisible()
  expect(servidor.pedidos('POST /acerto/:codigo/desfeito')).toEqual([
    { codigo: CODIGO, versao: 3, motivo: 'Regra errada' },
  ])
})
