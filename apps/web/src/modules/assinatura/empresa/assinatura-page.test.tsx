import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  cobranca,
  COBRANCA,
  cotacao,
  ESSENCIAL,
  fichaFiscal,
  pix,
  planos,
  PROVEDOR,
  REDE,
} from '../../../../teste/assinatura.ts'
import { provarTela } from '../../../../teste/provar-tela.tsx'
import { exemplo, type Parcial } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import type { Corpo } from '../../../../teste/servidor/tipos.ts'
import { abrir } from '../../../../teste/tela.tsx'
import { queryClient } from '../../../lib/query.ts'

const NADA = {
  assinar: false,
  mudarDePlano: false,
  desmarcarMudanca: false,
  trocarCartao: false,
  cancelar: false,
  reativar: false,
  pagar: false,
}

const situacao = (campos: Parcial<Corpo<'GET /assinatura'>> = {}) =>
  exemplo('GET /assinatura', {
    estado: 'TESTE',
    plano: ESSENCIAL,
    ciclo: 'MENSAL',
    testeAte: '2026-12-01',
    provedor: PROVEDOR,
    permissoes: { ...NADA, assinar: true },
    emAberto: null,
    ...campos,
  })

const ativa = (campos: Parcial<Corpo<'GET /assinatura'>> = {}) =>
  situacao({
    estado: 'ATIVO',
    testeAte: null,
    periodo: { de: '2026-11-20', ate: '2026-12-20' },
    renova: true,
    versao: 4,
    permissoes: { ...NADA, mudarDePlano: true, cancelar: true },
    ...campos,
  })

const lista = (itens: Parcial<Corpo<'GET /assinatura/cobranca'>>['itens'] = []) =>
  exemplo('GET /assinatura/cobranca', { itens })

function responder(uma = situacao()): void {
  servidor.responde('GET /assinatura', uma)
  servidor.responde('GET /plano/publico', planos)
  servidor.responde('GET /assinatura/nota', { notas: [] })
  servidor.responde('GET /assinatura/dados-fiscais', fichaFiscal())
  servidor.responde('GET /assinatura/cotacao', cotacao())
  servidor.responde('POST /assinatura/cobranca/:codigo/bilhete', () => new Promise(() => undefined))
}

const semCobrancas = () => servidor.responde('GET /assinatura/cobranca', lista())

const assinar = () => page.getByRole('button', { name: 'Assinar', exact: true })
const dialogo = () => page.getByRole('dialog', { name: 'Assinar' })

provarTela('/empresa/assinatura', {
  perfil: 'CLIENTE',
  tambem: () => responder(),
  leitura: {
    chave: 'GET /assinatura/cobranca',
    resposta: lista([
      { codigo: COBRANCA, tipo: 'RENOVACAO', estado: 'PAGA', plano: REDE, pagaEm: '2026-11-20T12:00:00Z' },
    ]),
    mostra: 'Renovação, Rede',
    vazia: { resposta: lista(), diz: 'Nenhuma cobrança ainda' },
  },
  acao: {
    chave: 'POST /assinatura/pagamento',
    // The price comes after the window, and the ways of paying after the price.
    preenche: async () => {
      await assinar().click()
      await dialogo().getByRole('button', { name: 'Pagar com Pix' }).findElement()
    },
    botao: 'Pagar com Pix',
    pede: { plano: ESSENCIAL.codigo, ciclo: 'MENSAL', meio: 'PIX', token: null, cupom: null },
    resposta: cobranca(),
    depois: /000201PIX/,
    recusa: 'TRANSICAO_INVALIDA',
  },
})

