import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escolherImagens } from '../../../../teste/escolher-imagens.ts'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

// A draft stays in the browser: each test writes a laudo of its own.
let codigo = ''
const RELATORIO = '01990000-0000-7000-8000-0000000000e2'
const DIAMETRO = { id: 'DIVED', rotulo: 'DIVEd', valor: null, unidade: 'cm' as const }
const SEPTO = { id: 'SIVD', rotulo: 'SIVd', valor: 0.9, unidade: 'cm' as const }
const PAREDE = { id: 'PLVED', rotulo: 'PLVEd', valor: null, unidade: 'cm' as const }
const VENTRICULO = { id: 've', titulo: 'Ventrículo', orgao: 'VENTRICULO_ESQUERDO', medidas: [DIAMETRO, SEPTO, PAREDE] }
const lida = (conceito: string, nome: string, valor: number, unidade = 'cm') => ({
  conceito: { codigo: conceito, esquema: 'LN', nome },
  valor,
  unidade,
  local: null,
  lado: null,
  derivacao: null,
  escolhida: false,
  feto: null,
  modificadores: [],
})
const LIDO = exemplo('POST /laudo/:codigo/relatorio', {
  arquivo: RELATORIO,
  dicom: { aparelho: 'Vivid iq', paciente: 'Thor', especie: null, modalidade: 'SR' },
  medidas: [
    lida('29436-3', 'LVIDd', 34.2, 'mm'),
    lida('18154-5', 'IVSd', 0.81),
    lida('18152-9', 'LVPWd', 0.7),
    lida('18152-9', 'LVPWd', 0.75),
    { ...lida('99VET1', 'EPSS', 3.1, 'mm'), conceito: { codigo: '99VET1', esquema: '99X', nome: 'EPSS' } },
  ],
})
const laudo = (relatorios: (typeof LIDO)[]) =>
  exemplo('GET /laudo/:codigo', {
    codigo,
    estado: 'RASCUNHO',
    modalidade: 'ECOCARDIOGRAFIA',
    paciente: { nome: 'Amora', especie: 'Canina', tutor: 'Clara Prado' },
    conteudo: { secoes: [VENTRICULO] },
    relatorios,
  })
const medida = (nome: string) => page.getByRole('region', { name: 'Ventrículo' }).getByRole('group', { name: nome })
const salvas = () => servidor.pedidos('PUT /laudo/:codigo').at(-1)?.conteudo.secoes[0]?.medidas
const origemDe = (conceito: string) => ({ relatorio: RELATORIO, aparelho: 'Vivid iq', conceito })
const abrirPainel = async () => {
  await page.getByRole('tab', { name: 'Medidas' }).click()
  return page.getByRole('region', { name: 'Medidas do equipamento' })
}

describe('medidas do equipamento', () => {
  beforeEach(() => {
    codigo = crypto.randomUUID()
    let versao = 1
    servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
    servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
    servidor.responde('PUT /laudo/:codigo', () => ({ versao: ++versao, alteradoEm: '2026-11-20T12:00:00Z' }))
  })

  it('confirmar todas preenche só o campo vazio de um valor só, e guarda de onde veio', async () => {
    servidor.responde('GET /laudo/:codigo', laudo([LIDO]))
    await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
    const painel = await abrirPainel()
    await expect.element(painel.getByText('Thor')).toBeVisible()
    await painel.getByRole('button', { name: 'Confirmar 1 medida' }).click()
    await expect.element(medida('DIVEd').getByText('Do equipamento (Vivid iq), confirmada.')).toBeVisible()
    await expect.poll(() => salvas()?.map(({ valor }) => valor)).toEqual([3.42, 0.9, null])
    expect(salvas()?.[0]?.origem).toEqual(origemDe('LN:29436-3'))
    await expect.element(painel.getByText(/Nada a confirmar/)).toBeVisible()
    await painel.getByText('1 lida e sem uso neste laudo').click()
    await expect.element(painel.getByText('EPSS')).toBeVisible()
  })

  it('o que foi digitado só se troca por escolha, e o digitado depois deixa de ser do equipamento', async () => {
    servidor.responde('GET /laudo/:codigo', laudo([LIDO]))
    await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
    await medida('SIVd')
      .getByRole('button', { name: /^Trocar por 0,81 cm em SIVd/ })
      .click()
    await expect.poll(() => salvas()?.[1]).toMatchObject({ valor: 0.81, origem: origemDe('LN:18154-5') })
    await medida('PLVEd')
      .getByRole('button', { name: /^Usar 0,75 cm/ })
      .click()
    await expect.poll(() => salvas()?.[2]).toMatchObject({ valor: 0.75, origem: origemDe('LN:18152-9') })
    await medida('SIVd').getByRole('textbox', { name: 'SIVd' }).fill('0,85')
    await expect.poll(() => salvas()?.[1]?.valor).toBe(0.85)
    expect(salvas()?.[1]).not.toHaveProperty('origem')
    await medida('SIVd').getByRole('textbox', { name: 'SIVd' }).fill('0,81')
    await expect.element(medida('SIVd').getByText('Igual à do equipamento.')).toBeVisible()
  })

  it('um relatório solto na tela vai como relatório, e as suas medidas aparecem sem recarregar', async () => {
    servidor.responde('GET /laudo/:codigo', laudo([]))
    servidor.responde('POST /laudo/:codigo/relatorio', LIDO)
    await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
    await expect.element(medida('DIVEd')).toBeVisible()
    const sr = new File(['\0'.repeat(128), 'DICM...UI\0\x1e1.2.840.10008.5.1.4.1.1.88.33'], 'SR0001.dcm', {
      type: 'application/dicom',
    })
    await escolherImagens(sr)
    await expect.element(medida('DIVEd').getByRole('button', { name: /^Usar 3,42 cm/ })).toBeVisible()
    expect(servidor.pedidos('POST /laudo/:codigo/relatorio')).toHaveLength(1)
  })
})
