import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escolher, escrever } from '../../../teste/provar-cadastro.tsx'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { exemplo, type Parcial } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { abrir } from '../../../teste/tela.tsx'

const codigo = (n: number) => `01990000-0000-7000-8000-0000000000e${n}`
const [CODIGO, AMORA, ULTRASSOM, OUTRO] = [codigo(1), codigo(2), codigo(3), codigo(4)]

const atendimento = (mudanca: Parcial<Corpo<'GET /atendimento/:codigo'>> = {}) => {
  const { animal, ...resto } = mudanca
  return exemplo('GET /atendimento/:codigo', {
    codigo: CODIGO,
    numero: 31,
    animal: { nome: 'Amora', especie: 'Canina', ...animal },
    ...resto,
  })
}

provarTela('/atendimento', {
  perfil: 'CLIENTE',
  tambem: () => {
    servidor.responde('GET /atendimento/:codigo', atendimento())
    servidor.responde('GET /animal', exemplo('GET /animal', { itens: [{ codigo: AMORA, nome: 'Amora' }] }))
    servidor.responde('GET /animal/:codigo', exemplo('GET /animal/:codigo', { codigo: AMORA, nome: 'Amora' }))
    servidor.responde(
      'GET /servico',
      exemplo('GET /servico', { itens: [{ codigo: ULTRASSOM, nome: 'Ultrassom abdominal' }] }),
    )
    servidor.responde(
      'POST /atendimento/preco',
      exemplo('POST /atendimento/preco', {
        itens: [{ servico: { codigo: ULTRASSOM }, centavos: 25_000 }],
        totalCentavos: 25_000,
      }),
    )
  },
  leitura: {
    chave: 'GET /atendimento',
    resposta: exemplo('GET /atendimento', { itens: [{ numero: 31, animal: { nome: 'Amora' } }] }),
    mostra: 'nº 31',
    vazia: {
      resposta: exemplo('GET /atendimento'),
      diz: 'Abra o primeiro, ou espere o pedido de uma clínica parceira.',
    },
  },
  acao: {
    chave: 'POST /atendimento',
    preenche: async () => {
      await page.getByRole('button', { name: 'Novo atendimento' }).first().click()
      await escolher('Paciente', /Amora/)
      await escrever('Peso agora', '9,8')
      await escolher('Incluir exame', /Ultrassom abdominal/)
      await escolher('Prioridade', 'Urgente')
    },
    botao: 'Abrir atendimento',
    resposta: { codigo: CODIGO, numero: 31 },
    pede: { animal: AMORA, pesoGramas: 9_800, prioridade: 'URGENTE', itens: [{ servico: ULTRASSOM }] },
    depois: 'Atendimento nº 31 aberto.',
    recusa: 'HORARIO_OCUPADO',
  },
})

it('na lista, só o urgente é dito urgente', async () => {
  servidor.responde(
    'GET /atendimento',
    exemplo('GET /atendimento', {
      itens: [
        { codigo: CODIGO, animal: { nome: 'Amora' }, prioridade: 'URGENTE' },
        { codigo: OUTRO, animal: { nome: 'Tobias' }, prioridade: 'ROTINA' },
      ],
    }),
  )
  await abrir('/atendimento', 'CLIENTE')
  await expect.element(page.getByRole('row', { name: /Amora/ }).getByText('Urgente')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Tobias/ })).toBeVisible()
  expect(
    page
      .getByRole('row', { name: /Tobias/ })
      .getByText('Urgente')
      .query(),
  ).toBeNull()
})