describe('assinar', () => {
  beforeEach(() => {
    responder()
    semCobrancas()
  })

  it('o cupom muda a conta, e o que não serve diz por quê sem perder a escolha', async () => {
    await abrir('/empresa/assinatura', 'CLIENTE')
    await assinar().click()
    await dialogo().getByRole('radio', { name: /^Rede/ }).click()
    servidor.responde('GET /assinatura/cotacao', cotacao({ recusaDoCupom: 'Este cupom já terminou.' }))
    await dialogo().getByLabelText('Cupom').fill('velho')
    await dialogo().getByRole('button', { name: 'Aplicar' }).click()
    await expect.element(dialogo().getByText('Este cupom já terminou.')).toBeVisible()
    expect(servidor.pedidos('GET /assinatura/cotacao').at(-1)).toEqual({
      plano: REDE.codigo,
      ciclo: 'MENSAL',
      cupom: 'VELHO',
    })
    await expect.element(dialogo().getByRole('radio', { name: /^Rede/ })).toBeChecked()
  })

  it('o cartão recusado diz o que houve e o que fazer, e a nova tentativa é da mesma cobrança', async () => {
    const recusado = cobranca({
      pagamento: {
        meio: 'CARTAO',
        estado: 'RECUSADA',
        pix: null,
        teste: true,
        motivo: 'SALDO_INSUFICIENTE',
        mensagem: 'O cartão não tem limite para esta compra.',
        oQueFazer: 'Use outro cartão ou pague com Pix.',
      },
    })
    servidor.responde('POST /assinatura/pagamento', recusado)
    servidor.responde('POST /assinatura/cobranca/:codigo/pagamento', cobranca({ estado: 'PAGA', versao: 3 }))
    await abrir('/empresa/assinatura', 'CLIENTE')
    await assinar().click()
    await dialogo().getByRole('button', { name: 'Pagar com cartão' }).click()
    await expect.element(dialogo().getByText('O cartão não tem limite para esta compra.')).toBeVisible()
    await expect.element(dialogo().getByText(/Use outro cartão ou pague com Pix/)).toBeVisible()
    await dialogo().getByRole('button', { name: 'Pagar com cartão' }).click()
    await expect.element(dialogo().getByText('Pagamento confirmado.')).toBeVisible()
    expect(servidor.pedidos('POST /assinatura/cobranca/:codigo/pagamento')).toMatchObject([
      { codigo: COBRANCA, meio: 'CARTAO', token: expect.stringMatching(/^teste:APROVADO:/) },
    ])
    expect(servidor.pedidos('POST /assinatura/pagamento')).toHaveLength(1)
  })

  it('sem resposta, pagar de novo é perguntar pela mesma cobrança', async () => {
    servidor.cai('POST /assinatura/pagamento')
    await abrir('/empresa/assinatura', 'CLIENTE')
    await assinar().click()
    await dialogo().getByRole('button', { name: 'Pagar com Pix' }).click()
    await expect.poll(() => servidor.pedidos('POST /assinatura/pagamento')).toHaveLength(1)
    await expect.element(dialogo().getByRole('button', { name: 'Pagar com Pix' })).toBeEnabled()
    servidor.responde('POST /assinatura/pagamento', cobranca())
    await dialogo().getByRole('button', { name: 'Pagar com Pix' }).click()
    await expect.element(dialogo().getByRole('img', { name: 'QR code do Pix' })).toBeVisible()
    const [um, outro] = servidor.pedidos('POST /assinatura/pagamento')
    expect(outro?.codigo).toBe(um?.codigo)
  })

  it('um plano menor se marca para o fim do período, e não quando passa do limite', async () => {
    responder(ativa({ plano: REDE }))
    const menor = { modo: 'NO_FIM', plano: ESSENCIAL, valorCentavos: 0, periodoDe: '2026-12-20' } as const
    servidor.responde(
      'GET /assinatura/cotacao',
      cotacao({ ...menor, excedentes: [{ recurso: 'usuarios', rotulo: 'Usuários', usado: 8, limite: 3 }] }),
    )
    servidor.responde('POST /assinatura/mudanca', ativa())
    await abrir('/empresa/assinatura', 'CLIENTE')
    await page.getByRole('button', { name: 'Mudar de plano' }).click()
    const marcar = page.getByRole('button', { name: 'Marcar a mudança para 20/12/2026' })
    await expect.element(page.getByText(/Usuários: 8 de 3/)).toBeVisible()
    await expect.element(marcar).toBeDisabled()
    servidor.responde('GET /assinatura/cotacao', cotacao(menor))
    await page.getByRole('radio', { name: /^Essencial/ }).click()
    await marcar.click()
    await expect.element(page.getByText('Marcado: o Essencial começa em 20/12/2026.')).toBeVisible()
    expect(servidor.pedidos('POST /assinatura/mudanca')).toEqual([
      { plano: ESSENCIAL.codigo, ciclo: 'MENSAL', versao: 4 },
    ])
  })
})

describe('a assinatura que corre', () => {
  beforeEach(semCobrancas)

  it('cancela só depois de dizer o que acontece', async () => {
    responder(ativa())
    servidor.responde('POST /assinatura/cancelamento', ativa({ renova: false }))
    await abrir('/empresa/assinatura', 'CLIENTE')
    await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
    const pergunta = page.getByRole('dialog', { name: 'Cancelar a assinatura?' })
    await expect.element(pergunta.getByText(/funcionar até 20\/12\/2026.*nada é apagado/)).toBeVisible()
    await pergunta.getByRole('button', { name: 'Manter' }).click()
    await expect.element(pergunta).not.toBeInTheDocument()
    expect(servidor.pedidos('POST /assinatura/cancelamento')).toEqual([])
    await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
    await pergunta.getByRole('button', { name: 'Cancelar a assinatura' }).click()
    await expect.element(page.getByText('Assinatura cancelada.')).toBeVisible()
    expect(servidor.pedidos('POST /assinatura/cancelamento')).toEqual([{ motivo: null, versao: 4 }])
  })

  it('o que está em aberto vem antes de tudo, com até quando tudo funciona', async () => {
    responder(
      ativa({
        estado: 'CARENCIA',
        carenciaAte: '2026-11-27',
        emAberto: cobranca({ pagamento: null }),
        permissoes: { ...NADA, pagar: true },
      }),
    )
    servidor.responde('POST /assinatura/cobranca/:codigo/pagamento', cobranca({ versao: 2 }))
    await abrir('/empresa/assinatura', 'CLIENTE')
    const aberta = page.getByRole('region', { name: /149,90 em aberto/ })
    await expect.element(aberta.getByText(/vencimento em 20\/11\/2026.*até 27\/11\/2026/)).toBeVisible()
    await aberta.getByRole('button', { name: 'Pagar com Pix' }).click()
    await expect.element(aberta.getByRole('img', { name: 'QR code do Pix' })).toBeVisible()
  })
})

