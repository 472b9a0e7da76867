import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { COBRANCA, fichaFiscal, PROVEDOR, REDE } from '../../../../teste/assinatura.ts'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const SEM_ENDERECO = { cep: null, cidade: null, logradouro: null, numero: null, bairro: null }
const FALTAM = ['o CEP', 'a cidade', 'a rua ou avenida', 'o bairro']
const OUTRA = '01990000-0000-7000-8000-0000000000c2'

beforeEach(() => {
  servidor.responde(
    'GET /assinatura',
    exemplo('GET /assinatura', { estado: 'ATIVO', provedor: PROVEDOR, emAberto: null }),
  )
  servidor.responde(
    'GET /assinatura/cobranca',
    exemplo('GET /assinatura/cobranca', {
      itens: [
        { codigo: COBRANCA, estado: 'PAGA', plano: REDE },
        { codigo: OUTRA, estado: 'PAGA', plano: REDE },
      ],
    }),
  )
  servidor.responde('GET /assinatura/nota', { notas: [] })
  servidor.responde('GET /assinatura/dados-fiscais', fichaFiscal())
})

const secao = () => page.getByRole('region', { name: 'Dados para a nota fiscal' })

describe('os dados para a nota', () => {
  it('completos, são lidos e corrigidos, com a versão que se via', async () => {
    servidor.responde('PUT /assinatura/dados-fiscais', fichaFiscal({ razaoSocial: 'Lumiar S.A.', versao: 8 }))
    await abrir('/empresa/assinatura', 'CLIENTE')
    await expect.element(secao().getByText('11.222.333/0001-81')).toBeVisible()
    await expect.element(secao().getByText('Av. Brasil, 100, Jardins, São Paulo/SP, 01430-001')).toBeVisible()
    await secao().getByRole('button', { name: 'Corrigir os dados' }).click()
    const janela = page.getByRole('dialog', { name: 'Dados para a nota fiscal' })
    await janela.getByLabelText(/^Nome ou razão social/).fill('Lumiar S.A.')
    await janela.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(page.getByText('Dados salvos: valem da próxima nota em diante.')).toBeVisible()
    expect(servidor.pedidos('PUT /assinatura/dados-fiscais')).toMatchObject([
      { razaoSocial: 'Lumiar S.A.', documento: '11222333000181', cep: '01430001', cidade: '3550308', versao: 7 },
    ])
  })

  it('sem endereço, dizem o que falta e que a assinatura continua; quem não muda a empresa não é chamado a mudar', async () => {
    servidor.responde(
      'GET /assinatura/dados-fiscais',
      fichaFiscal({ ...SEM_ENDERECO, faltam: FALTAM, permissoes: { editar: false } }),
    )
    await abrir('/empresa/assinatura', 'CLIENTE')
    await expect
      .element(secao().getByText(/Falta o CEP, a cidade, a rua ou avenida e o bairro\..*a assinatura continua igual/))
      .toBeVisible()
    await expect.element(secao().getByText('Não informado')).toBeVisible()
    expect(secao().getByRole('button').elements()).toEqual([])
  })

  it('mudados por outra pessoa, não são gravados por cima', async () => {
    servidor.recusa('PUT /assinatura/dados-fiscais', 'CONFLITO_DE_VERSAO')
    await abrir('/empresa/assinatura', 'CLIENTE')
    await secao().getByRole('button', { name: 'Corrigir os dados' }).click()
    const janela = page.getByRole('dialog', { name: 'Dados para a nota fiscal' })
    await janela.getByLabelText('Bairro').fill('Cerqueira César')
    await janela.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(janela.getByRole('button', { name: 'Ver versão atual' })).toBeVisible()
  })
})

describe('a nota de uma cobrança', () => {
  it('está junto dela, diz que é de teste, e se baixa; a que não tem nota nada oferece', async () => {
    servidor.responde('GET /assinatura/nota', {
      notas: [{ cobranca: COBRANCA, numero: 12, estado: 'AUTORIZADA', emitidaEm: '2026-11-20T15:00:00Z', teste: true }],
    })
    servidor.responde('GET /assinatura/cobranca/:codigo/nota/xml', new Blob(['<NFSe/>']))
    await abrir('/empresa/assinatura', 'CLIENTE')
    await expect.element(page.getByText('Nota fiscal nº 12, de teste, sem valor fiscal')).toBeVisible()
    expect(page.getByRole('button', { name: 'PDF da nota' }).elements()).toHaveLength(1)
    await page.getByRole('button', { name: 'XML da nota' }).click()
    await expect
      .poll(() => servidor.pedidos('GET /assinatura/cobranca/:codigo/nota/xml'))
      .toEqual([{ codigo: COBRANCA }])
  })

  it('cancelada, diz que o foi', async () => {
    servidor.responde('GET /assinatura/nota', {
      notas: [{ cobranca: OUTRA, numero: 13, estado: 'CANCELADA', emitidaEm: '2026-11-20T15:00:00Z', teste: false }],
    })
    await abrir('/empresa/assinatura', 'CLIENTE')
    await expect.element(page.getByText('Nota fiscal nº 13, cancelada', { exact: true })).toBeVisible()
  })
})