describe('um atendimento', () => {
  const paciente = () => page.getByRole('region', { name: 'Paciente' })

  async function abrirUm(mudanca: Parcial<Corpo<'GET /atendimento/:codigo'>> = {}): Promise<void> {
    servidor.responde('GET /atendimento/:codigo', atendimento(mudanca))
    await abrir(`/atendimento?codigo=${CODIGO}`, 'CLIENTE')
    await expect.element(page.getByRole('heading', { name: 'Atendimento nº 31' })).toBeVisible()
  }

  it.each([
    ['o peso tomado no dia', { pesoGramas: 9_800, animal: { pesoGramas: 8_000 } }, '9,8'],
    ['sem ele, o último do paciente', { animal: { pesoGramas: 8_000 } }, '8'],
  ])('diz do paciente %s', async (_, mudanca, peso) => {
    await abrirUm(mudanca)
    await expect.element(paciente().getByText(new RegExp(`^Canina\\s· .*\\s· ${peso}\\skg$`))).toBeVisible()
  })

  it('nunca pesado, não diz peso nenhum', async () => {
    await abrirUm()
    await expect.element(paciente().getByText(/^Canina/)).toBeVisible()
    expect(paciente().getByText(/kg/).query()).toBeNull()
  })

  it('concluir mostra antes o que será cobrado, e a recusa fica no diálogo', async () => {
    servidor.responde(
      'GET /atendimento/:codigo/cobranca',
      exemplo('GET /atendimento/:codigo/cobranca', {
        titulos: [
          {
            contraparte: 'Saúde Pet',
            valorCentavos: 15_000,
            vencimento: '2026-12-10',
            aFaturar: false,
            coparticipacao: false,
          },
          {
            contraparte: 'Ana Lima',
            valorCentavos: 10_000,
            vencimento: '2026-11-20',
            aFaturar: false,
            coparticipacao: true,
          },
        ],
      }),
    )
    servidor.recusa('POST /atendimento/:codigo/transicao', 'TRANSICAO_INVALIDA', {
      mensagem: 'Falta assinar um laudo.',
    })
    await abrirUm({ versao: 4 })
    await page.getByRole('button', { name: 'Concluir' }).click()
    const dialogo = page.getByRole('dialog', { name: 'Concluir atendimento?' })
    const aReceber = dialogo.getByRole('list', { name: 'A receber' })
    await expect.element(aReceber.getByText(/^R\$\s150,00$/)).toBeVisible()
    await expect.element(aReceber.getByText('Ana Lima (coparticipação)')).toBeVisible()
    await expect.element(aReceber.getByText('Saúde Pet', { exact: true })).toBeVisible()
    expect(servidor.pedidos('POST /atendimento/:codigo/transicao')).toEqual([])
    await dialogo.getByRole('button', { name: 'Concluir' }).click()
    await expect.element(dialogo.getByText('Falta assinar um laudo.')).toBeVisible()
    expect(servidor.pedidos('POST /atendimento/:codigo/transicao')).toMatchObject([{ versao: 4, acao: 'concluir' }])
  })

  it('que não abre diz por quê e tenta de novo', async () => {
    servidor.recusa('GET /atendimento/:codigo', 'MUITAS_TENTATIVAS', { mensagem: 'Espere um pouco.' })
    await abrir(`/atendimento?codigo=${CODIGO}`, 'CLIENTE')
    await expect.element(page.getByText('Espere um pouco.')).toBeVisible()
    servidor.responde('GET /atendimento/:codigo', atendimento())
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(paciente()).toBeVisible()
  })
})

it('sem exame nenhum, o campo que os inclui diz o que falta, e nada é enviado', async () => {
  servidor.responde('GET /animal', exemplo('GET /animal', { itens: [{ codigo: AMORA, nome: 'Amora' }] }))
  servidor.responde('GET /animal/:codigo', exemplo('GET /animal/:codigo', { codigo: AMORA, nome: 'Amora' }))
  await abrir('/atendimento?novo=1', 'CLIENTE')
  await escolher('Paciente', /Amora/)
  await page.getByRole('button', { name: 'Abrir atendimento' }).click()
  const campo = page.getByRole('combobox', { name: 'Incluir exame' })
  await expect.element(campo).toHaveAccessibleDescription(/Inclua ao menos um serviço\./)
  expect(servidor.pedidos('POST /atendimento')).toEqual([])
})

it('a mudança que passa do limite da clínica pergunta, e só vai com o sim de quem muda', async () => {
  const CLINICA = { codigo: codigo(5), nome: 'Clínica Vila' }
  const EXAME = { codigo: ULTRASSOM, nome: 'Ultrassom abdominal' }
  servidor.responde(
    'GET /atendimento/:codigo',
    atendimento({ parceiro: CLINICA, itens: [{ codigo: codigo(6), servico: EXAME }], permissoes: { editar: true } }),
  )
  servidor.responde(
    'POST /atendimento/preco',
    exemplo('POST /atendimento/preco', { itens: [{ servico: EXAME, centavos: 20_000 }] }),
  )
  servidor.responde('GET /fechamento/credito', exemplo('GET /fechamento/credito', { limiteCentavos: null }))
  servidor.recusa('PUT /atendimento/:codigo', 'ACIMA_DO_LIMITE', {
    detalhes: { parceiro: CLINICA, credito: { limiteCentavos: 50_000, usadoCentavos: 40_000, exameCentavos: 20_000 } },
  })
  await abrir(`/atendimento?codigo=${CODIGO}&editar=1`, 'CLIENTE')
  await escrever('Suspeita clínica', 'Hepatopatia')
  const salvar = page.getByRole('button', { name: 'Salvar', exact: true })
  await salvar.click()
  const pergunta = page.getByRole('dialog', { name: 'Acima do limite de crédito' })
  await expect.element(pergunta.getByText(/Este exame, de R\$\s200,00, passa dele em R\$\s100,00\./)).toBeVisible()
  servidor.responde('PUT /atendimento/:codigo', { versao: 2 })
  await pergunta.getByRole('button', { name: 'Continuar mesmo assim' }).click()
  await expect
    .poll(() => servidor.pedidos('PUT /atendimento/:codigo').map(({ passarDoLimite }) => passarDoLimite))
    .toEqual([false, true])
})