it('diz que nada é cobrado por aqui só a quem nada paga nem deve', async () => {
  semCobrancas()
  const liberada = { estado: 'ATIVO', testeAte: null, periodo: null } as const
  responder(situacao(liberada))
  const tela = await abrir('/empresa/assinatura', 'CLIENTE')
  await expect.element(page.getByText('nada é cobrado por aqui')).toBeVisible()
  await tela.unmount()
  queryClient.clear()
  responder(situacao({ ...liberada, emAberto: cobranca() }))
  await abrir('/empresa/assinatura', 'CLIENTE')
  await expect.element(page.getByRole('region', { name: /149,90 em aberto/ })).toBeVisible()
  expect(page.getByText('nada é cobrado por aqui').query()).toBeNull()
})

describe('um Pix que espera', () => {
  beforeEach(semCobrancas)
  const aberta = page.getByRole('region', { name: /149,90 em aberto/ })
  const comPix = (expiraEm: string) => {
    const pagamento = { meio: 'PIX', estado: 'PENDENTE', pix: { ...pix, expiraEm }, teste: false } as const
    return cobranca({ pagamento: { ...pagamento, motivo: null, mensagem: null, oQueFazer: null } })
  }

  it('vencido, já não se mostra: diz o que fazer e deixa pagar de novo', async () => {
    responder(ativa({ estado: 'CARENCIA', emAberto: comPix('2020-01-01T00:00:00Z') }))
    await abrir('/empresa/assinatura', 'CLIENTE')
    await expect.element(aberta.getByText('O Pix venceu sem ser pago.')).toBeVisible()
    await expect.element(aberta.getByRole('button', { name: 'Pagar com Pix' })).toBeVisible()
    expect(aberta.getByRole('img', { name: 'QR code do Pix' }).query()).toBeNull()
  })

  it('valendo, mostra quanto resta, e quem prefere o cartão o usa', async () => {
    responder(ativa({ estado: 'CARENCIA', emAberto: comPix(new Date(Date.now() + 1_800_000).toISOString()) }))
    servidor.responde('POST /assinatura/cobranca/:codigo/pagamento', cobranca({ estado: 'PAGA', versao: 3 }))
    await abrir('/empresa/assinatura', 'CLIENTE')
    await expect.element(aberta.getByText(/Vale por mais 29:\d\d/)).toBeVisible()
    await aberta.getByRole('button', { name: 'Pagar de outro jeito' }).click()
    await aberta.getByRole('button', { name: 'Pagar com cartão' }).click()
    await expect.element(page.getByText('A assinatura está em dia.')).toBeVisible()
    expect(servidor.pedidos('POST /assinatura/cobranca/:codigo/pagamento')).toMatchObject([{ meio: 'CARTAO' }])
  })
})

it('das cobranças que não cabem, diz quantas mostra', async () => {
  responder()
  servidor.responde(
    'GET /assinatura/cobranca',
    exemplo('GET /assinatura/cobranca', { itens: [{ codigo: COBRANCA }], proximo: 'adiante' }),
  )
  await abrir('/empresa/assinatura', 'CLIENTE')
  await expect.element(page.getByText('As 1 mais novas.')).toBeVisible()
})

describe('o aviso sobre as outras telas', () => {
  it('diz que não foi paga, até quando tudo funciona, e leva a pagar', async () => {
    servidor.responde('GET /assinatura', ativa({ estado: 'CARENCIA', carenciaAte: '2026-11-27' }))
    servidor.responde('GET /suporte', [])
    await abrir('/empresa/suporte', 'CLIENTE')
    await expect.element(page.getByText(/não foi paga. Tudo funciona até 27\/11\/2026/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Pagar' })).toHaveAttribute('href', '/empresa/assinatura')
  })

  it('quem não cuida da assinatura não é perguntado nem avisado', async () => {
    servidor.responde('GET /laudo', exemplo('GET /laudo'))
    await abrir('/laudo', 'ESPECIALISTA')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Laudos' })).toBeVisible()
    await expect.poll(() => servidor.pedidos('GET /conta/termos')).toHaveLength(1)
    expect(servidor.pedidos('GET /assinatura')).toEqual([])
  })
})
